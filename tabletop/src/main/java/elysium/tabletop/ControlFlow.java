package elysium.tabletop;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.Verbs.PICK_NUMBER;

import java.util.function.BiPredicate;
import elysium.kernel.Move;

/// How sentences branch: every choice and condition becomes a jump, so that one number says where the reading is.
public final class ControlFlow {
    public static final int NO = 0, YES = 1;

    private ControlFlow() {}

    /// Reads the rest only if a condition holds.
    public static <T extends CardTable<T>> Program<T> ifSo(BiPredicate<T, CardPlay<T>> holds, Program<T> rest) {
        int skip = rest.size() + 1;
        Instruction.Jump<T> turn = (t, play) -> play.at() + (holds.test(t, play) ? 1 : skip);
        return Program.of(turn).then(rest);
    }

    /// Reads one sentence or the other.
    public static <T extends CardTable<T>> Program<T> ifElse(BiPredicate<T, CardPlay<T>> holds, Program<T> so,
            Program<T> otherwise) {
        int over = otherwise.size() + 1;
        Instruction.Jump<T> jump = (_, play) -> play.at() + over;
        return ifSo(holds, so.then(jump)).then(otherwise);
    }

    /// Reads a sentence again and again, as long as a condition holds before it.
    public static <T extends CardTable<T>> Program<T> whileSo(BiPredicate<T, CardPlay<T>> holds, Program<T> again) {
        int back = again.size() + 1;
        Instruction.Jump<T> jump = (_, play) -> play.at() - back;
        return ifSo(holds, again.then(jump));
    }

    /// Asks the chooser yes or no under a name, and reads the rest after a yes.
    public static <T extends CardTable<T>> Program<T> may(int name, Program<T> rest) {
        Instruction.Choice<T> pick = new Instruction.NamedChoice<>(PICK_NUMBER, name, (_, _, out) -> {
            out.offer(Move.of(PICK_NUMBER, YES, name));
            out.offer(Move.of(PICK_NUMBER, NO, name));
        });
        return Program.of(pick).then(ifSo((_, play) -> play.picked(name) == YES, rest));
    }

    /// Goes on only while something was picked under a name.
    public static <T extends CardTable<T>> Program<T> ifPicked(int name, Program<T> rest) {
        return ifSo((_, play) -> play.picked(name) != NONE, rest);
    }

    /// Ends the reading.
    public static <T extends CardTable<T>> Instruction.Jump<T> stop() {
        return (_, _) -> CardPlay.END;
    }
}
