package elysium.vtes.rules.card;

/// The possible users of a text.
public enum UsedBy {
    /// The Methuselah without a minion.
    SEAT,
    /// The minion itself, or the bearer of the card.
    BEARER,
    /// Any ready minion, which will act.
    READY,
    /// The acting minion (VTES-ACT-07); another ready minion of the acting Methuselah (VTES-TYP-03).
    ACTING, FELLOW,
    /// A ready minion of another Methuselah: unlocked or woken (VTES-ACT-08); locked and not woken; attempting to
    /// block; having blocked; any.
    REACTING, LOCKED, BLOCKING, HAS_BLOCKED, READY_OTHER,
    /// A combatant; a ready minion outside the combat (VTES-TYP-06).
    COMBATANT, OUTSIDER
}
