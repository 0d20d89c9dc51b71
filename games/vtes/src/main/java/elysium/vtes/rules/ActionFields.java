package elysium.vtes.rules;

import elysium.vtes.table.ActivityKind;

/// What stands on the sheet of an action, cell by cell.
public final class ActionFields {
    /// Who acts, for whom, how, with or through which card (the row, its number in the book, the text, the level).
    public static final int ACTOR = ActivityKind.OWN, SEAT = ACTOR + 1, KIND = ACTOR + 2, CARD = ACTOR + 3,
            DEF = ACTOR + 4,
            MODE = ACTOR + 5, LEVEL = ACTOR + 6;
    /// What was picked as it was announced, under four names.
    public static final int PICKS = ACTOR + 7;
    /// Who is bled, or NONE; whom the action is directed at, a bit each; the stealth it starts with; what its text adds to the
    /// bleed.
    public static final int BLED = PICKS + 4, AT = BLED + 1, STEALTH = BLED + 2, BLEED = BLED + 3;
    /// The Methuselahs that make no (further) attempt to block, and those of whom one has failed, a bit each.
    public static final int DECLINED = BLED + 4, FAILED = BLED + 5;
    /// The minion that attempts to block or has blocked, or NONE; how far it has come; how it all ended.
    public static final int BLOCKER = BLED + 6, BLOCK = BLED + 7, OUTCOME = BLED + 8;
    /// How many effects have been used in it; whether something else takes the place of its bleed; its cost.
    public static final int EFFECTS = BLED + 9, REPLACED = BLED + 10, BLOOD = BLED + 11, POOL = BLED + 12;
    /// How a block stands.
    public static final int NO_BLOCK = 0, ATTEMPT = 1, BLOCKED = 2;

    private ActionFields() {}
}
