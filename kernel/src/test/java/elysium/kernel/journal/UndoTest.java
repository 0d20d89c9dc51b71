package elysium.kernel.journal;

import static elysium.kernel.SlateGame.AGAIN;
import static elysium.kernel.SlateGame.QUIET;
import static elysium.kernel.SlateGame.ROLL;
import static elysium.kernel.SlateGame.SHOW;
import static elysium.kernel.SlateGame.journal;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.kernel.SlateGame;
import org.junit.jupiter.api.Test;

class UndoTest {
    private static final int NEEDS_CONSENT = -1;
    private final SlateGame game = new SlateGame();

    private int back(int seat, int... seatsAndVerbs) {
        return Undo.undoTo(journal(seatsAndVerbs), seat, game);
    }

    @Test void an_answer_that_told_nothing_is_taken_back_freely() {
        assertThat(back(0, 0, QUIET)).isZero();
        assertThat(back(0, 0, AGAIN, 0, AGAIN)).as("only the last one").isEqualTo(1);
    }

    @Test void an_answer_that_used_chance_is_not() {
        assertThat(back(0, 0, ROLL)).isEqualTo(NEEDS_CONSENT);
    }

    @Test void an_answer_by_which_something_was_seen_is_not() {
        assertThat(back(0, 0, SHOW)).isEqualTo(NEEDS_CONSENT);
    }

    @Test void a_sealed_answer_is_taken_back_freely_whoever_else_has_sealed_one() {
        assertThat(back(1, 0, QUIET, 1, SHOW)).isEqualTo(1);
        assertThat(back(1, 0, QUIET, 1, SHOW, 2, AGAIN)).isEqualTo(1);
    }

    @Test void an_answer_is_not_taken_back_once_another_seat_was_heard() {
        assertThat(back(0, 0, QUIET, 0, QUIET, 1, QUIET, 2, AGAIN)).isEqualTo(NEEDS_CONSENT);
        assertThat(back(1, 0, QUIET, 1, SHOW, 2, AGAIN, 0, AGAIN)).isEqualTo(NEEDS_CONSENT);
    }

    @Test void a_seat_that_passed_was_heard_too() {
        assertThat(back(0, 0, QUIET, 0, QUIET, 1, QUIET, 2, QUIET)).isEqualTo(NEEDS_CONSENT);
    }

    @Test void whoever_answers_last_has_heard_the_others_and_cannot_answer_anew() {
        assertThat(back(2, 0, QUIET, 0, QUIET, 1, QUIET, 2, QUIET)).isEqualTo(NEEDS_CONSENT);
        assertThat(back(0, 0, QUIET, 1, QUIET, 2, QUIET, 0, AGAIN)).isEqualTo(NEEDS_CONSENT);
    }

    @Test void who_has_answered_nothing_takes_nothing_back() {
        assertThat(back(2, 0, QUIET)).isEqualTo(NEEDS_CONSENT);
    }
}
