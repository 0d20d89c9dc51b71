package elysium.kernel;

/// What a game tells of its offers to those who do not think: how gladly a player would take each.
@FunctionalInterface
public interface RolloutPolicy<T extends Table<T>> {

    /// How much an offer weighs among the others of a seat; 0 for what nobody takes while there is something else.
    int of(T table, int seat, long move);
}
