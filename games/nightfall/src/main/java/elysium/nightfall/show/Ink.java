package elysium.nightfall.show;

import elysium.nightfall.table.Color;

/// The colours of a terminal, or none; each color of the game also has its phase of the moon.
record Ink(boolean on) {
    private static final String FAINT = "2", BOLD = "1", RED = "1;38;5;203", GOLD = "1;38;5;220";
    private static final int[] SEATS = {209, 110, 108, 176, 179};

    /// A moon in its color: no two colors have the same sign.
    String moon(int color) {
        if (color < 0) return " ";
        return switch (Color.of(color)) {
            case WHITE -> paint("38;5;255", "●");
            case YELLOW -> paint("38;5;221", "◕");
            case RED -> paint("38;5;203", "◐");
            case BLUE -> paint("38;5;75", "◑");
            case GREEN -> paint("38;5;114", "☽");
            case VIOLET -> paint("38;5;141", "☾");
        };
    }

    /// The moons of a mask, a bit each.
    String moons(int mask) {
        StringBuilder out = new StringBuilder();
        for (Color color : Color.values())
            if ((mask >> color.ordinal() & 1) != 0) out.append(moon(color.ordinal()));
        return out.toString();
    }

    String seat(int seat, String text) {
        return paint("1;38;5;" + SEATS[seat % SEATS.length], text);
    }

    String blood(String text) {
        return paint(RED, text);
    }

    String gold(String text) {
        return paint(GOLD, text);
    }

    String bold(String text) {
        return paint(BOLD, text);
    }

    String faint(String text) {
        return paint(FAINT, text);
    }

    private String paint(String code, String text) {
        return on && !text.isEmpty() ? "\u001B[" + code + "m" + text + "\u001B[0m" : text;
    }
}
