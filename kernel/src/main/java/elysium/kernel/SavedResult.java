package elysium.kernel;

/// Preserves the result of the last frame while frames pushed by a state check run before the frame below reads it.
public record SavedResult<T extends Table<T>>(int result) implements Frame<T> {

    @Override public void resume(T table) {
        table.leave(result);
    }
}
