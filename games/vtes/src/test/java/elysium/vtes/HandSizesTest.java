package elysium.vtes;

import static elysium.kernel.Table.EVERYONE;
import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.LIBRARY;
import static elysium.vtes.table.GameLayout.PLAY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.View;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.rules.turn.HandSizes;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// Hand sizes: missing cards, replaced draws, and who has seen which card.
class HandSizesTest {
    private static final int SEATS = 3, FULL = 7;
    private final Vtes t = new Vtes(VtesBook.BOOK, _ -> false, SEATS, 1);
    private final List<Integer> told = new ArrayList<>();

    private int lay(String slug, int seat, int zone) {
        int card = t.addCard(VtesBook.BOOK.number(slug), seat, zone + seat);
        t.hands.endChecks();
        return card;
    }

    private void fill(int seat, int cards) {
        for (int i = 0; i < cards; i++) lay("majesty", seat, HAND);
        lay("fame", seat, LIBRARY);
        lay("fame", seat, LIBRARY);
    }

    @Test void only_hands_to_which_something_happened_are_looked_at() {
        fill(0, FULL - 1);
        fill(1, FULL - 1);
        fill(2, FULL - 1);
        assertThat(HandSizes.firstToAdjust(t)).isEqualTo(NONE);
        t.hands.requestCheck(1);
        assertThat(HandSizes.firstToAdjust(t)).isOne();
    }

    @Test void no_draw_is_a_replacement_any_more_once_a_hand_matches_its_size() {
        fill(0, FULL);
        fill(1, FULL - 1);
        t.hands.setReplacing(0, 1);
        t.hands.requestCheck(0);
        assertThat(HandSizes.firstToAdjust(t)).isEqualTo(NONE);
        assertThat(t.hands.replacing(0)).isZero();
    }

    @Test void a_hand_that_cannot_be_filled_still_has_its_draws_to_come() {
        for (int i = 0; i < FULL - 1; i++) lay("majesty", 0, HAND);
        t.hands.setReplacing(0, 1);
        t.hands.requestCheck(0);
        assertThat(HandSizes.firstToAdjust(t)).isEqualTo(NONE);
        assertThat(t.hands.replacing(0)).isOne();
    }

    @Test void each_card_drawn_replaces_one_and_the_last_whatever_is_left() {
        fill(0, FULL - 2);
        t.hands.setReplacing(0, 2);
        t.hands.requestCheck(0);
        HandSizes.draw(t, 0, 2);
        assertThat(t.hands.replacing(0)).isOne();
        assertThat(t.hands.seatsToCheck()).isOne();
        t.hands.setReplacing(0, 3);
        HandSizes.draw(t, 0, 1);
        assertThat(t.hands.replacing(0)).isZero();
        assertThat(t.hands.seatsToCheck()).isZero();
        assertThat(t.count(HAND)).isEqualTo(FULL);
    }

    @Test void where_texts_say_how_large_a_hand_is_it_is_looked_at_again() {
        lay("elder-library", 0, PLAY);
        fill(0, FULL);
        t.hands.setReplacing(0, 2);
        t.hands.requestCheck(0);
        HandSizes.draw(t, 0, 1);
        assertThat(t.hands.replacing(0)).isOne();
        assertThat(t.hands.seatsToCheck()).isOne();
    }

    @Test void one_keeps_draws_for_a_card_of_ones_own_alone() {
        lay("visit-from-the-capuchin", 1, PLAY);
        t.hands.setReplacing(0, 1);
        t.hands.setReplacing(1, 1);
        assertThat(HandSizes.mayReplaceDraw(t, 0)).isFalse();
        assertThat(HandSizes.mayReplaceDraw(t, 1)).isTrue();
    }

    @Test void of_cards_alike_the_first_is_enough_to_choose_from() {
        int first = lay("majesty", 0, HAND), other = lay("fame", 0, HAND), again = lay("majesty", 0, HAND);
        assertThat(HandSizes.isDuplicate(t, first)).isFalse();
        assertThat(HandSizes.isDuplicate(t, other)).isFalse();
        assertThat(HandSizes.isDuplicate(t, again)).isTrue();
    }

    @Test void what_lies_in_the_hand_of_the_prey_is_shown_to_everybody_once() {
        for (int owner = 0; owner < SEATS; owner++) {
            Vtes open = new Vtes(VtesBook.BOOK, _ -> false, SEATS, 1);
            int[] cards = new int[SEATS];
            for (int seat = 0; seat < SEATS; seat++)
                cards[seat] = open.addCard(VtesBook.BOOK.number("fame"), seat, HAND + seat);
            open.addCard(VtesBook.BOOK.number("revelations"), owner, PLAY + owner);
            told.clear();
            open.setListener((_, subject, _, _, _, _) -> told.add(subject));
            HandSizes.revealOpenHands(open);
            HandSizes.revealOpenHands(open);
            int prey = open.seats.prey(owner);
            assertThat(told).containsExactly(cards[prey]);
            for (int seat = 0; seat < SEATS; seat++)
                assertThat((View.seenBy(open, cards[seat]) & EVERYONE) == EVERYONE).isEqualTo(seat == prey);
        }
    }
}
