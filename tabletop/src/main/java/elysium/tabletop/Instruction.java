package elysium.tabletop;

import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Offers;
import org.jspecify.annotations.Nullable;

/// A word of the card language.
public sealed interface Instruction<T extends CardTable<T>> {

    /// Is read: says where the reading goes on, or [CardPlay#STOPS] where something else comes first.
    int execute(T table, CardPlay<T> play);

    /// Must be possible before a text is read: what must hold, and what is paid.
    sealed interface Precondition<T extends CardTable<T>> extends Instruction<T> {
        /// The clause that forbids it, or null.
        @Nullable Clause forbids(T table, CardPlay<T> play);
    }

    /// Must hold: the clause that forbids it, or null.
    @FunctionalInterface
    non-sealed interface Requirement<T extends CardTable<T>> extends Precondition<T> {
        @Override default int execute(T table, CardPlay<T> play) {
            return forbids(table, play) == null ? play.at() + 1 : CardPlay.END;
        }
    }

    /// Is paid, at the moment the game prescribes.
    non-sealed interface Cost<T extends CardTable<T>> extends Precondition<T> {
        void pay(T table, CardPlay<T> play);

        @Override default int execute(T table, CardPlay<T> play) {
            pay(table, play);
            return play.at() + 1;
        }
    }

    /// Asks the chooser something and remembers the answer under a name.
    @FunctionalInterface
    non-sealed interface Choice<T extends CardTable<T>> extends Instruction<T> {
        void offer(T table, CardPlay<T> play, Offers out);

        @Override default int execute(T table, CardPlay<T> play) {
            table.become(play);
            table.ask(play.chooser());
            return CardPlay.SUSPEND;
        }
    }

    /// The same where it is known beforehand what is asked for, by the verb of the answers, and under which name it is
    /// remembered: whoever writes a play down must know what its numbers stand for.
    record NamedChoice<T extends CardTable<T>>(int verb, int slot, Choice<T> choices) implements Choice<T> {
        @Override public void offer(T table, CardPlay<T> play, Offers out) {
            choices.offer(table, play, out);
        }
    }

    /// Changes the table at once.
    @FunctionalInterface
    non-sealed interface Effect<T extends CardTable<T>> extends Instruction<T> {
        void apply(T table, CardPlay<T> play);

        @Override default int execute(T table, CardPlay<T> play) {
            apply(table, play);
            return play.at() + 1;
        }
    }

    /// Opens a frame of its own and waits until it leaves.
    @FunctionalInterface
    non-sealed interface StartFrame<T extends CardTable<T>> extends Instruction<T> {
        Frame<T> frame(T table, CardPlay<T> play);

        @Override default int execute(T table, CardPlay<T> play) {
            Frame<T> frame = frame(table, play);
            table.become(play.to(play.at() + 1));
            table.push(frame);
            return CardPlay.SUSPEND;
        }
    }

    /// Adds to a value for as long as it lasts; never changes the table.
    @FunctionalInterface
    non-sealed interface ValueModifier<T extends CardTable<T>> extends Instruction<T> {
        int adds(T table, int value, EffectSource by, int subject);

        /// The values it can add to, a bit each: of the others it is not asked.
        default long values() {
            return -1L;
        }

        /// Whether it adds only for cards in the area of the seat in whose area its own card lies: it is not asked of
        /// others.
        default boolean own() {
            return false;
        }

        /// The span after which a played part is forgotten.
        default int until() {
            return 0;
        }

        /// The same where it depends on the play, such as until the player's own next turn.
        default int until(T table, CardPlay<T> play) {
            return until();
        }

        /// What a played part is aimed at while it lasts.
        default int aim(T table, CardPlay<T> play) {
            return play.subject();
        }

        @Override default int execute(T table, CardPlay<T> play) {
            table.effects.last(play, aim(table, play), until(table, play));
            return play.at() + 1;
        }
    }

    /// Says where the reading goes on.
    @FunctionalInterface
    non-sealed interface Jump<T extends CardTable<T>> extends Instruction<T> {
        int to(T table, CardPlay<T> play);

        @Override default int execute(T table, CardPlay<T> play) {
            return to(table, play);
        }
    }
}
