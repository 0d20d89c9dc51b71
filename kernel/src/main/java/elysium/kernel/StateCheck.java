package elysium.kernel;

/// What has become inevitable: looked at between two steps, whenever something was written since all was quiet.
@FunctionalInterface
public interface StateCheck<T extends Table<T>> {

    /// Does or pushes the first thing that is due, in the game's fixed order; false if nothing is.
    boolean due(T table);
}
