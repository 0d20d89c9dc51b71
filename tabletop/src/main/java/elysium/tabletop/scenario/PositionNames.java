package elysium.tabletop.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Checks that a player's name can be used in a position text without being taken for something else.
public final class PositionNames {
    private static final String HOLDS = " -'’.";

    private final Set<String> taken;

    /// @param taken the other words at the left margin, in lower case
    public PositionNames(Set<String> taken) {
        this.taken = taken;
    }

    public List<String> usableNames(List<String> names, int players) {
        List<String> plain = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            String name = seat < names.size() ? names.get(seat) : "";
            plain.add(isUsable(name) && !plain.contains(name) ? name : "Seat " + (seat + 1));
        }
        return plain;
    }

    public boolean isUsable(String name) {
        if (name.isBlank() || name.contains("  ") || !name.equals(name.strip())) return false;
        if (taken.contains(ScenarioValues.normalize(name)) || Viewers.WORDS.contains(name)) return false;
        if (name.startsWith("in the middle") || name.contains(" by ")) return false;
        for (int i = 0; i < name.length(); i++)
            if (!Character.isLetterOrDigit(name.charAt(i)) && HOLDS.indexOf(name.charAt(i)) < 0) return false;
        return true;
    }
}
