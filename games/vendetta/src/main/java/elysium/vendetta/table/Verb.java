package elysium.vendetta.table;

import elysium.tabletop.Verbs;

/// What a player can say; never renumbered.
public final class Verb {
    public static final int CHOOSE_CLAN = Verbs.OWN, CHOOSE_RELIC = Verbs.OWN + 1, RETURN = Verbs.OWN + 2;
    public static final int PLAY = Verbs.OWN + 3, BLOOD = Verbs.OWN + 4, DRAIN = Verbs.OWN + 5,
            END_TURN = Verbs.OWN + 6;
    public static final int LOOK = Verbs.OWN + 7, USE = Verbs.OWN + 8, STAY = Verbs.OWN + 9, WITHDRAW = Verbs.OWN + 10;
    public static final int BID = Verbs.OWN + 11, YIELD = Verbs.OWN + 12, RESIST = Verbs.OWN + 13;
    public static final int TAKE = Verbs.OWN + 14, DONE = Verbs.OWN + 15, SKIP = Verbs.OWN + 16;
    public static final int UP = 0, DOWN = 1;

    private Verb() {}
}
