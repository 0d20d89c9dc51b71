package elysium.tabletop;

import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Offers;
import org.jspecify.annotations.Nullable;

/// An instruction of the card language.
public sealed interface Instruction<T extends CardTable<T>> {

    /// Executes the instruction and returns the index of the next one, or [CardPlay#SUSPEND] if a question or a frame
    /// comes first.
    int execute(T table, CardPlay<T> play);

    /// Must be possible before a text can be used: a requirement or a cost.
    sealed interface Precondition<T extends CardTable<T>> extends Instruction<T> {
        /// The clause that forbids the use, or null.
        @Nullable Clause forbids(T table, CardPlay<T> play);
    }

    /// A condition that must hold.
    @FunctionalInterface
    non-sealed interface Requirement<T extends CardTable<T>> extends Precondition<T> {
        @Override default int execute(T table, CardPlay<T> play) {
            return forbids(table, play) == null ? play.at() + 1 : CardPlay.END;
        }
    }

    /// A cost, paid at the moment that the game prescribes.
    non-sealed interface Cost<T extends CardTable<T>> extends Precondition<T> {
        void pay(T table, CardPlay<T> play);

        @Override default int execute(T table, CardPlay<T> play) {
            pay(table, play);
            return play.at() + 1;
        }
    }

    /// Asks the chooser and stores the answer in a slot.
    @FunctionalInterface
    non-sealed interface Choice<T extends CardTable<T>> extends Instruction<T> {
        void offer(T table, CardPlay<T> play, Offers out);

        @Override default int execute(T table, CardPlay<T> play) {
            table.become(play);
            table.ask(play.chooser());
            return CardPlay.SUSPEND;
        }
    }

    /// A choice with a known verb and slot, so that a position text can tell what the stored number means.
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

    /// Starts a frame and waits until it leaves.
    @FunctionalInterface
    non-sealed interface StartFrame<T extends CardTable<T>> extends Instruction<T> {
        Frame<T> frame(T table, CardPlay<T> play);

        @Override default int execute(T table, CardPlay<T> play) {
            Frame<T> frame = frame(table, play);
            table.become(play.atInstruction(play.at() + 1));
            table.push(frame);
            return CardPlay.SUSPEND;
        }
    }

    /// Modifies a value while it is active; it never changes the table.
    @FunctionalInterface
    non-sealed interface ValueModifier<T extends CardTable<T>> extends Instruction<T> {
        int amount(T table, int value, EffectSource by, int subject);

        /// The values that it can modify, as a bit set; it is not called for others.
        default long values() {
            return -1L;
        }

        /// Whether it applies only to cards in the area of its own card's seat; it is not called for others.
        default boolean ownSeatOnly() {
            return false;
        }

        /// The scope at whose end a played modifier expires.
        default int until() {
            return 0;
        }

        /// The scope at whose end it expires, if that depends on the play, such as the player's own next turn.
        default int until(T table, CardPlay<T> play) {
            return until();
        }

        /// The target of a played modifier while it lasts.
        default int target(T table, CardPlay<T> play) {
            return play.subject();
        }

        @Override default int execute(T table, CardPlay<T> play) {
            table.effects.add(play, target(table, play), until(table, play));
            return play.at() + 1;
        }
    }

    /// Returns the index of the next instruction.
    @FunctionalInterface
    non-sealed interface Jump<T extends CardTable<T>> extends Instruction<T> {
        int to(T table, CardPlay<T> play);

        @Override default int execute(T table, CardPlay<T> play) {
            return to(table, play);
        }
    }
}
