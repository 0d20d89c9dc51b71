package elysium.vendetta.table;

import elysium.tabletop.CardTable;

/// Event numbers of Vendetta, besides those of every card table; `subject` is a seat unless a comment says otherwise.
public final class EventKind {
    private static final int FROM = CardTable.OWN_EVENTS;
    public static final int CLAN = FROM, ROUND = FROM + 1, PLACE = FROM + 2, GAINED = FROM + 3, SPENT = FROM + 4,
            LOST = FROM + 5, STOLEN = FROM + 6, DEPLOYED = FROM + 7, SUPPLIED = FROM + 8, RECALLED = FROM + 9,
            DISCARDED = FROM + 10, INFLUENCE = FROM + 11, NO_INFLUENCE = FROM + 12, DRAINED = FROM + 13,
            DIABLERIE = FROM + 14, OUT = FROM + 15, FRENZY = FROM + 16, STAYED = FROM + 17, WITHDREW = FROM + 18,
            RANKED = FROM + 19, NO_WINNER = FROM + 20, AMBITION = FROM + 21, BID = FROM + 22, ACTED = FROM + 23,
            RELIC = FROM + 24, SHIFTED = FROM + 25, ENDED = FROM + 26, GAVE = FROM + 27, FLIPPED = FROM + 28,
            TAKEN = FROM + 29;

    private EventKind() {}
}
