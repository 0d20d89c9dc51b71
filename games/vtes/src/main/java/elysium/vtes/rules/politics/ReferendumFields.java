package elysium.vtes.rules.politics;

import elysium.vtes.table.vocabulary.ActivityKind;

/// The cells of the current referendum, and those of its result in the action.
public final class ReferendumFields {
    /// The minion that called it, its Methuselah and the card, each NONE in a blood hunt; the hunted vampire, or NONE.
    public static final int CALLER = ActivityKind.OWN, SEAT = CALLER + 1, CARD = CALLER + 2, HUNTED = CALLER + 3;
    /// By source, the Methuselahs that gained a vote from a political action card or the Edge, as bit sets.
    public static final int GAINED = CALLER + 4;
    /// By source, the Methuselahs that cast their own votes for, then those against, as bit sets.
    public static final int FOR = GAINED + 3, AGAINST = FOR + 3;
    /// In the action's cells: whether its referendum was held and passed, and the margin.
    public static final int HELD = ActivityKind.CELLS - 1, MARGIN = ActivityKind.CELLS - 2;

    private ReferendumFields() {}
}
