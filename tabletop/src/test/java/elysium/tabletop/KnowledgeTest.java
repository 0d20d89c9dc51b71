package elysium.tabletop;

import static elysium.tabletop.Bare.DECK;
import static elysium.tabletop.Bare.FIELD;
import static elysium.tabletop.Bare.HAND;
import static elysium.tabletop.Bare.OTHER_BACK;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/// What seats know of cards that were looked at, put down, taken back and shuffled.
class KnowledgeTest {
    private static final int MANY = 2000;

    private final Bare t = new Bare();

    private int imagined(int viewer, Predicate<Bare> holds) {
        int count = 0;
        Bare scratch = t.blank();
        for (int seed = 0; seed < MANY; seed++) {
            scratch.copyFrom(t);
            scratch.imagine(viewer, seed);
            if (holds.test(scratch)) count++;
        }
        return count;
    }

    @Test void a_look_into_a_hand_pins_nothing() {
        int card = t.deal(0, 0, HAND);
        t.deal(0, 1, HAND);
        t.deal(0, 2, DECK);
        t.showTo(card, 1 << 1);
        assertThat(t.sees(1, card)).isFalse();
        assertThat(imagined(1, u -> u.lies(0, HAND))).isEqualTo(MANY);
        t.moveFaceDown(card, FIELD);
        assertThat(t.sees(1, card)).as("any card of the hand may be the one put down").isFalse();
    }

    @Test void to_see_where_a_card_lies_is_news_even_for_those_who_saw_it_held() {
        int card = t.deal(0, 0, HAND);
        t.deal(0, 1, HAND);
        t.showTo(card, 1 << 1);
        t.moveFaceDown(card, FIELD);
        Bare before = t.copy();
        t.showTo(card, 1 << 1);
        assertThat(t.revealedSince(before, 0)).isTrue();
        assertThat(before.copy().revealedSince(before, 0)).isFalse();
    }

    @Test void a_card_laid_open_is_no_news_for_those_who_knew_that_it_was_held() {
        int known = t.deal(0, 0, HAND), unknown = t.deal(0, 1, HAND);
        t.showTo(known, Bare.EVERYONE);
        Bare before = t.copy();
        t.move(known, FIELD);
        assertThat(t.revealedSince(before, 0)).isFalse();
        assertThat(t.revealedSince(before, 1)).as("to others, who cannot tell which it was").isTrue();
        t.move(unknown, FIELD);
        assertThat(t.revealedSince(before, 0)).isTrue();
    }

    @Test void a_fist_that_opens_is_news() {
        t.secretNumbers.set(0, 2, 0, 3);
        Bare before = t.copy();
        t.secretNumbers.reveal(0);
        assertThat(t.revealedSince(before, 0)).isTrue();
    }

    @Test void all_are_told_who_knows_a_card_face_down() {
        int card = t.deal(0, 0, HAND);
        t.moveFaceDown(card, FIELD);
        t.showTo(card, 1 << 1);
        View.Lying lying = t.view(2).zones().getFirst().cards().getFirst();
        assertThat(lying.face()).isEqualTo(Bare.NONE);
        assertThat(lying.known()).isEqualTo(0b11);
    }

    @Test void nothing_is_hidden_from_the_omniscient() {
        t.moveFaceDown(t.deal(0, 0, HAND), FIELD);
        t.deal(1, 1, HAND);
        t.deal(2, 2, DECK);
        t.secretNumbers.set(1, 5, 0, 9);
        View spectators = t.view(Bare.SPECTATOR), all = t.view(Bare.OMNISCIENT);
        assertThat(all.zones()).allSatisfy(zone -> assertThat(zone.cards()).hasSize(zone.size())
                .allSatisfy(card -> assertThat(card.face()).isNotNegative()));
        assertThat(all.facts().get("secretNumbers")).startsWith(0, 5, 0);
        assertThat(spectators.facts()).doesNotContainKey("secretNumbers");
        assertThat(View.shown(t, Bare.OMNISCIENT).get("secretNumbers")).startsWith(0, 5, 0);
        assertThat(View.shown(t, 1)).doesNotContainKey("secretNumbers");
        assertThat(spectators.zones()).noneSatisfy(zone -> assertThat(zone.cards())
                .anySatisfy(card -> assertThat(card.face()).isNotNegative()));
    }

    @Test void a_card_taken_back_unseen_lies_on_any_row_of_the_hand() {
        int same = 0;
        for (int seed = 0; seed < MANY; seed++) {
            Bare u = new Bare(java.util.List.of(), seed);
            int card = u.deal(0, 0, HAND);
            for (int def = 1; def < 4; def++) u.deal(0, def, HAND);
            u.moveFaceDown(card, FIELD);
            u.move(card, HAND);
            if (u.face(card) == 0) same++;
        }
        assertThat(same).as("one of four").isBetween(430, 570);
    }

    @Test void cards_mixed_face_down_are_known_to_be_among_them_and_not_where() {
        int card = t.deal(0, 0, HAND), other = t.deal(0, 1, HAND);
        t.deal(0, 2, DECK);
        t.moveFaceDown(card, FIELD);
        t.moveFaceDown(other, FIELD);
        t.showTo(card, 1 << 1);
        t.shuffle(FIELD);
        assertThat(t.sees(1, card) || t.sees(1, other)).isFalse();
        assertThat(imagined(1, u -> u.lies(0, FIELD))).isEqualTo(MANY);
        assertThat(imagined(1, u -> u.face(card) == 0)).isBetween(900, 1100);
    }

    @Test void the_owner_goes_with_the_card_when_rows_are_dealt_anew() {
        for (int def = 0; def < 4; def++) t.deal(0, def, HAND);
        int borrowed = t.deal(1, 5, FIELD);
        t.move(borrowed, HAND);
        for (int card = t.first(HAND); card != Bare.NONE; card = t.next(card))
            assertThat(t.owner(card)).isEqualTo(t.face(card) == 5 ? 1 : 0);
    }

    @Test void cards_of_different_backs_are_imagined_apart() {
        for (int i = 0; i < 3; i++) {
            t.deal(0, i, DECK);
            t.deal(0, i + 3, HAND);
            t.moveFaceDown(t.deal(0, OTHER_BACK + i, DECK), FIELD);
        }
        assertThat(imagined(1, u -> u.lies(OTHER_BACK, FIELD) && u.lies(OTHER_BACK + 1, FIELD))).isEqualTo(MANY);
        assertThat(imagined(1, u -> u.lies(0, HAND))).isBetween(900, 1100);
    }

    @Test void a_held_card_that_goes_to_a_deck_says_nothing_of_other_backs() {
        int known = t.deal(0, OTHER_BACK, HAND), gone = t.deal(0, 0, HAND);
        t.deal(0, OTHER_BACK + 1, DECK);
        t.showTo(known, 1 << 1);
        t.move(gone, DECK);
        assertThat(imagined(1, u -> u.lies(OTHER_BACK, HAND))).isEqualTo(MANY);
    }
}
