package elysium.vtes.table.vocabulary;

/// The moments at which texts trigger, and the windows in which they are used; each names what `place` and `subject` of
/// the occurrence are.
public final class Moment {
    /// A phase begins, and the turn ends (subject: the active seat). Mandatory effects of the unlock phase trigger on
    /// UNLOCKING, after cards have unlocked.
    public static final int TURN_STARTS = 0, UNLOCKING = 1, MASTER_STARTS = 2, MINION_STARTS = 3, INFLUENCE_STARTS = 4,
            DISCARD_STARTS = 5, TURN_ENDS = 6;
    /// A card (the subject) entered play, went to torpor, was burned; a seat (the subject) was ousted; a card that left
    /// the hand of a seat (the subject) is about to be replaced.
    public static final int ENTERED_PLAY = 7, WENT_TO_TORPOR = 8, BURNED = 9, OUSTED = 10, REPLACEMENT = 11;
    /// An action (the subject is the acting minion) was announced, a block attempt failed or succeeded (place: the
    /// blocker), a bleed succeeded, the action was successful, is over.
    public static final int ACTION_ANNOUNCED = 12, ATTEMPT_FAILED = 13, BLOCK_SUCCEEDED = 14, BLEED_SUCCEEDED = 15,
            ACTION_SUCCEEDED = 16, ACTION_ENDED = 17;
    /// A minion (the subject) entered combat with another (place), was damaged; a round, a combat ended.
    public static final int ENTERED_COMBAT = 18, DAMAGED = 19, ROUND_ENDED = 20, COMBAT_ENDED = 21;
    /// A referendum (the subject is the acting minion or NONE) passed, failed; a vampire (the subject) got a title, was
    /// diablerised (place: the diablerist).
    public static final int REFERENDUM_PASSED = 22, REFERENDUM_FAILED = 23, TITLE_GAINED = 24, DIABLERISED = 25;
    /// A minion (the subject) was locked, unlocked, changed controller; blood was gained by hunting; votes were cast.
    public static final int LOCKED = 26, UNLOCKED = 27, CONTROL_CHANGED = 28, HUNTED = 29, VOTES_CAST = 30;
    /// An action is about to resolve, successful or blocked (the subject is the acting minion, the place the blocker or
    /// NONE).
    public static final int RESOLVES = 31;

    /// A strike of a minion (the subject) resolved.
    public static final int STRIKE_RESOLVED = 63;

    /// Windows of the phases, and of actions in the minion phase.
    public static final int UNLOCK_PHASE = 32, MASTER_PHASE = 33, MINION_PHASE = 34, INFLUENCE_PHASE = 35,
            DISCARD_PHASE = 36, AS_ACTION = 37;
    /// Windows of cards and actions.
    public static final int AS_PLAYED = 38, AS_ANNOUNCED = 39, BEFORE_RESOLUTION = 40, BLOCK_ATTEMPT = 41, BLOCKED = 42,
            WOULD_SUCCEED = 43, ABOUT_TO_SUCCEED = 44, AFTER_RESOLUTION = 45;
    /// Windows of combat.
    public static final int BEFORE_RANGE = 46, RANGE = 47, BEFORE_STRIKES = 48, STRIKE = 49, ADDITIONAL = 50,
            PREVENTION = 51, PRESS = 52, END_OF_ROUND = 53;
    /// Windows of referendums, and every window except while a card is played.
    public static final int BEFORE_VOTES = 54, POLLING = 55, ANY_TIME = 56;

    /// Programs of a card: run when it is played, its action succeeds, its terms are chosen, its referendum passes, its
    /// strike resolves, or an action uses it in play.
    public static final int PLAYED = 57, SUCCEEDS = 58, TERMS = 59, PASSES = 60, STRIKES = 61, USED = 62;
    public static final int COUNT = 64;

    private Moment() {}

    /// Whether the subject of a moment is a seat instead of a card.
    public static boolean isOfSeats(int moment) {
        return moment <= TURN_ENDS || moment == OUSTED || moment == REPLACEMENT;
    }

    /// Whether the place of a moment is a seat instead of a card.
    public static boolean isAtSeats(int moment) {
        return isOfSeats(moment) || moment == BLEED_SUCCEEDED;
    }
}
