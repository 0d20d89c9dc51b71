package elysium.vtes.table.event;

import elysium.tabletop.CardTable;

/// The log events of V:TES, besides those of every card table. Unless said otherwise, `subject` is a seat, `object` a
/// card with its `face`, and `amount` a number.
public final class EventKind {
    private static final int FROM = CardTable.OWN_EVENTS, FACES = 14, NOBODY = (1 << FACES) - 1;
    /// The first player is chosen; a turn begins (amount: its number); a phase begins (amount).
    public static final int FIRST = FROM, TURN = FROM + 1, PHASE = FROM + 2;
    /// Pool is gained, burned, paid, moved from the subject to the seat in `object`.
    public static final int GAINED = FROM + 3, BURNED_POOL = FROM + 4, PAID = FROM + 5, MOVED_POOL = FROM + 6;
    /// The Edge is taken (object: the seat that had it, or NONE), given up.
    public static final int EDGE = FROM + 7, EDGE_GONE = FROM + 8;
    /// Pool moves to a card; counters of a card move to pool.
    public static final int INVESTED = FROM + 9, DIVESTED = FROM + 10;
    /// Counters on a card are gained, burned, paid, lost above capacity, stolen (object: the book number of the card
    /// that loses them, face: the thief), moved in the same way.
    public static final int BLOOD = FROM + 11, BURNED_BLOOD = FROM + 12, PAID_BLOOD = FROM + 13, DRAINED = FROM + 14,
            STOLE_BLOOD = FROM + 15, MOVED_BLOOD = FROM + 16;
    /// A card is locked, unlocked; a minion wakes, is wounded.
    public static final int LOCKED = FROM + 17, UNLOCKED = FROM + 18, WOKE = FROM + 19, WOUNDED = FROM + 20;
    /// A vampire is brought out, goes to torpor, leaves torpor, returns to the uncontrolled region; a card changes
    /// controller.
    public static final int BROUGHT_OUT = FROM + 21, TORPOR = FROM + 22, ROSE = FROM + 23, SENT_BACK = FROM + 24,
            CONTROL = FROM + 25;
    /// A card enters play (amount: the level), is attached (amount: the face of the bearer), burned, removed from the
    /// game, discarded; a card is drawn (amount: the seat; its face is for that seat only); a crypt card is drawn.
    public static final int ENTERED = FROM + 26, ATTACHED = FROM + 27, BURNED = FROM + 28, REMOVED = FROM + 29,
            DISCARDED = FROM + 30, DREW = FROM + 31, TOOK = FROM + 32, DREW_CRYPT = FROM + 33;
    /// A card is played (amount: see [#playedBy]), a text is used; a card is shown, the library is searched, a card is
    /// cancelled.
    public static final int PLAYED = FROM + 34, USED = FROM + 35, REVEALED = FROM + 36, SEARCHED = FROM + 37,
            CANCELLED = FROM + 38;
    /// A card is contested, its contest is paid for, yielded, won; a card will be replaced later (amount: when).
    public static final int CONTESTED = FROM + 39, CONTEST_PAID = FROM + 40, YIELDED = FROM + 41,
            CONTEST_WON = FROM + 42,
            OWED = FROM + 43;
    /// A Methuselah announces a withdrawal, can no longer withdraw, withdraws, is ousted (object: the predator, or
    /// NONE).
    public static final int WITHDRAWING = FROM + 44, STAYS = FROM + 45, WITHDREW = FROM + 46, OUSTED = FROM + 47;
    /// Victory points are gained (amount: in halves); the game is over (subject: the winner, or NONE); time is up.
    public static final int POINTS = FROM + 48, WON = FROM + 49, TIME_UP = FROM + 50;
    /// Master phase actions are received (amount); a trifle gives one back; two cards merge; transfers are received.
    public static final int ACTIONS = FROM + 51, TRIFLE = FROM + 52, MERGED = FROM + 53, TRANSFERS = FROM + 54;
    /// A vampire gets a title (amount: as a number), loses it, changes sect (amount), is marked as hunted.
    public static final int TITLED = FROM + 55, UNTITLED = FROM + 56, SECT = FROM + 57, MARKED = FROM + 58;
    /// A seat passes; counters are put on a card other than a minion, taken off.
    public static final int PASSED = FROM + 59, COUNTERS = FROM + 60, COUNTERS_OFF = FROM + 61;
    /// A choice for a text (amount: its book number): a card, a Methuselah (object), a number (object).
    public static final int CHOSE_CARD = FROM + 62, CHOSE_SEAT = FROM + 63, CHOSE_NUMBER = FROM + 64;
    /// A choice of a clan (object).
    public static final int CHOSE_CLAN = FROM + 66;
    /// A choice is remembered on a card (amount: a card, seat or number, depending on the text).
    public static final int NOTED = FROM + 65;
    /// The text of a card in play is triggered.
    public static final int TRIGGERED = FROM + 67;
    /// The first numbers of the events of actions, combat and politics.
    public static final int OF_ACTIONS = FROM + 80, OF_COMBAT = FROM + 112, OF_POLITICS = FROM + 144;

    /// Packs the face of a minion, or NONE, and a level into the amount of PLAYED.
    public static int playedBy(int face, int level) {
        return level << FACES | face & NOBODY;
    }

    /// The face of the minion in such an amount, or NONE.
    public static int player(int playedBy) {
        int face = playedBy & NOBODY;
        return face == NOBODY ? CardTable.NONE : face;
    }

    public static int level(int playedBy) {
        return playedBy >> FACES;
    }

    private EventKind() {}
}
