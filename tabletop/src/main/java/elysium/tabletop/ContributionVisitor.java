package elysium.tabletop;

/// Visits the contributions to a value, to explain the sum.
@FunctionalInterface
public interface ContributionVisitor {

    /// Receives the amount that a card contributes; the card may have left play.
    void add(int card, int amount);

    /// Visits every card that contributes to a value for a subject.
    static <T extends CardTable<T>> void visit(T table, int value, int subject, ContributionVisitor out) {
        table.valueCache.forEachContribution(value, subject, out);
    }
}
