package elysium.tabletop;

/// Visits the active texts of a card: its own and those lent to it.
@FunctionalInterface
public interface TextVisitor {

    /// Receives a text on card `source` that speaks of card `self`.
    void visit(int source, int self);
}
