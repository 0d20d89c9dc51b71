package elysium.server.message;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Computes the changes between two views.
final class ViewDiff {
    private ViewDiff() {}

    /// The changed state; lists that are now all zeros are empty lists.
    static Map<String, List<Integer>> state(Map<String, List<Integer>> before, Map<String, List<Integer>> now) {
        if (before == now) return Map.of();
        Map<String, List<Integer>> changed = new LinkedHashMap<>();
        now.forEach((name, numbers) -> {
            if (!numbers.equals(before.get(name))) changed.put(name, numbers);
        });
        for (String name : before.keySet()) if (!now.containsKey(name)) changed.put(name, List.of());
        return changed;
    }

    /// The changed zones in the order of their numbers; zones that have become empty come last, without cards.
    static List<Message.Zone> zones(List<Message.Zone> before, List<Message.Zone> now) {
        List<Message.Zone> changed = new ArrayList<>(), empty = new ArrayList<>();
        int at = 0;
        for (Message.Zone zone : now) {
            for (; at < before.size() && before.get(at).zone() < zone.zone(); at++) empty.add(emptied(before.get(at)));
            boolean known = at < before.size() && before.get(at).zone() == zone.zone();
            if (!known || !zone.equals(before.get(at))) changed.add(zone);
            if (known) at++;
        }
        for (; at < before.size(); at++) empty.add(emptied(before.get(at)));
        changed.addAll(empty);
        return changed;
    }

    private static Message.Zone emptied(Message.Zone zone) {
        return new Message.Zone(zone.zone(), zone.name(), zone.seat(), zone.index(), 0, List.of());
    }
}
