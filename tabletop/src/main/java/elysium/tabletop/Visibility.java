package elysium.tabletop;

/// What a zone hides, and from whom.
public enum Visibility {
    /// Everybody sees what lies here face up; a card face down is known only to those who can follow it.
    OPEN,
    /// Its seat sees the cards; what others saw of them before is known to be among them, not which.
    HELD,
    /// Its seat looks at the cards for a while; nobody has seen them before.
    DRAWN,
    /// Its seat may look through the cards; the others see the one on top, which lies last, and nothing of the rest.
    DISCARDS,
    /// Nobody sees the cards, but for those who saw one being put there.
    PILE
}
