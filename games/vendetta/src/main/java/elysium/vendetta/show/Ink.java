package elysium.vendetta.show;

import static elysium.kernel.Table.NONE;

import elysium.vendetta.table.Clan;

/// The colours of a terminal, or none.
record Ink(boolean on) {
    private static final String FAINT = "2", BOLD = "1", RED = "1;38;5;196", GOLD = "1;38;5;220", WARN = "38;5;208";

    String clan(int clan, String text) {
        if (clan == NONE) return text;
        int colour = switch (Clan.of(clan)) {
            case BRUJAH -> 203;
            case NOSFERATU -> 71;
            case TOREADOR -> 212;
            case TREMERE -> 141;
            case MALKAVIAN -> 185;
            case GANGREL -> 173;
            case VENTRUE -> 75;
        };
        return paint("1;38;5;" + colour, text);
    }

    String blood(String text) {
        return paint(RED, text);
    }

    String gold(String text) {
        return paint(GOLD, text);
    }

    String warn(String text) {
        return paint(WARN, text);
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
