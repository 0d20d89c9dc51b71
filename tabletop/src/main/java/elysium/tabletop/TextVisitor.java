package elysium.tabletop;

/// Hears the texts that speak for a card, its own and those lent to it.
@FunctionalInterface
public interface TextVisitor {

    /// A text lies on the source and speaks of the self.
    void hear(int source, int self);
}
