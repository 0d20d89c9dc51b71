package elysium.tabletop.scenario;

import static elysium.kernel.Table.EVERYONE;
import static elysium.kernel.Table.SPECTATOR;

import java.util.List;
import elysium.kernel.Table;

/// Converts between bit sets of viewers and their names in scenarios and position texts.
public final class Viewers {
    private static final String ALL = "all", NOBODY = "nobody", SPECTATORS = "spectators";
    static final List<String> WORDS = List.of(ALL, NOBODY, SPECTATORS);

    private Viewers() {}

    public static int seat(List<String> names, String name) {
        int seat = names.indexOf(name);
        if (seat < 0) throw ScenarioValues.wrong("nobody is called '" + name + "'; the players are " + names);
        return seat;
    }

    /// The viewer with a player's name, or the spectators.
    public static int viewer(List<String> names, String name) {
        return name.equals(SPECTATORS) ? SPECTATOR : seat(names, name);
    }

    /// All players of a table and the spectators, as a bit set.
    public static int all(Table<?> t) {
        return (1 << t.players()) - 1 | 1 << SPECTATOR;
    }

    /// The same viewers, but [Table#EVERYONE] if they are all viewers of this table.
    public static int widen(Table<?> t, int who) {
        return (who & all(t)) == all(t) ? EVERYONE : who;
    }

    public static String write(Table<?> t, List<String> names, int who) {
        if (who == all(t)) return ALL;
        StringBuilder out = new StringBuilder();
        for (int seat = 0; seat < t.players(); seat++)
            if ((who >> seat & 1) != 0) out.append(out.isEmpty() ? "" : ", ").append(names.get(seat));
        if ((who >> SPECTATOR & 1) != 0) out.append(out.isEmpty() ? "" : ", ").append(SPECTATORS);
        return out.isEmpty() ? NOBODY : out.toString();
    }

    public static int read(List<String> names, String words) {
        if (words.equals(ALL)) return EVERYONE;
        int who = 0;
        if (words.equals(NOBODY)) return who;
        for (String name : words.split(",")) who |= 1 << viewer(names, name.strip());
        return who;
    }
}
