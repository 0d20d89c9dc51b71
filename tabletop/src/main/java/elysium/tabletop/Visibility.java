package elysium.tabletop;

/// What a zone hides from whom.
public enum Visibility {
    /// All viewers see cards that are face up. A card that is face down is known only to viewers who could follow it.
    OPEN,
    /// Its seat sees the cards. Other viewers know which of the cards they saw before are among them, but not which is
    /// which.
    HELD,
    /// Its seat looks at the cards for a while; no viewer has seen them before.
    DRAWN,
    /// Its seat may look through the cards. Other viewers see only the last card, which is on top.
    DISCARDS,
    /// No viewer sees the cards, except those who saw one being put there.
    PILE
}
