package elysium.kernel;

/// Finds what the rules require at once, such as a defeat at 0 blood. It runs between two steps whenever a fact has
/// changed. Card games call this state-based actions.
@FunctionalInterface
public interface StateCheck<T extends Table<T>> {

    /// Performs or pushes the first required action, in the game's fixed order; returns false if there is none.
    boolean performNext(T table);
}
