package elysium.vtes.table.event;

/// The log events of actions. Unless said otherwise, the `subject` is the acting Methuselah and the `object` a minion
/// with its `face`.
public final class ActionEventKind {
    private static final int FROM = EventKind.OF_ACTIONS;
    /// A minion announces an action (amount: its kind), or a bleed (object: the target seat); a minion acts with a card
    /// in play (object: the card, amount: the minion's face); the action targets a card.
    public static final int ANNOUNCED = FROM, AT_SEAT = FROM + 1, WITH_CARD = FROM + 2, AT_CARD = FROM + 3;
    /// A seat (the subject) attempts to block with a minion, fails, blocks, or makes no further attempt.
    public static final int ATTEMPTS = FROM + 4, ATTEMPT_FAILED = FROM + 5, BLOCKED = FROM + 6, DECLINED = FROM + 7;
    /// The action succeeds, succeeds without effect, is ended by an effect.
    public static final int SUCCEEDED = FROM + 8, NO_EFFECT = FROM + 9, ENDED = FROM + 10;
    /// A bleed is redirected (object: the new target), succeeds (object: the target, amount: the bleed).
    public static final int REDIRECTED = FROM + 11, BLED = FROM + 12;
    /// A vampire hunts (amount); a minion cannot take its mandatory action, or has two that conflict.
    public static final int HUNTED = FROM + 13, STUCK = FROM + 14;
    /// A slave fights the blocker in place of the acting vampire (amount: that vampire's face).
    public static final int STANDS_IN = FROM + 15;

    private ActionEventKind() {}
}
