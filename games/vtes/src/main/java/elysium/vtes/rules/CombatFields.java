package elysium.vtes.rules;

import elysium.vtes.table.ActivityKind;

/// Where the facts of a combat lie on its sheet; where two stand side by side, the first is the acting minion's.
public final class CombatFields {
    private static final int FROM = ActivityKind.OWN;
    /// The combatants, and who controlled them when it began.
    public static final int MINION = FROM, SEAT = FROM + 2;
    /// The round, its step as a moment, its range; a range that is set for it or for the next (1 more than it is, or 0).
    public static final int ROUND = FROM + 4, STEP = FROM + 5, RANGE = FROM + 6, SET_RANGE = FROM + 7,
            NEXT_RANGE = FROM + 8;
    /// What is true besides, a bit each; who made the last maneuver or press of the step (1 more than the side, or 0).
    public static final int MARKS = FROM + 9, LAST = FROM + 10;
    /// The strike of each: with which card (or NONE), in which mode, where its text goes on, what kind, how much, at what.
    public static final int CARD = FROM + 12, MODE = FROM + 14, AT = FROM + 16, KINDS = FROM + 18, AMOUNT = FROM + 20,
            AIM = FROM + 22;
    /// What is left to each: additional strikes; maneuvers and presses for the combat, and for this round; prevention.
    public static final int EXTRA = FROM + 24, MANEUVERS = FROM + 26, ROUND_MANEUVERS = FROM + 28,
            PRESSES = FROM + 30, ROUND_PRESSES = FROM + 32, PREVENTS = FROM + 34;
    /// The blood that each lost to damage in this round (VTES-RUL-76).
    public static final int LOST = FROM + 36;

    /// Marks: the combat was ended; a press to go on stands; the first pair is being made.
    public static final int ENDED = 1, GOES_ON = 2, FIRST_PAIR = 4;
    /// Marks of a side, for the other one twice as much: has gained additional strikes; is bound to a strike by its
    /// maneuver; has chosen one; its strike has taken effect.
    public static final int GAINED = 8, BOUND = 32, CHOSEN = 128, TOOK = 512;

    private CombatFields() {}
}
