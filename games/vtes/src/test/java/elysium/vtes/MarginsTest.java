package elysium.vtes;

import static elysium.vtes.table.GameLayout.READY;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.kernel.Frame;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.flow.politics.Torpor;
import elysium.vtes.flow.turn.Turn;
import elysium.vtes.rules.action.ActionResult;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActionKind;
import org.junit.jupiter.api.Test;

/// State after rare steps of the rules.
class MarginsTest {
    private final Vtes t = new Vtes(VtesBook.BOOK, _ -> false, 2, 1);

    /// Nothing comes after the step.
    private record Rest() implements Frame<Vtes> {
        @Override public void resume(Vtes t) {
            t.end();
        }
    }

    private int lay(String slug, int seat, int blood) {
        int card = t.addCard(VtesBook.BOOK.number(slug), seat, READY + seat);
        t.blood.restore(card, blood);
        return card;
    }

    private void goes(Frame<Vtes> step) {
        t.push(new Rest());
        t.push(step);
        t.settle();
    }

    /// VTES-ALY-04: at the end of the turn, not when somebody else's turn is over.
    @Test void nobody_is_newly_recruited_behind_a_turn() {
        for (int seat = 0; seat < 2; seat++) {
            Vtes turn = new Vtes(VtesBook.BOOK, _ -> false, 2, 1);
            int stray = turn.addCard(VtesBook.BOOK.number("underbridge-stray"), seat, READY + seat);
            turn.turn.restore(9, seat);
            turn.minions.setRecruitedThisTurn(stray, true);
            turn.push(new Rest());
            turn.push(Turn.at(Turn.Stage.ENDS));
            turn.settle();
            assertThat(turn.minions.recruitedThisTurn(stray)).isFalse();
            assertThat(turn.minions.anyRecruitedThisTurn()).isFalse();
        }
    }

    /// VTES-RUL-122
    @Test void a_rescue_that_finds_its_vampire_raised_has_no_effect() {
        int nassir = lay("nassir", 0, 3), ryan = lay("ryan", 0, 0);
        t.turn.restore(9, 0);
        CurrentAction.begin(t, ActionKind.RESCUE, nassir, 0);
        CurrentAction.setOutcome(t, ActionResult.SUCCESSFUL);
        goes(new Torpor.Rescue(nassir, ryan, 2));
        assertThat(t.blood.of(nassir)).isEqualTo(1);
        assertThat(CurrentAction.outcome(t)).isEqualTo(ActionResult.NO_EFFECT);
    }
}
