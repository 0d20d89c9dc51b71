package elysium.vtes.rules;

/// Who may use a text.
public enum UsedBy {
    /// The Methuselah, without a minion.
    SEAT,
    /// The minion itself, or the one on which the card lies.
    BEARER,
    /// Any ready minion: the one that will act.
    READY,
    /// The acting minion (VTES-ACT-07); another ready minion of the acting Methuselah, locked or not (VTES-TYP-03).
    ACTING, FELLOW,
    /// A ready minion of another Methuselah, unlocked or woken (VTES-ACT-08); one that is locked and has not woken; the one that
    /// attempts to block; one that is ready and has blocked; one that is ready, locked or not.
    REACTING, LOCKED, BLOCKING, HAS_BLOCKED, READY_OTHER,
    /// A minion in the combat; a ready one that is not (VTES-TYP-06).
    COMBATANT, OUTSIDER
}
