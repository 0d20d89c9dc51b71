package elysium.vtes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Setup;
import elysium.kit.law.Laws;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Decks;
import elysium.vtes.table.GameLayout;
import org.junit.jupiter.api.Test;

/// A table with the largest possible decks.
class FullTableTest {
    private static final VtesGame GAME = new VtesGame();
    private static final int SEATS = 6, ONE_QUESTION_IN = 500, ANSWERS = 60_000;

    /// VTES-DECK-01, VTES-DECK-02
    @Test void six_of_the_largest_decks_obey_the_laws() {
        List<String> options = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            Deck like = GAME.decks().list().get(seat % GAME.decks().list().size());
            List<Deck.Pile> piles = new ArrayList<>();
            for (Deck.Pile pile : like.piles()) piles.add(filled(pile));
            options.add(Decks.option(seat, GAME.decks().pack(new Deck("", like.name(), piles, List.of()))));
        }
        Setup setup = new Setup("vtes", 1, SEATS, options, 0);
        assertThat(GAME.setUp(setup).rows()).isEqualTo(GameLayout.ROWS);
        Laws.on(GAME).oneIn(ONE_QUESTION_IN).maxAnswers(ANSWERS).check(setup, 1);
    }

    /// The same cards with more copies of the first, up to the limit.
    private static Deck.Pile filled(Deck.Pile pile) {
        List<Deck.Lot> lots = new ArrayList<>(pile.lots());
        Deck.Lot first = lots.getFirst();
        lots.set(0, new Deck.Lot(first.card(), first.count() + GameLayout.LARGEST_CRYPT - pile.size(), first.line()));
        return new Deck.Pile(pile.section(), lots);
    }
}
