package elysium.vtes.table;

import elysium.kernel.Table;
import elysium.tabletop.Layout;
import elysium.tabletop.Visibility;
import elysium.tabletop.Zones;
import elysium.vtes.table.vocabulary.ActivityKind;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.ReplacementTime;
import elysium.vtes.table.vocabulary.Value;

/// The zones and the game's own cells of a table.
public final class GameLayout {
    static final int SEATS = Table.SEATS;
    /// The largest library and crypt; the rules set no limit for the crypt. Unused rows are not copied.
    public static final int LARGEST_LIBRARY = 90, LARGEST_CRYPT = 90;
    public static final int ROWS = SEATS * (LARGEST_LIBRARY + LARGEST_CRYPT);

    static final Zones ZONES = new Zones();
    /// Cards in UNCONTROLLED are face down but known to their owner; LIMBO holds cards being played and the card of the
    /// current action; ASIDE holds cards a seat searches through.
    public static final int HAND = ZONES.addForEachSeat("hand", Visibility.HELD, false),
            LIBRARY = ZONES.addForEachSeat("library", Visibility.PILE, false),
            CRYPT = ZONES.addForEachSeat("crypt", Visibility.PILE, false),
            ASH = ZONES.addForEachSeat("ash", Visibility.OPEN, false),
            UNCONTROLLED = ZONES.addForEachSeat("uncontrolled", Visibility.OPEN, false),
            READY = ZONES.addForEachSeat("ready", Visibility.OPEN, true),
            TORPOR = ZONES.addForEachSeat("torpor", Visibility.OPEN, true),
            ATTACHED = ZONES.addForEachSeat("attached", Visibility.OPEN, true),
            PLAY = ZONES.addForEachSeat("play", Visibility.OPEN, true),
            LIMBO = ZONES.addForEachSeat("limbo", Visibility.OPEN, false),
            CONTESTED = ZONES.addForEachSeat("contested", Visibility.OPEN, false),
            REMOVED = ZONES.addForEachSeat("removed", Visibility.OPEN, false),
            ASIDE = ZONES.addForEachSeat("aside", Visibility.DRAWN, false);

    static final Layout LAYOUT =
            new Layout(ZONES, new Layout.Room(ROWS, 64, 256, 8, ActivityKind.CELLS, 32), Moment.COUNT, Value.COUNT);
    /// The state of a card in play: two remembered choices, a title other than the printed one (0 if printed, NONE for
    /// none), and one cell for the level it was played at, a sect other than the printed one and the zone a contested
    /// card came from.
    static final int NOTE = rare("note"), SECOND = rare("second"), TITLE = rare("title"), STATUS = column("status");
    static final int[] COLUMNS = {NOTE, SECOND, TITLE, STATUS};

    static final int CUSTOM = fact("custom", 1), LIMIT = fact("turnLimit", 1), FIRST = fact("firstPlayer", 1),
            ACTIVE = fact("active", 1), TURN = fact("turn", 1), PHASE = fact("phase", 1), OUT = fact("out", 1),
            EDGE = fact("edge", 1), WINNER = fact("winner", 1), MASTERS = fact("masterActions", 1),
            TRANSFERS = fact("transfers", 1), DISCARDS = fact("discardActions", 1), POOL = fact("pool", SEATS),
            POINTS = fact("halfPoints", SEATS), WITHDRAWING = fact("withdrawing", 1),
            OWED = fact("owed", SEATS * ReplacementTime.COUNT), DEBTS = fact("masterDebts", SEATS),
            OUT_OF_TURN = fact("outOfTurn", 1), DECKS = fact("decks", SEATS);
    static final int ALARMED = aside("alarmed", 1), WAITING = aside("oustsWait", 1), UNEVEN = aside("uneven", 1),
            SIZERS = aside("sizers", 1),
            PENDING = aside("pendingCards", SEATS), REPLACING = aside("replacing", SEATS),
            STIRRED = aside("stirred", 1),
            TRIFLED = aside("trifled", 1), LEVEL_OF = aside("affairs", ActivityKind.COUNT), WOKEN = aside("woken", 1),
            NEWCOMERS = aside("newcomers", 1), LIFELESS = aside("lifeless", 1), OWED_IN_ALL = aside("owedInAll", SEATS);

    private GameLayout() {}

    private static int column(String name) {
        return LAYOUT.column(name);                       // sent with the cards, by the outline
    }

    private static int rare(String name) {
        return LAYOUT.rareColumn(name);
    }

    private static int fact(String name, int length) {
        return LAYOUT.slices.shown(name, length);
    }

    private static int aside(String name, int length) {
        return LAYOUT.slices.internal(name, length);
    }
}
