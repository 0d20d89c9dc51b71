package elysium.nightfall.show.terminal;

import elysium.nightfall.table.Color;
import elysium.tabletop.terminal.AnsiColours;

/// Draws each color as a different phase of the moon.
final class Moons {
    private Moons() {}

    static String of(AnsiColours ink, int color) {
        if (color < 0) return " ";
        return switch (Color.of(color)) {
            case WHITE -> ink.colour(255, "●");
            case YELLOW -> ink.colour(221, "◕");
            case RED -> ink.colour(203, "◐");
            case BLUE -> ink.colour(75, "◑");
            case GREEN -> ink.colour(114, "☽");
            case VIOLET -> ink.colour(141, "☾");
        };
    }

    /// The moons of a bit set of colors.
    static String all(AnsiColours ink, int mask) {
        StringBuilder out = new StringBuilder();
        for (Color color : Color.values())
            if ((mask >> color.ordinal() & 1) != 0) out.append(of(ink, color.ordinal()));
        return out.toString();
    }
}
