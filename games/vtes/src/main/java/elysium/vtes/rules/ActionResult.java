package elysium.vtes.rules;

/// How an action ends; these are kept apart (VTES-RUL-52).
public enum ActionResult {
    /// Not yet known.
    OPEN,
    /// It was not blocked; it did something or, what must have been lacking, nothing.
    SUCCESSFUL, NO_EFFECT,
    /// It was blocked, and the block resolved.
    BLOCKED,
    /// An effect stopped it at once.
    ENDED
}
