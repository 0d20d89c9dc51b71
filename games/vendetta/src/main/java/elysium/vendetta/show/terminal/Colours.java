package elysium.vendetta.show.terminal;

import static elysium.kernel.Table.NONE;

import elysium.tabletop.terminal.AnsiColours;
import elysium.vendetta.table.Clan;

/// The colours of the clans.
final class Colours {
    private Colours() {}

    static String clan(AnsiColours ink, int clan, String text) {
        if (clan == NONE) return text;
        return ink.bold(switch (Clan.of(clan)) {
            case BRUJAH -> 203;
            case NOSFERATU -> 71;
            case TOREADOR -> 212;
            case TREMERE -> 141;
            case MALKAVIAN -> 185;
            case GANGREL -> 173;
            case VENTRUE -> 75;
        }, text);
    }
}
