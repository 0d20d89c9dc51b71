package elysium.kernel;

/// One resumable step of the rules. Frames are immutable, so forks of a table can share them.
public interface Frame<T extends Table<T>> {

    /// Does the next piece of work and ends with `ask`, `push`, `become` or `leave`.
    void resume(T table);

    /// A frame that is abandoned when its subject is gone. A frame that resumes very often should instead check this
    /// itself and call [Table#abandon], which saves the type check.
    interface Abandonable<T extends Table<T>> extends Frame<T> {

        /// Whether the subject still exists; if not, the frame leaves the next time it is on top.
        boolean isValid(T table);
    }

    /// Offers the possible answers of a seat, and refuses the others with the clause that forbids each.
    default void options(T table, int seat, Offers out) {
        throw new IllegalStateException(this + " asks nothing: a frame that asks must override options");
    }

    /// Whether the answers given so far decide the question, whatever the pending seats would answer.
    default boolean isDecided(T table, Answers answers, int owing) {
        return false;
    }

    /// Receives all answers at once when the question is decided.
    default void onAnswers(T table, Answers answers) {
        throw new IllegalStateException(this + " asked nothing: a frame that asks must override answered");
    }
}
