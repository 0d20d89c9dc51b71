package elysium.kernel;

/// One resumable step of the rules. Immutable, so that every fork of a table may share it.
public interface Frame<T extends Table<T>> {

    /// Does the next piece of work, and ends it by asking, pushing, becoming or leaving.
    void resume(T table);

    /// A step about something that may be over before it is done. One that is resumed all the time looks for itself, and
    /// falls by [Table#fall]: that saves the check of its type.
    interface Abandonable<T extends Table<T>> extends Frame<T> {

        /// Whether that still goes on; if not, the frame leaves when next on top.
        boolean isValid(T table);
    }

    /// Walks the answers a seat might think of, each with the clause that forbids it, if any.
    default void options(T table, int seat, Offers out) {
        throw new IllegalStateException(this + " asks nothing");
    }

    /// Whether the answers in hand settle the question, whatever those still owing would say.
    default boolean decided(T table, Answers answers, int owing) {
        return false;
    }

    /// Takes the answers, all at once, when the question is decided.
    default void answered(T table, Answers answers) {
        throw new IllegalStateException(this + " asked nothing");
    }
}
