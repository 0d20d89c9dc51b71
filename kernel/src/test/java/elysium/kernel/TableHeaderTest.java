package elysium.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableHeaderTest {

    /// A frame that pushes another one and reads its result.
    private record Outer(boolean begun) implements Frame<Slate> {

        @Override public void resume(Slate t) {
            if (begun) {
                t.number(1, t.result());
                t.end();
            } else {
                t.become(new Outer(true));
                t.push(new Inner());
            }
        }
    }

    private record Inner() implements Frame.Abandonable<Slate> {

        @Override public boolean isValid(Slate t) {
            return t.number(2) == 0;
        }

        @Override public void resume(Slate t) {
            t.leave(7);
            t.number(0, 1);
        }
    }

    /// The frame that the state check pushes once the first number is set.
    private record Inevitable() implements Frame<Slate> {

        @Override public void resume(Slate t) {
            t.leave(3);
            t.number(0, 2);
        }
    }

    private static boolean due(Slate t) {
        if (t.number(0) != 1 || t.top() instanceof Inevitable) return false;
        t.push(new Inevitable());
        return true;
    }

    @Test void the_frame_below_reads_the_result_of_the_one_that_left() {
        Slate slate = Slate.of(new Outer(false));
        slate.settle();
        assertThat(slate.number(1)).isEqualTo(7);
    }

    @Test void what_is_due_in_between_does_not_change_the_result() {
        Slate slate = new Slate(TableHeaderTest::due, 3, 1);
        slate.push(new Outer(false));
        slate.settle();
        assertThat(slate.number(0)).as("the state check ran").isEqualTo(2);
        assertThat(slate.number(1)).isEqualTo(7);
    }

    @Test void a_frame_that_does_not_stand_falls_and_says_so() {
        Slate slate = Slate.of(new Outer(false));
        slate.number(2, 1);
        slate.settle();
        assertThat(slate.number(1)).isEqualTo(Table.ABANDONED);
    }

    @Test void all_stays_sealed_until_the_last_has_answered_and_may_be_answered_anew() {
        Slate slate = new SlateGame().setUp(SlateGame.SETUP);
        slate.answer(0, Move.of(SlateGame.QUIET));
        slate.answer(0, Move.of(SlateGame.SHOW));
        slate.answer(1, Move.of(SlateGame.QUIET));
        assertThat(slate.pendingSeats()).isEqualTo(0b100);
        assertThat(slate.isAsked(0)).isTrue();
        slate.answer(0, Move.of(SlateGame.AGAIN));
        slate.answer(2, Move.of(SlateGame.QUIET));
        assertThat(slate.view(0)).as("the first answer to show was replaced").isEqualTo(new Slate.Told(0, 0));
        assertThat(List.of(slate.sealed(0), slate.sealed(1))).as("no answer outlives its question").containsExactly(0L,
                0L);
    }

    @Test void what_is_said_aside_answers_nothing() {
        Slate slate = new SlateGame().setUp(SlateGame.SETUP);
        assertThat(slate.offers(0, Offers.movesOnly()).allows(Move.of(Slate.WHISPER))).isFalse();
        slate.whispers = true;
        Frame<Slate> asks = slate.top();
        new MoveValidator<>(slate).play(0, Move.of(Slate.WHISPER));
        assertThat(slate.view(0)).isEqualTo(new Slate.Told(0, 1));
        assertThat(slate.pendingSeats()).as("the question stays open").isEqualTo(0b001);
        assertThat(slate.top()).isSameAs(asks);
        slate.answer(0, Move.of(SlateGame.QUIET));
        assertThat(slate.pendingSeats()).isNotEqualTo(0b001);
    }

    @Test void the_referee_turns_away_who_is_not_asked_and_what_is_not_offered() {
        Slate slate = new SlateGame().setUp(SlateGame.SETUP);
        MoveValidator<Slate> referee = new MoveValidator<>(slate);
        assertThatThrownBy(() -> referee.play(1, 0)).isInstanceOf(MoveValidator.Refused.class)
                .hasMessage("seat 2 has no question to answer");
        var refused = catchThrowableOfType(MoveValidator.Refused.class, () -> referee.play(0, Move.of(9)));
        assertThat(refused).hasMessage("this move is not offered");
        assertThat(refused.clause()).isNull();
        assertThat(slate.pendingSeats()).isEqualTo(0b001);
    }

    @Test void a_fork_leaves_its_origin_alone_and_goes_on_equally() {
        Slate slate = new SlateGame().setUp(SlateGame.SETUP);
        Slate fork = slate.copy();
        fork.answer(0, Move.of(SlateGame.ROLL));
        assertThat(slate.pendingSeats()).isEqualTo(0b001);
        assertThat(slate.rngState()).isNotEqualTo(fork.rngState());
        slate.answer(0, Move.of(SlateGame.ROLL));
        assertThat(slate.rngState()).isEqualTo(fork.rngState());
        assertThat(slate.top()).isEqualTo(fork.top());
    }

    @Test void the_same_seed_gives_the_same_chances_within_the_bound() {
        Slate one = new Slate(3, 42), other = new Slate(3, 42);
        int[] seen = new int[6];
        for (int i = 0; i < 6_000; i++) {
            int roll = one.roll(6);
            assertThat(roll).isEqualTo(other.roll(6));
            seen[roll]++;
        }
        for (int times : seen) assertThat(times).isBetween(850, 1_150);
    }
}
