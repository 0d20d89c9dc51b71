package elysium.vtes.flow;

import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.gainPool;
import static elysium.vtes.dsl.ModeBuilder.use;
import static elysium.vtes.table.GameLayout.PLAY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.kernel.Frame;
import elysium.tabletop.Book;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActivityKind;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Moment;
import org.junit.jupiter.api.Test;

/// The windows that end with their action, attempt or combat.
class WindowsTest {
    private static final Book<Vtes> BOOK = new Book<>(List.of(horn().bind(0)), Fact.COUNT);

    private Vtes t = table();

    /// A card usable in all those windows.
    private static CardBuilder horn() {
        CardBuilder card = card(Kind.MASTER, "horn", "Horn", "Horn");
        for (int moment = Moment.AS_ANNOUNCED; moment <= Moment.END_OF_ROUND; moment++)
            card.lets(use(moment).does(gainPool(1)));
        return card;
    }

    private static Vtes table() {
        Vtes t = new Vtes(BOOK, _ -> false, 3, 1);
        t.turn.restore(1, 1);
        return t;
    }

    /// Nothing comes after the window.
    private record Rest() implements Frame<Vtes> {
        @Override public void resume(Vtes t) {
            t.end();
        }
    }

    private boolean falls(int moment) {
        t.addCard(0, 1, PLAY + 1);
        t.push(new Rest());
        t.push(new PriorityWindow(moment, 0));
        t.settle();
        return t.isOver();
    }

    /// VTES-ARS-03: what an action is for ends with it; what comes after its resolution does not.
    @Test void the_windows_of_an_action_fall_with_it() {
        for (int moment = Moment.AS_ANNOUNCED; moment <= Moment.AFTER_RESOLUTION; moment++) {
            t = table();
            t.activities.begin(ActivityKind.ACTION);
            CurrentAction.end(t);
            assertThat(falls(moment)).as("%d", moment).isEqualTo(moment != Moment.AFTER_RESOLUTION);
            t = table();
            t.activities.begin(ActivityKind.ACTION);
            assertThat(falls(moment)).as("%d", moment).isEqualTo(moment == Moment.BLOCK_ATTEMPT);
        }
    }

    /// VTES-CMB-08: a combat that is over skips to the end of its round.
    @Test void the_windows_of_a_combat_fall_with_it() {
        for (int moment : new int[] {Moment.BEFORE_RANGE, Moment.BEFORE_STRIKES, Moment.END_OF_ROUND}) {
            t = table();
            t.activities.begin(ActivityKind.COMBAT);
            CurrentCombat.end(t);
            assertThat(falls(moment)).as("%d", moment).isEqualTo(moment != Moment.END_OF_ROUND);
        }
    }
}
