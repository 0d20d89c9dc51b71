package elysium.vtes.table.vocabulary;

/// The values that texts modify, computed on demand. The subject is a minion unless said otherwise.
public final class Value {
    /// Values of a minion at any time.
    public static final int CAPACITY = 0, STRENGTH = 1, BLEED = 2, HUNT = 3, VOTES = 4, BALLOTS = 5;
    /// A level of a Discipline, see [#learns].
    public static final int DISCIPLINE = 6;
    /// Values of the current action: of the acting minion, of the minion that attempts to block; the bleed of this
    /// action.
    public static final int STEALTH = 7, INTERCEPT = 8, ACTION_BLEED = 9;
    /// Minions whose actions cannot be blocked; that cannot block, act, react, bleed or hunt; that vampires or allies
    /// cannot block.
    public static final int UNBLOCKABLE = 10, MAY_NOT_BLOCK = 11, MAY_NOT_ACT = 12, MAY_NOT_REACT = 13,
            MAY_NOT_BLEED = 14, MAY_NOT_HUNT = 15, NO_VAMPIRE_BLOCKS = 16, NO_ALLY_BLOCKS = 17;
    /// Minions that do not unlock normally, react while locked, play cards as a vampire.
    public static final int NO_UNLOCK = 18, REACTS_LOCKED = 19, AS_VAMPIRE = 20;
    /// The modified cost of a card (the subject).
    public static final int COST_BLOOD = 21, COST_POOL = 22;
    /// Values of a seat.
    public static final int HAND_SIZE = 23, TRANSFERS = 24, MASTER_ACTIONS = 25, DISCARD_ACTIONS = 26, OPEN_HAND = 27,
            SEAT_VOTES = 28;
    /// Values of the current combat: what a combatant has left, and what it may not do.
    public static final int MANEUVERS = 29, PRESSES = 30, ADDITIONAL_STRIKES = 31, PREVENTION = 32, STRIKE_DAMAGE = 33,
            HANDS_ONLY = 34, NO_MANEUVERS = 35, NO_PRESSES = 36, FIRST_STRIKE = 37, AGGRAVATED_HANDS = 38,
            ENVIRONMENT = 39, NO_COMBAT_CARDS = 40, NO_DODGE = 41;
    /// Values of the current referendum: the blood a vampire pays to vote against or for; vampires that must vote one
    /// way.
    public static final int TAX_AGAINST = 42, TAX_FOR = 43, BOUND_FOR = 44, BOUND_AGAINST = 45;
    /// The modified cost of leaving torpor and of a rescue.
    public static final int TORPOR_COST = 46, RESCUE_COST = 47;
    /// The number of limited bleed modifiers on a minion's action; a minion that may bleed any Methuselah; a strength
    /// that replaces the printed one.
    public static final int LIMITED = 48, BLEEDS_ANYONE = 49, STRENGTH_SET = 50;
    /// Values of a seat: uses granted by cards it played earlier in the action.
    public static final int PROMISED = 51;
    public static final int COUNT = 63;

    private static final int ROW_BITS = 12, ROW_MASK = (1 << ROW_BITS) - 1;

    private Value() {}

    /// The subject of DISCIPLINE: a minion and one Discipline.
    public static int learns(int minion, Discipline discipline) {
        return minion | discipline.ordinal() << ROW_BITS;
    }

    /// The minion in a subject of DISCIPLINE.
    public static int learner(int subject) {
        return subject & ROW_MASK;
    }

    /// The number of the Discipline in a subject of DISCIPLINE.
    public static int learned(int subject) {
        return subject >> ROW_BITS;
    }
}
