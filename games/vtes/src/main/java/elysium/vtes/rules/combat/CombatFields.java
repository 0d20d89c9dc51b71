package elysium.vtes.rules.combat;

import elysium.vtes.table.vocabulary.ActivityKind;

/// The cells of the current combat; of two cells for the sides, the first is the acting minion's.
public final class CombatFields {
    private static final int FROM = ActivityKind.OWN;
    /// The combatants, and their controllers when the combat began.
    public static final int MINION = FROM, SEAT = FROM + 2;
    /// The round, its step as a moment, its range; a range set for this or the next round (1 more than it is, or 0).
    public static final int ROUND = FROM + 4, STEP = FROM + 5, RANGE = FROM + 6, SET_RANGE = FROM + 7,
            NEXT_RANGE = FROM + 8;
    /// Flags; the side of the last maneuver or press of the step (1 more than the side, or 0).
    public static final int MARKS = FROM + 9, LAST = FROM + 10;
    /// The strike of each side: card (or NONE), mode, where its program continues, kinds, amount, target.
    public static final int CARD = FROM + 12, MODE = FROM + 14, AT = FROM + 16, KINDS = FROM + 18, AMOUNT = FROM + 20,
            AIM = FROM + 22;
    /// What each side has left: additional strikes; maneuvers and presses for the combat and for the round; prevention.
    public static final int EXTRA = FROM + 24, MANEUVERS = FROM + 26, ROUND_MANEUVERS = FROM + 28,
            PRESSES = FROM + 30, ROUND_PRESSES = FROM + 32, PREVENTS = FROM + 34;
    /// The blood that each lost to damage in this round (VTES-RUL-76).
    public static final int LOST = FROM + 36;

    /// Flags: combat ended; a press to continue is unanswered; first pair of strikes.
    public static final int ENDED = 1, GOES_ON = 2, FIRST_PAIR = 4;
    /// Flags of a side, doubled for the other side: gained additional strikes; bound to a strike by its maneuver;
    /// strike chosen; strike took effect.
    public static final int GAINED = 8, BOUND = 32, CHOSEN = 128, TOOK = 512;

    private CombatFields() {}
}
