package elysium.nightfall.table;

import elysium.tabletop.CardTable;

/// Event numbers of Nightfall, besides those of every card table; `subject` is a seat, `object` the card or seat
/// affected.
public final class EventKind {
    private static final int FROM = CardTable.OWN_EVENTS;
    /// A game begins; draft cards were picked; an archive is revealed; a turn begins.
    public static final int GAME = FROM, PICKED = FROM + 1, ARCHIVE = FROM + 2, TURN = FROM + 3;
    /// A minion attacks a seat, blocks an attacker; its combat is resolved; no attack is blocked.
    public static final int ATTACKED = FROM + 4, BLOCKED = FROM + 5, FOUGHT = FROM + 6, UNBLOCKED = FROM + 7;
    /// A minion takes damage, is healed, is destroyed, discarded from play, returned to the hand, put into play.
    public static final int HURT = FROM + 8, HEALED = FROM + 9, DESTROYED = FROM + 10, WITHDRAWN = FROM + 11,
            RETURNED = FROM + 12, ENTERED = FROM + 13;
    /// A card is exiled, discarded from a hand or a deck, claimed, taken for free; cards are drawn, a deck renewed.
    public static final int EXILED = FROM + 14, DISCARDED = FROM + 15, CLAIMED = FROM + 16, TAKEN = FROM + 17,
            DREW = FROM + 18, RENEWED = FROM + 19;
    /// Wounds are taken; the last face-up wound is gone.
    public static final int WOUNDED = FROM + 20, ENDING = FROM + 21;
    /// An order is linked, resolves, leaves the chain unresolved, resolves again, gets another player to choose its
    /// targets.
    public static final int LINKED = FROM + 22, RESOLVES = FROM + 23, UNLINKED = FROM + 24, TWICE = FROM + 25,
            CHOOSES = FROM + 26, NO_CHAIN = FROM + 27;
    /// Influence changes; archives open to a seat; forced blocks stop until the end of the turn.
    public static final int INFLUENCE = FROM + 28, OPENED = FROM + 29, OVERRUN = FROM + 30;
    /// A wound text is applied; a game is scored, with the place of a seat; the game is over.
    public static final int MENDED = FROM + 31, PLACED = FROM + 32, ENDED = FROM + 33;

    private EventKind() {}
}
