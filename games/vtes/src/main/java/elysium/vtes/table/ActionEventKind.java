package elysium.vtes.table;

/// What the log can tell of actions. The `subject` is the acting Methuselah unless said otherwise, the `object` a minion
/// with its `face`.
public final class ActionEventKind {
    private static final int FROM = EventKind.OF_ACTIONS;
    /// An action is announced by a minion (amount: its kind); a bleed by a minion at a seat (object: that seat); through a card
    /// in play (the object) by a minion (amount: its face); aimed at a card.
    public static final int ANNOUNCED = FROM, AT_SEAT = FROM + 1, WITH_CARD = FROM + 2, AT_CARD = FROM + 3;
    /// A seat (the subject) attempts to block with a minion, fails, blocks; makes no (further) attempt.
    public static final int ATTEMPTS = FROM + 4, ATTEMPT_FAILED = FROM + 5, BLOCKED = FROM + 6, DECLINED = FROM + 7;
    /// The action succeeds, has no effect although it succeeded, is ended by an effect.
    public static final int SUCCEEDED = FROM + 8, NO_EFFECT = FROM + 9, ENDED = FROM + 10;
    /// A bleed has another target from now on (object: the seat); succeeds (object: who is bled, amount: for how much).
    public static final int REDIRECTED = FROM + 11, BLED = FROM + 12;
    /// A vampire feeds (amount); a minion that must act in two ways, or cannot as it must, is stuck.
    public static final int HUNTED = FROM + 13, STUCK = FROM + 14;
    /// A slave fights the blocker in place of the acting vampire (amount: the face of that).
    public static final int STANDS_IN = FROM + 15;

    private ActionEventKind() {}
}
