package elysium.vtes.curios;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.PLAY;
import static elysium.vtes.table.GameLayout.READY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.Verbs;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.flow.action.MinionPhase;
import elysium.vtes.flow.turn.PhaseWindow;
import elysium.vtes.rules.card.UsableTexts;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Phase;
import elysium.vtes.table.vocabulary.Verb;
import org.junit.jupiter.api.Test;

/// Games with the real cards and one made-up card, the only one usable in its window.
class SmallBooksTest {
    private static final int ANA = 0, BO = 1;

    /// Ends the game after the step.
    private record Rest() implements Frame<Vtes> {
        @Override public void resume(Vtes t) {
            t.end();
        }
    }

    private static Book<Vtes> boxAnd(String name) {
        List<CardBuilder> entries = new ArrayList<>();
        CuriousMinionCards.write(entries);
        CuriousOccasions.write(entries);
        List<Card<Vtes>> cards = new ArrayList<>(VtesBook.BOOK.cards());
        for (CardBuilder entry : entries) {
            Card<Vtes> card = entry.bind(cards.size());
            if (card.name().en().equals(name)) return with(cards, card);
        }
        throw new AssertionError("no card is called " + name);
    }

    private static Book<Vtes> with(List<Card<Vtes>> cards, Card<Vtes> more) {
        cards.add(more);
        return new Book<>(cards, Fact.COUNT);
    }

    private static Vtes table(Book<Vtes> book) {
        Vtes t = new Vtes(book, _ -> false, 2, 1);
        t.turn.restore(9, ANA);
        t.push(new Rest());
        return t;
    }

    private static long move(Vtes t, int verb) {
        Offers offers = t.offers(t.nextPending(), Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++) if (Move.verb(offers.get(i)) == verb) return offers.get(i);
        return NONE;
    }

    /// VTES-UNL-04, VTES-UNL-05
    @Test void a_burn_option_is_asked_for_in_the_unlock_phase_of_another_and_once() {
        Vtes t = table(boxAnd("Clan Rite"));
        for (int i = 0; i < 2; i++) t.addCard(t.book().size() - 1, BO, HAND + BO);
        t.turn.setPhase(Phase.UNLOCK);
        t.push(PhaseWindow.in(Phase.UNLOCK));
        t.settle();
        assertThat(t.nextPending()).isEqualTo(BO);
        t.answer(BO, move(t, Verb.BURN_OPTION));
        assertThat(t.isOver()).isTrue();
        assertThat(t.count(HAND + BO)).isOne();
    }

    /// VTES-PLAY-03
    @Test void whoever_has_a_text_in_play_that_cancels_cards_is_asked_as_one_is_played() {
        Vtes t = table(boxAnd("Watchful Eye"));
        assertThat(UsableTexts.of(t.book()).handWindows() >> Moment.AS_PLAYED & 1).as("nothing cancels from hand")
                .isZero();
        t.blood.restore(t.addCard(t.book().number("madison"), ANA, READY + ANA), 6);
        t.addCard(t.book().number("govern-the-unaligned"), ANA, HAND + ANA);
        t.addCard(t.book().size() - 1, BO, PLAY + BO);
        t.turn.setPhase(Phase.MINION);
        t.push(MinionPhase.START);
        t.settle();
        assertThat(t.nextPending()).isEqualTo(ANA);
        t.answer(ANA, move(t, Verb.PLAY));
        assertThat(t.nextPending()).isEqualTo(BO);
        assertThat(move(t, Verbs.ACTIVATE)).isNotEqualTo(NONE);
    }
}
