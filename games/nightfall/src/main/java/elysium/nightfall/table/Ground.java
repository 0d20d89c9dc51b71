package elysium.nightfall.table;

import elysium.kernel.Table;
import elysium.tabletop.Layout;
import elysium.tabletop.Secrecy;
import elysium.tabletop.Zones;

/// Where things lie: the zones of the table, and the cells of its own facts.
public final class Ground {
    static final int SEATS = Table.SEATS;
    /// Archives are numbered: two for each seat, those of a seat side by side, then the commons.
    public static final int PRIVATE = 2, COMMONS = PRIVATE * SEATS, MOST_COMMONS = 10,
            ARCHIVES = COMMONS + MOST_COMMONS;
    /// Five starting decks, the draft cards with the promotional one, six more copies for each archive, the wounds.
    private static final int ROWS = 5 * 12 + 27 + 6 * (8 + 5 * PRIVATE) + 60;

    static final Zones ZONES = new Zones();
    public static final int HAND = ZONES.eachSeat("hand", Secrecy.HELD, false),
            DECK = ZONES.eachSeat("deck", Secrecy.PILE, false),
            DISCARD = ZONES.eachSeat("discard", Secrecy.DISCARDS, false),
            PLAY = ZONES.eachSeat("play", Secrecy.OPEN, false), DEALT = ZONES.eachSeat("dealt", Secrecy.HELD, false),
            PASSED = ZONES.eachSeat("passed", Secrecy.HELD, false), ARCHIVE = archives();
    public static final int WOUNDS = ZONES.common("wounds", Secrecy.PILE, false),
            CHAIN = ZONES.common("chain", Secrecy.OPEN, false), EXILE = ZONES.common("exile", Secrecy.OPEN, false),
            ASIDE = ZONES.common("aside", Secrecy.PILE, false), BOX = ZONES.common("box", Secrecy.PILE, false);

    static final Layout LAYOUT = new Layout(ZONES, new Layout.Room(ROWS, 2, 2, 1, 1, 1), Moment.COUNT, 1);
    static final int OPTIONS = LAYOUT.slices.of("options", 1), FIRST = LAYOUT.slices.of("firstPlayer", 1),
            ACTIVE = LAYOUT.slices.of("active", 1), TURN = LAYOUT.slices.of("turn", 1),
            BLED = LAYOUT.slices.of("bled", 1),
            FACE_UP = LAYOUT.slices.of("faceUp", 1), ENDING = LAYOUT.slices.of("ending", 1),
            OPENED = LAYOUT.slices.of("opened", 1), UNBLOCKED = LAYOUT.slices.of("unblocked", 1),
            RESOLVING = LAYOUT.slices.of("resolving", 1), GAME = LAYOUT.slices.of("game", 1),
            WINNER = LAYOUT.slices.of("winner", 1), INFLUENCE = LAYOUT.slices.of("influence", SEATS),
            WOUNDED = LAYOUT.slices.of("wounds", SEATS * Wound.COUNTS), SUMS = LAYOUT.slices.of("sums", SEATS),
            PLACED = LAYOUT.slices.of("placed", SEATS);

    private Ground() {}

    private static int archives() {
        int first = ZONES.size();
        for (int seat = 0; seat < SEATS; seat++)
            for (int k = 0; k < PRIVATE; k++) ZONES.one("archive", Secrecy.OPEN, seat, false);
        for (int k = 0; k < MOST_COMMONS; k++) ZONES.common("commons", Secrecy.OPEN, false);
        return first;
    }
}
