package elysium.vtes.table;

import elysium.tabletop.CardTable;

/// What the log can tell, besides what every card table tells. Unless said otherwise `subject` is a seat, `object` a
/// card with its `face`, and `amount` a number.
public final class EventKind {
    private static final int FROM = CardTable.OWN_EVENTS, FACES = 14, NOBODY = (1 << FACES) - 1;
    /// The first Methuselah is drawn; a turn begins (amount: its number); its phase (amount).
    public static final int FIRST = FROM, TURN = FROM + 1, PHASE = FROM + 2;
    /// Pool is gained, burned, paid; moved from the subject to the seat that is the object.
    public static final int GAINED = FROM + 3, BURNED_POOL = FROM + 4, PAID = FROM + 5, MOVED_POOL = FROM + 6;
    /// The Edge is taken (object: the seat that had it, or NONE), given up; gives pool.
    public static final int EDGE = FROM + 7, EDGE_GONE = FROM + 8;
    /// Pool goes to a card, counters of a card go to the pool.
    public static final int INVESTED = FROM + 9, DIVESTED = FROM + 10;
    /// Counters on a card: gained, burned, paid as a cost, drained off; stolen (object: the number in the book of the card they
    /// come from, face: the thief's), moved likewise.
    public static final int BLOOD = FROM + 11, BURNED_BLOOD = FROM + 12, PAID_BLOOD = FROM + 13, DRAINED = FROM + 14,
            STOLE_BLOOD = FROM + 15, MOVED_BLOOD = FROM + 16;
    /// A card is locked, unlocked; a minion wakes; is wounded.
    public static final int LOCKED = FROM + 17, UNLOCKED = FROM + 18, WOKE = FROM + 19, WOUNDED = FROM + 20;
    /// A vampire is brought out, goes to torpor, leaves it; goes to the uncontrolled region; a card changes its controller.
    public static final int BROUGHT_OUT = FROM + 21, TORPOR = FROM + 22, ROSE = FROM + 23, SENT_BACK = FROM + 24,
            CONTROL = FROM + 25;
    /// A card comes into play (amount: the level), is put on another (amount: the face of the host), burned, removed from
    /// the game, discarded; drawn, and which it was, for whoever drew it (amount: the seat, for all); a crypt card.
    public static final int ENTERED = FROM + 26, ATTACHED = FROM + 27, BURNED = FROM + 28, REMOVED = FROM + 29,
            DISCARDED = FROM + 30, DREW = FROM + 31, TOOK = FROM + 32, DREW_CRYPT = FROM + 33;
    /// A card is played by a minion at a level (amount: see [#playedBy]), a text is used; a card is shown, searched for; cancelled.
    public static final int PLAYED = FROM + 34, USED = FROM + 35, REVEALED = FROM + 36, SEARCHED = FROM + 37,
            CANCELLED = FROM + 38;
    /// A card is contested, a contest paid for, yielded, won; a card will be replaced later (amount: when).
    public static final int CONTESTED = FROM + 39, CONTEST_PAID = FROM + 40, YIELDED = FROM + 41,
            CONTEST_WON = FROM + 42,
            OWED = FROM + 43;
    /// A Methuselah intends to withdraw, cannot any more, withdraws; is ousted (object: the predator, or NONE).
    public static final int WITHDRAWING = FROM + 44, STAYS = FROM + 45, WITHDREW = FROM + 46, OUSTED = FROM + 47;
    /// Victory points are gained (amount: in halves); the game is over (subject: who has won, or NONE); the time is up.
    public static final int POINTS = FROM + 48, WON = FROM + 49, TIME_UP = FROM + 50;
    /// Master, discard actions, transfers are received (amount); a trifle gives one back; two cards merge.
    public static final int ACTIONS = FROM + 51, TRIFLE = FROM + 52, MERGED = FROM + 53, TRANSFERS = FROM + 54;
    /// A vampire gets a title (amount: as one number), loses it, changes its sect (amount); is marked as hunted.
    public static final int TITLED = FROM + 55, UNTITLED = FROM + 56, SECT = FROM + 57, MARKED = FROM + 58;
    /// Somebody chooses to do nothing (more); counters are put on a card that is no minion, or taken off.
    public static final int PASSED = FROM + 59, COUNTERS = FROM + 60, COUNTERS_OFF = FROM + 61;
    /// Who chooses for a text (amount: its number in the book) means a card, a Methuselah (object), a number (object).
    public static final int CHOSE_CARD = FROM + 62, CHOSE_SEAT = FROM + 63, CHOSE_NUMBER = FROM + 64;
    /// Likewise a clan (object).
    public static final int CHOSE_CLAN = FROM + 66;
    /// A choice is remembered on a card (amount: which, a card or a seat or a number as its text means it).
    public static final int NOTED = FROM + 65;
    /// The text of a card in play hears a moment and acts.
    public static final int TRIGGERED = FROM + 67;
    /// Those of actions, of combat and of politics begin here.
    public static final int OF_ACTIONS = FROM + 80, OF_COMBAT = FROM + 112, OF_POLITICS = FROM + 144;

    /// The number of an event that tells of a minion, by its face or NONE, that plays at a level.
    public static int playedBy(int face, int level) {
        return level << FACES | face & NOBODY;
    }

    /// The face of the minion that such a number names, or NONE.
    public static int player(int playedBy) {
        int face = playedBy & NOBODY;
        return face == NOBODY ? CardTable.NONE : face;
    }

    public static int level(int playedBy) {
        return playedBy >> FACES;
    }

    private EventKind() {}
}
