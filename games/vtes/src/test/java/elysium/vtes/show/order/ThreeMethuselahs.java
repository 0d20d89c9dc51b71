package elysium.vtes.show.order;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.kernel.Move;
import elysium.vtes.VtesGame;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.flow.turn.GameFlow;
import elysium.vtes.flow.turn.StateChecks;
import elysium.vtes.flow.turn.Turn;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Phase;
import elysium.vtes.table.vocabulary.Verb;

/// Ana, Bo and Cleo in the minion phase of Ana, each with one ready vampire.
final class ThreeMethuselahs {
    static final int ANA = 0, BO = 1, CLEO = 2;

    private ThreeMethuselahs() {}

    /// Bo is the prey of Ana, who is active; Ana is the prey of Bo's prey.
    ///
    /// @param bo the pool of Bo
    static Vtes table(int bo) {
        Vtes t = new Vtes(VtesBook.BOOK, StateChecks::due, 3, 1);
        for (int seat = ANA; seat <= CLEO; seat++) {
            t.pools.restore(seat, seat == BO ? bo : 20);
            t.blood.restore(t.addCard(VtesBook.BOOK.number(List.of("ryan", "nassir", "sully").get(seat)), seat,
                    GameLayout.READY + seat), 4);
        }
        t.turn.restore(9, ANA);
        t.turn.restorePhase(Phase.UNLOCK);
        t.push(new GameFlow(GameFlow.Stage.TURNS));
        t.push(Turn.at(Turn.Stage.MINION));
        t.settle();
        return t;
    }

    /// Ana's Ryan bleeds Bo for 1, who must say whether to block.
    static Vtes bled(int bo) {
        Vtes t = table(bo);
        t.answer(ANA, Move.of(Verb.BLEED, t.first(GameLayout.READY + ANA), BO));
        assertThat(new VtesGame().questionKind(t, BO).id()).isEqualTo("block");
        return t;
    }
}
