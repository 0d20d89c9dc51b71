package elysium.vtes.table;

/// The instants at which cards act; `place` and `subject` of the occurrence are named with each.
public final class Moment {
    /// Phases of a turn begin, and the turn ends; the subject is the seat whose turn it is. What must happen in the
    /// unlock phase heeds UNLOCKING, after its cards have unlocked.
    public static final int TURN_STARTS = 0, UNLOCKING = 1, MASTER_STARTS = 2, MINION_STARTS = 3, INFLUENCE_STARTS = 4,
            DISCARD_STARTS = 5, TURN_ENDS = 6;
    /// A card (the subject) came into play, went to torpor, was burned; a seat (the subject) was ousted; a card taken off
    /// the hand of a seat (the subject) would be replaced.
    public static final int ENTERED_PLAY = 7, WENT_TO_TORPOR = 8, BURNED = 9, OUSTED = 10, REPLACEMENT = 11;
    /// An action (the subject is the acting minion) was announced, an attempt to block it failed or succeeded (the place is
    /// the blocker), a bleed succeeded, it was successful, it is over.
    public static final int ACTION_ANNOUNCED = 12, ATTEMPT_FAILED = 13, BLOCK_SUCCEEDED = 14, BLEED_SUCCEEDED = 15,
            ACTION_SUCCEEDED = 16, ACTION_ENDED = 17;
    /// A minion (the subject) entered combat with another (the place), was damaged; a round, a combat is over.
    public static final int ENTERED_COMBAT = 18, DAMAGED = 19, ROUND_ENDED = 20, COMBAT_ENDED = 21;
    /// A referendum (the subject is the acting minion or NONE) passed, failed; a vampire (the subject) got a title, was
    /// diablerised (the place is the diablerist).
    public static final int REFERENDUM_PASSED = 22, REFERENDUM_FAILED = 23, TITLE_GAINED = 24, DIABLERISED = 25;
    /// A minion (the subject) was locked, unlocked; changed its controller; blood was gained by hunting; votes were cast.
    public static final int LOCKED = 26, UNLOCKED = 27, CONTROL_CHANGED = 28, HUNTED = 29, VOTES_CAST = 30;
    /// The threshold of resolution of an action, successful or blocked (the subject is the acting minion, the place the
    /// blocker or NONE).
    public static final int RESOLVES = 31;

    /// A strike of a minion (the subject) is resolved.
    public static final int STRIKE_RESOLVED = 63;

    /// Windows in which the opportunity goes round: the phases, and what can be done as an action between actions.
    public static final int UNLOCK_PHASE = 32, MASTER_PHASE = 33, MINION_PHASE = 34, INFLUENCE_PHASE = 35,
            DISCARD_PHASE = 36, AS_ACTION = 37;
    /// Windows of cards and actions.
    public static final int AS_PLAYED = 38, AS_ANNOUNCED = 39, BEFORE_RESOLUTION = 40, BLOCK_ATTEMPT = 41, BLOCKED = 42,
            WOULD_SUCCEED = 43, ABOUT_TO_SUCCEED = 44, AFTER_RESOLUTION = 45;
    /// Windows of combat.
    public static final int BEFORE_RANGE = 46, RANGE = 47, BEFORE_STRIKES = 48, STRIKE = 49, ADDITIONAL = 50,
            PREVENTION = 51, PRESS = 52, END_OF_ROUND = 53;
    /// Windows of referendums; whenever a seat has the opportunity, but not in an as-played window.
    public static final int BEFORE_VOTES = 54, POLLING = 55, ANY_TIME = 56;

    /// Ways in which a card is read: when it is played, when its action succeeds, when its terms are chosen, when its
    /// referendum passes, when its strike resolves, when it is in play and an action uses it.
    public static final int PLAYED = 57, SUCCEEDS = 58, TERMS = 59, PASSES = 60, STRIKES = 61, USED = 62;
    public static final int COUNT = 64;

    private Moment() {}

    /// Whether a moment is about a Methuselah, and not about a card.
    public static boolean isOfSeats(int moment) {
        return moment <= TURN_ENDS || moment == OUSTED || moment == REPLACEMENT;
    }

    /// Whether the place of a moment is a Methuselah, and not a card.
    public static boolean isAtSeats(int moment) {
        return isOfSeats(moment) || moment == BLEED_SUCCEEDED;
    }
}
