package elysium.tabletop.scenario;

import static elysium.kernel.Table.EVERYONE;
import static elysium.kernel.Table.SPECTATOR;

import java.util.List;
import elysium.kernel.Table;

/// Seats and spectators as a scenario or a position text names them, a bit each.
public final class Viewers {
    private static final String ALL = "all", NOBODY = "nobody", SPECTATORS = "spectators";
    static final List<String> WORDS = List.of(ALL, NOBODY, SPECTATORS);

    private Viewers() {}

    public static int seat(List<String> names, String name) {
        int seat = names.indexOf(name);
        if (seat < 0) throw ScenarioValues.wrong("nobody is called '" + name + "'; here are " + names);
        return seat;
    }

    /// A seat, or the spectators.
    public static int viewer(List<String> names, String name) {
        return name.equals(SPECTATORS) ? SPECTATOR : seat(names, name);
    }

    /// All who sit at a table, and the spectators.
    public static int all(Table<?> t) {
        return (1 << t.players()) - 1 | 1 << SPECTATOR;
    }

    /// The same viewers; all who sit there are everyone, who may join them.
    public static int wide(Table<?> t, int who) {
        return (who & all(t)) == all(t) ? EVERYONE : who;
    }

    public static String said(Table<?> t, List<String> names, int who) {
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
