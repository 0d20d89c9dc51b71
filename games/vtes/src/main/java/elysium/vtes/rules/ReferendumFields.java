package elysium.vtes.rules;

import elysium.vtes.table.ActivityKind;

/// What stands on the sheet of a referendum, cell by cell, and what stays on that of its action.
public final class ReferendumFields {
    /// The minion that called it and its Methuselah, with which card, NONE each in a blood hunt; the vampire hunted, or NONE.
    public static final int CALLER = ActivityKind.OWN, SEAT = CALLER + 1, CARD = CALLER + 2, HUNTED = CALLER + 3;
    /// The Methuselahs that have gained a vote from a political action card, from the Edge, a bit each; by source.
    public static final int GAINED = CALLER + 4;
    /// How the Methuselahs have cast their own votes, by source: those for, then those against, a bit each.
    public static final int FOR = GAINED + 3, AGAINST = FOR + 3;
    /// On the sheet of the action: whether its referendum was held and passed, and by how many votes.
    public static final int HELD = ActivityKind.CELLS - 1, MARGIN = ActivityKind.CELLS - 2;

    private ReferendumFields() {}
}
