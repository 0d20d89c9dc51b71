package elysium.tabletop;

import static elysium.tabletop.Bare.ADDS;
import static elysium.tabletop.Bare.DAWN;
import static elysium.tabletop.Bare.FIELD;
import static elysium.tabletop.Bare.HAND;
import static elysium.tabletop.Bare.LENDER;
import static elysium.tabletop.Bare.NONE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import org.junit.jupiter.api.Test;

/// Lasting effects of texts and played cards.
class LastingEffectTextTest {

    /// Fires the moment `dawn` several times, then ends.
    private record Dawns(int left) implements Frame<Bare> {
        @Override public void resume(Bare t) {
            t.become(new Dawns(left - 1));
            if (left == 0) t.end();
            else TriggerResolution.start(t, DAWN, NONE, NONE, 0);
        }
    }

    private record More(int more) implements Instruction.ValueModifier<Bare> {
        @Override public int amount(Bare t, int value, EffectSource by, int subject) {
            return subject == by.subject() ? more : 0;
        }

        @Override public int until(Bare t, CardPlay<Bare> play) {
            return 10 + play.seat();
        }
    }

    private static Mode<Bare> text(List<Instruction<Bare>> parts) {
        return Mode.of(NONE, (_, _, _) -> false, Program.none(), Program.none(), new Program<>(parts));
    }

    @Test void an_effect_that_waits_again_is_woken_once_each_time() {
        Instruction.Effect<Bare> again = (t, play) -> {
            t.count(play.card(), t.counters(play.card()) + 1);
            t.effects.addWaiting(play, 0, NONE, NONE, DAWN);
        };
        Bare t = new Bare(List.of(text(List.of(again))), 1);
        int card = t.deal(0, 0, HAND);
        t.push(new Dawns(3));
        t.push(CardPlay.of(t, card, 0, 0, NONE));
        t.settle();
        assertThat(t.counters(card)).as("when played, and at three dawns").isEqualTo(4);
    }

    @Test void a_seat_says_which_of_its_waiting_effects_comes_next() {
        Instruction.Effect<Bare> wait = (t, play) -> t.effects.addWaiting(play, 2, NONE, NONE, DAWN);
        Instruction.Effect<Bare> doubles = (t, play) -> t.count(0, t.counters(0) * 2 + play.def());
        Bare t = new Bare(List.of(text(List.of(wait, ControlFlow.stop(), doubles))), 1);
        t.push(new Dawns(1));
        for (int def = 0; def < 3; def++) t.push(CardPlay.of(t, t.deal(0, def, HAND), 0, 0, NONE));
        t.settle();
        t.answer(0, Move.of(Verbs.PICK_DEF, 1, 1));
        t.answer(0, Move.of(Verbs.PICK_DEF, 2, 0));
        assertThat(t.counters(0)).as("1, then twice that and 2, then twice that").isEqualTo(8);
        assertThat(t.isOver()).isTrue();
    }

    @Test void an_effect_may_last_until_something_of_its_own_player() {
        Bare t = new Bare(List.of(text(List.of(new More(3)))), 1);
        int card = t.deal(0, 0, HAND);
        t.push(new Dawns(0));
        for (int seat = 0; seat < 2; seat++) t.push(CardPlay.of(t, card, 0, seat, card));
        t.settle();
        assertThat(t.value(ADDS, card)).isEqualTo(6);
        t.effects.endScope(10);
        assertThat(t.value(ADDS, card)).isEqualTo(3);
        t.effects.endScope(11);
        assertThat(t.value(ADDS, card)).isZero();
    }

    @Test void a_lent_text_speaks_for_the_card_it_lies_on() {
        Bare t = new Bare();
        int host = t.deal(0, 0, FIELD), lender = t.deal(0, LENDER, FIELD);
        assertThat(t.value(ADDS, lender)).isEqualTo(1);
        t.attachments.attach(lender, host);
        assertThat(t.value(ADDS, host)).isEqualTo(2);
        assertThat(t.value(ADDS, lender)).isZero();
    }

    @Test void counters_paid_are_given_back() {
        Bare t = new Bare();
        int card = t.deal(0, 0, FIELD);
        t.count(card, 5);
        t.activityStack.begin();
        t.activityStack.payCounters(card, 1);
        int mark = t.activityStack.notedCount();
        t.activityStack.payCounters(card, 2);
        assertThat(t.counters(card)).isEqualTo(2);
        t.activityStack.refund(mark);
        assertThat(t.counters(card)).isEqualTo(4);
    }
}
