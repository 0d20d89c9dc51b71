package elysium.vtes.rules.action;

import elysium.vtes.table.vocabulary.ActivityKind;

/// The cells of the current action.
public final class ActionFields {
    /// The actor, its Methuselah, the kind of action, and its card: row, book number, text and level.
    public static final int ACTOR = ActivityKind.OWN, SEAT = ACTOR + 1, KIND = ACTOR + 2, CARD = ACTOR + 3,
            DEF = ACTOR + 4,
            MODE = ACTOR + 5, LEVEL = ACTOR + 6;
    /// The picks of the announcement, under four names.
    public static final int PICKS = ACTOR + 7;
    /// The target of a bleed, or NONE; the Methuselahs the action is directed at, as a bit set; its initial stealth;
    /// what its text adds to the bleed.
    public static final int BLED = PICKS + 4, AT = BLED + 1, STEALTH = BLED + 2, BLEED = BLED + 3;
    /// The Methuselahs that make no further block attempt, and those with a failed attempt, as bit sets.
    public static final int DECLINED = BLED + 4, FAILED = BLED + 5;
    /// The minion that attempts to block or has blocked, or NONE; the state of the block; the result.
    public static final int BLOCKER = BLED + 6, BLOCK = BLED + 7, OUTCOME = BLED + 8;
    /// The number of effects used so far; whether the bleed is replaced; the cost.
    public static final int EFFECTS = BLED + 9, REPLACED = BLED + 10, BLOOD = BLED + 11, POOL = BLED + 12;
    /// The states of a block.
    public static final int NO_BLOCK = 0, ATTEMPT = 1, BLOCKED = 2;

    private ActionFields() {}
}
