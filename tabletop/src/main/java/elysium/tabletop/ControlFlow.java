package elysium.tabletop;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.Verbs.PICK_NUMBER;

import java.util.function.BiPredicate;
import elysium.kernel.Move;

/// Branches and loops of the card language. They compile to jumps, so one index is enough to resume a program.
public final class ControlFlow {
    public static final int NO = 0, YES = 1;

    private ControlFlow() {}

    /// Runs `rest` only if a condition holds.
    public static <T extends CardTable<T>> Program<T> ifTrue(BiPredicate<T, CardPlay<T>> holds, Program<T> rest) {
        int skip = rest.size() + 1;
        Instruction.Jump<T> turn = (t, play) -> play.at() + (holds.test(t, play) ? 1 : skip);
        return Program.of(turn).then(rest);
    }

    /// Runs one program or the other.
    public static <T extends CardTable<T>> Program<T> ifElse(BiPredicate<T, CardPlay<T>> holds, Program<T> so,
            Program<T> otherwise) {
        int over = otherwise.size() + 1;
        Instruction.Jump<T> jump = (_, play) -> play.at() + over;
        return ifTrue(holds, so.then(jump)).then(otherwise);
    }

    /// Repeats a program while a condition holds.
    public static <T extends CardTable<T>> Program<T> whileTrue(BiPredicate<T, CardPlay<T>> holds, Program<T> again) {
        int back = again.size() + 1;
        Instruction.Jump<T> jump = (_, play) -> play.at() - back;
        return ifTrue(holds, again.then(jump));
    }

    /// Asks the chooser yes or no, stores the answer in a slot and runs `rest` after a yes.
    public static <T extends CardTable<T>> Program<T> may(int name, Program<T> rest) {
        Instruction.Choice<T> pick = new Instruction.NamedChoice<>(PICK_NUMBER, name, (_, _, out) -> {
            out.offer(Move.of(PICK_NUMBER, YES, name));
            out.offer(Move.of(PICK_NUMBER, NO, name));
        });
        return Program.of(pick).then(ifTrue((_, play) -> play.picked(name) == YES, rest));
    }

    /// Runs `rest` only if the slot holds a choice.
    public static <T extends CardTable<T>> Program<T> ifPicked(int name, Program<T> rest) {
        return ifTrue((_, play) -> play.picked(name) != NONE, rest);
    }

    /// Ends the program.
    public static <T extends CardTable<T>> Instruction.Jump<T> stop() {
        return (_, _) -> CardPlay.END;
    }
}
