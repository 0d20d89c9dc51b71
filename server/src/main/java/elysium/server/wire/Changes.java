package elysium.server.wire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a view has that the one before had not.
final class Changes {
    private Changes() {}

    /// The facts that are others now; those that have become all zeros are empty.
    static Map<String, List<Integer>> facts(Map<String, List<Integer>> before, Map<String, List<Integer>> now) {
        Map<String, List<Integer>> changed = new LinkedHashMap<>();
        now.forEach((name, numbers) -> {
            if (!numbers.equals(before.get(name))) changed.put(name, numbers);
        });
        for (String name : before.keySet()) if (!now.containsKey(name)) changed.put(name, List.of());
        return changed;
    }

    /// The zones in which something is otherwise now; those in which nothing lies any more have no cards.
    static List<Message.Zone> zones(List<Message.Zone> before, List<Message.Zone> now) {
        Map<Integer, Message.Zone> gone = new LinkedHashMap<>(), known = new HashMap<>();
        for (Message.Zone zone : before) gone.put(zone.zone(), zone);
        known.putAll(gone);
        List<Message.Zone> changed = new ArrayList<>();
        for (Message.Zone zone : now) {
            gone.remove(zone.zone());
            if (!zone.equals(known.get(zone.zone()))) changed.add(zone);
        }
        for (Message.Zone zone : gone.values())
            changed.add(new Message.Zone(zone.zone(), zone.name(), zone.seat(), zone.index(), 0, List.of()));
        return changed;
    }
}
