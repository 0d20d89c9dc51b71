package elysium.kernel;

/// Stands between a frame and what became due before it went on: keeps for it what the last frame to leave had to say.
public record SavedResult<T extends Table<T>>(int result) implements Frame<T> {

    @Override public void resume(T table) {
        table.leave(result);
    }
}
