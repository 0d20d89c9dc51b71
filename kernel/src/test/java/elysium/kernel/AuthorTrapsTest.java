package elysium.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class AuthorTrapsTest {
    private static final Frame<Slate> ENDS = t -> t.end();

    private static void trap(Frame<Slate> frame, String message) {
        assertThatThrownBy(() -> Slate.of(frame).settle()).isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(message);
    }

    @Test void become_after_push_throws() {
        trap(t -> {
            t.push(ENDS);
            t.become(ENDS);
        }, "become after push");
    }

    @Test void leave_after_push_throws() {
        trap(t -> {
            t.push(ENDS);
            t.leave();
        }, "leave after push");
    }

    @Test void ask_after_push_throws() {
        trap(t -> {
            t.push(ENDS);
            t.ask(0);
        }, "ask after push");
    }

    @Test void push_after_leave_throws() {
        trapInside(t -> {
            t.leave();
            t.push(ENDS);
        }, "push after leave");
    }

    @Test void become_leave_and_ask_after_leave_throw() {
        trapInside(t -> {
            t.leave();
            t.become(ENDS);
        }, "become after push or leave");
        trapInside(t -> {
            t.leave();
            t.leave();
        }, "leave after push or leave");
        trapInside(t -> {
            t.leave();
            t.ask(0);
        }, "ask after push or leave");
    }

    @Test void push_and_leave_after_ask_throw() {
        trap(t -> {
            t.ask(0);
            t.push(ENDS);
        }, "push after ask");
        trapInside(t -> {
            t.ask(0);
            t.leave();
        }, "leave after ask");
    }

    @Test void the_traps_hold_when_answers_are_taken_too() {
        Slate slate = Slate.of(new Clumsy());
        slate.settle();
        assertThatThrownBy(() -> slate.answer(0, 0)).isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("become after push");
    }

    @Test void a_frame_that_does_nothing_throws() {
        trap(_ -> {}, "did nothing");
    }

    @Test void asking_nobody_throws() {
        trap(t -> t.askAll(0), "asks nobody");
    }

    @Test void a_value_that_does_not_fit_a_cell_throws() {
        Slate slate = new Slate(3, 1);
        slate.number(0, Short.MAX_VALUE);
        slate.number(1, Short.MIN_VALUE);
        assertThatThrownBy(() -> slate.number(0, Short.MAX_VALUE + 1))
                .hasMessageContaining("32768 does not fit a cell");
        assertThatThrownBy(() -> slate.number(1, Short.MIN_VALUE - 1)).hasMessageContaining("does not fit a cell");
        assertThat(slate.number(0)).as("nothing was written").isEqualTo(Short.MAX_VALUE);
    }

    @Test void a_game_that_runs_out_of_frames_throws() {
        trap(t -> t.leave(), "no frame is left");
    }

    @Test void a_frame_that_asks_without_options_throws_when_they_are_wanted() {
        Slate slate = Slate.of(t -> t.ask(1));
        slate.settle();
        assertThatThrownBy(() -> slate.offers(1, Offers.movesOnly())).hasMessageContaining("asks nothing");
        assertThatThrownBy(() -> slate.answer(1, 0)).hasMessageContaining("asked nothing");
    }

    /// Runs the frame above another one, so that leaving does not empty the stack.
    private static void trapInside(Frame<Slate> frame, String message) {
        Slate slate = Slate.of(ENDS);
        slate.push(frame);
        assertThatThrownBy(slate::settle).isInstanceOf(IllegalStateException.class).hasMessageContaining(message);
    }

    /// Calls the table's methods in the wrong order, after asking.
    private record Clumsy() implements Frame<Slate> {

        @Override public void resume(Slate t) {
            t.ask(0);
        }

        @Override public void onAnswers(Slate t, Answers answers) {
            t.push(ENDS);
            t.become(ENDS);
        }
    }
}
