package elysium.vtes.rules.turn;

import static elysium.vtes.table.GameLayout.ATTACHED;
import static elysium.vtes.table.GameLayout.READY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.EventKind;
import org.junit.jupiter.api.Test;

/// The events of cards that return from a contest.
class ContestsTest {
    private static final int BO = 1;
    private final Vtes t = new Vtes(VtesBook.BOOK, _ -> false, 3, 1);
    private final List<List<Integer>> told = new ArrayList<>();

    private int lay(String slug, int seat, int zone) {
        return t.addCard(VtesBook.BOOK.number(slug), seat, zone + seat);
    }

    /// Contests and regains a vampire that bears a unique card; returns the events.
    private int[] regained() {
        int nassir = lay("nassir", BO, READY), bowl = lay("bowl-of-convergence", BO, ATTACHED);
        t.attachments.attach(bowl, nassir);
        t.moves.contest(nassir);
        t.setListener((kind, _, card, _, _, _) -> {
            if (kind == EventKind.CONTESTED || kind == EventKind.CONTEST_WON) told.add(List.of(kind, card));
        });
        Contests.regainUncontested(t, BO);
        return new int[] {nassir, bowl};
    }

    /// VTES-CON-07
    @Test void what_it_bears_comes_back_with_it_and_is_not_contested_anew() {
        int[] cards = regained();
        assertThat(told).containsExactly(List.of(EventKind.CONTEST_WON, cards[0]));
        assertThat(t.bearers.of(cards[1])).isEqualTo(cards[0]);
    }

    /// VTES-RUL-82
    @Test void what_somebody_else_contests_stays_out_of_play() {
        t.moves.contest(lay("bowl-of-convergence", 0, ATTACHED));
        int[] cards = regained();
        assertThat(told).containsExactly(List.of(EventKind.CONTEST_WON, cards[0]),
                List.of(EventKind.CONTESTED, cards[1]));
        assertThat(t.regions.isContested(cards[1])).isTrue();
    }
}
