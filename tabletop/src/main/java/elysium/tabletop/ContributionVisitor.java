package elysium.tabletop;

/// A value part by part: which card adds how much, for those who explain a sum.
@FunctionalInterface
public interface ContributionVisitor {

    /// A card in play, or one that was played, adds so much.
    void add(int card, int amount);

    /// Tells every card that adds to a value for a subject.
    static <T extends CardTable<T>> void of(T table, int value, int subject, ContributionVisitor out) {
        table.values.each(value, subject, out);
    }
}
