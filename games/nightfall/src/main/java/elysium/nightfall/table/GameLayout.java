package elysium.nightfall.table;

import elysium.kernel.Table;
import elysium.tabletop.Layout;
import elysium.tabletop.Visibility;
import elysium.tabletop.Zones;

/// The layout of a table: its zones, and the cells of the game's own facts.
public final class GameLayout {
    static final int SEATS = Table.SEATS;
    /// The numbers of archives: two for each seat, next to each other, then the commons.
    public static final int PRIVATE = 2, COMMONS = PRIVATE * SEATS, MOST_COMMONS = 10,
            ARCHIVES = COMMONS + MOST_COMMONS;
    /// Room for five starting decks, the draft cards with the promotional one, six more copies for each archive, and
    /// the wounds.
    private static final int ROWS = 5 * 12 + 27 + 6 * (8 + 5 * PRIVATE) + 60;

    static final Zones ZONES = new Zones();
    public static final int HAND = ZONES.addForEachSeat("hand", Visibility.HELD, false),
            DECK = ZONES.addForEachSeat("deck", Visibility.PILE, false),
            DISCARD = ZONES.addForEachSeat("discard", Visibility.DISCARDS, false),
            PLAY = ZONES.addForEachSeat("play", Visibility.OPEN, false),
            DEALT = ZONES.addForEachSeat("dealt", Visibility.HELD, false),
            PASSED = ZONES.addForEachSeat("passed", Visibility.HELD, false), ARCHIVE = archives();
    public static final int WOUNDS = ZONES.addCommon("wounds", Visibility.PILE, false),
            CHAIN = ZONES.addCommon("chain", Visibility.OPEN, false),
            EXILE = ZONES.addCommon("exile", Visibility.OPEN, false),
            ASIDE = ZONES.addCommon("aside", Visibility.PILE, false),
            BOX = ZONES.addCommon("box", Visibility.PILE, false);

    static final Layout LAYOUT = new Layout(ZONES, new Layout.Room(ROWS, 2, 2, 1, 1, 1), Moment.COUNT, 1);
    static final int OPTIONS = LAYOUT.slices.shown("options", 1), FIRST = LAYOUT.slices.shown("firstPlayer", 1),
            ACTIVE = LAYOUT.slices.shown("active", 1), TURN = LAYOUT.slices.shown("turn", 1),
            BLED = LAYOUT.slices.shown("bled", 1),
            FACE_UP = LAYOUT.slices.shown("faceUp", 1), ENDING = LAYOUT.slices.shown("ending", 1),
            OPENED = LAYOUT.slices.shown("opened", 1), UNBLOCKED = LAYOUT.slices.shown("unblocked", 1),
            RESOLVING = LAYOUT.slices.shown("resolving", 1), GAME = LAYOUT.slices.shown("game", 1),
            WINNER = LAYOUT.slices.shown("winner", 1), INFLUENCE = LAYOUT.slices.shown("influence", SEATS),
            WOUNDED = LAYOUT.slices.shown("wounds", SEATS * Wound.COUNTS), SUMS = LAYOUT.slices.shown("sums", SEATS),
            PLACED = LAYOUT.slices.shown("placed", SEATS);

    private GameLayout() {}

    private static int archives() {
        int first = ZONES.size();
        for (int seat = 0; seat < SEATS; seat++)
            for (int k = 0; k < PRIVATE; k++) ZONES.add("archive", Visibility.OPEN, seat, false);
        for (int k = 0; k < MOST_COMMONS; k++) ZONES.addCommon("commons", Visibility.OPEN, false);
        return first;
    }
}
