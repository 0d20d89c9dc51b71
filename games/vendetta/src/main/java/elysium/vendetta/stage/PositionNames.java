package elysium.vendetta.stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The names at the seats as a position text can hold them: other names would be taken for something else.
final class PositionNames {
    private static final Set<String> TAKEN = Set.of("the rack", "the asylum", "club zombie", "prince's haven", "common",
            "noted", "lasting", "all", "nobody", "spectators");
    private static final String HOLDS = " -'’.";

    private PositionNames() {}

    static List<String> plain(List<String> names, int players) {
        List<String> plain = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            String name = seat < names.size() ? names.get(seat) : "";
            plain.add(fits(name) && !plain.contains(name) ? name : "Seat " + (seat + 1));
        }
        return plain;
    }

    static boolean fits(String name) {
        if (name.isBlank() || name.contains("  ") || !name.equals(name.strip())) return false;
        if (TAKEN.contains(Reading.plain(name)) || name.startsWith("in the middle")) return false;
        if (name.contains(" by ")) return false;
        for (int i = 0; i < name.length(); i++)
            if (!Character.isLetterOrDigit(name.charAt(i)) && HOLDS.indexOf(name.charAt(i)) < 0) return false;
        return true;
    }
}
