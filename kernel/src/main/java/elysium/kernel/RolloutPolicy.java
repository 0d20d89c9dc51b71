package elysium.kernel;

/// Weighs the offers of a seat during a bot's rollouts.
@FunctionalInterface
public interface RolloutPolicy<T extends Table<T>> {

    /// The weight of an offer relative to the seat's other offers; 0 for a move to take only if nothing else is
    /// offered.
    int weight(T table, int seat, long move);
}
