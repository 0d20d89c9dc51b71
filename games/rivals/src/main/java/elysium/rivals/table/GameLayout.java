package elysium.rivals.table;

import elysium.kernel.Table;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Value;
import elysium.tabletop.Layout;
import elysium.tabletop.Visibility;
import elysium.tabletop.Zones;

/// The layout of a table: its zones, and the cells of the game's own facts.
public final class GameLayout {
    static final int SEATS = Table.SEATS;
    /// Room for four decks of the largest size (sixty Library cards, seven vampires, a Haven, an Agenda) and the City
    /// Deck.
    private static final int ROWS = 4 * 69 + 27;

    static final Zones ZONES = new Zones();
    public static final int HAND = ZONES.addForEachSeat("hand", Visibility.HELD, false),
            LIBRARY = ZONES.addForEachSeat("library", Visibility.PILE, false),
            FACTION = ZONES.addForEachSeat("faction", Visibility.PILE, false),
            DISCARD = ZONES.addForEachSeat("discard", Visibility.OPEN, false),
            HAVEN = ZONES.addForEachSeat("haven", Visibility.OPEN, true),
            STREETS = ZONES.addForEachSeat("streets", Visibility.OPEN, true),
            TORPOR = ZONES.addForEachSeat("torpor", Visibility.OPEN, true),
            ATTACHED = ZONES.addForEachSeat("attached", Visibility.OPEN, true),
            ONGOING = ZONES.addForEachSeat("ongoing", Visibility.OPEN, true),
            SEAT_CARDS = ZONES.addForEachSeat("seatCards", Visibility.OPEN, true),
            PLAYED = ZONES.addForEachSeat("played", Visibility.OPEN, false),
            DRAWN = ZONES.addForEachSeat("drawn", Visibility.DRAWN, false),
            BURNED = ZONES.addForEachSeat("burned", Visibility.OPEN, false);
    public static final int CITY_DECK = ZONES.addCommon("cityDeck", Visibility.PILE, false),
            CITY = ZONES.addCommon("city", Visibility.OPEN, true),
            CITY_DISCARD = ZONES.addCommon("cityDiscard", Visibility.OPEN, false),
            CITY_BURNED = ZONES.addCommon("cityBurned", Visibility.OPEN, false),
            ASIDE = ZONES.addCommon("aside", Visibility.PILE, false);

    static final Layout LAYOUT =
            new Layout(ZONES, new Layout.Room(ROWS, 32, 96, 4, 96, 32), Moment.COUNT, Value.COUNT);
    /// The state of a card in play: its party, pending damage and its Aggravated part, shields, contributors of
    /// prestige, protecting blood, agenda on it; its fate without blood, with the seat, card and party that took the
    /// last of it.
    static final int PARTY = column("party"), HARM = column("harm"), BITTER = column("bitter"),
            SHIELD = rare("shield"), CONTRIBUTED = column("contributed"), FLOCK = column("flock"),
            BOUNTY = rare("bounty"), DOOM = rare("doom"), DOOM_SEAT = rare("doomSeat"),
            DOOM_BY = rare("doomBy"), DOOM_PARTY = rare("doomParty");
    static final int[] COLUMNS =
            {PARTY, HARM, BITTER, SHIELD, CONTRIBUTED, FLOCK, BOUNTY, DOOM, DOOM_SEAT, DOOM_BY, DOOM_PARTY};

    static final int OPTIONS = fact("options", 1), CUSTOM = fact("custom", 1), FIRST = fact("firstPlayer", 1),
            ACTIVE = fact("active", 1), TURN = fact("turn", 1), PHASE = fact("phase", 1),
            ACTIONS = fact("actions", 1), UNHOSTED = fact("unhosted", 1), HAVE_PLAYED = fact("havePlayed", 1),
            OUT = fact("out", 1), WINNER = fact("winner", 1), WON = fact("won", 1), TIE = fact("tie", 1),
            PRESTIGE = fact("prestige", SEATS), AGENDA = fact("agenda", SEATS), HOLDER = fact("tokenHolder", SEATS),
            LEADER = fact("leader", SEATS), SUPPLY = fact("supply", SEATS),
            FOREIGN = fact("foreign", SEATS * SEATS), CAPPED = fact("capped", 1),
            DEALS = fact("deals", Promises.MAX * Promises.CELLS);
    /// The names of the vampires in the game and those that appear more than once, as bit sets.
    static final int NAMES = 16;
    static final int NAMED = secret("named"), NAMESAKES = secret("namesakes");
    static final int ALARMED = aside("alarmed", 1), DOOMED = aside("doomed", 1),
            STIRRED = aside("stirred", 1), TIRED = aside("tired", 1), CAUSE = aside("cause", SEATS),
            BEATEN = aside("mortalsBeaten", SEATS), PROMISED = aside("promised", SEATS * Promises.KINDS),
            STANDING = aside("standing", 1), HARMED = aside("harmed", SEATS);

    private GameLayout() {}

    private static int column(String name) {
        return LAYOUT.column(name);                       // told with the cards, by the outline
    }

    private static int rare(String name) {
        return LAYOUT.rareColumn(name);                   // the same, where hardly any card has something
    }

    private static int fact(String name, int length) {
        return LAYOUT.slices.shown(name, length);
    }

    private static int secret(String name) {
        return LAYOUT.slices.secret(name, NAMES);
    }

    private static int aside(String name, int length) {
        return LAYOUT.slices.internal(name, length);
    }
}
