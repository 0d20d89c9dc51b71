package elysium.vtes.rules.action;

/// The possible results of an action, which the rules keep apart (VTES-RUL-52).
public enum ActionResult {
    /// Not yet known.
    OPEN,
    /// Not blocked: it had its effect, or lacked something and had none.
    SUCCESSFUL, NO_EFFECT,
    /// Blocked, and the block resolved.
    BLOCKED,
    /// Ended at once by an effect.
    ENDED
}
