package elysium.tabletop;

import static elysium.tabletop.Bare.DECK;
import static elysium.tabletop.Bare.DISCARD;
import static elysium.tabletop.Bare.FIELD;
import static elysium.tabletop.Bare.HAND;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What seats know of discard piles, of cards that change owners and of a cleared table.
class DiscardsTest {
    private static final int MANY = 400;

    private final Bare t = new Bare();

    @Test void the_others_see_the_card_on_top_and_its_owner_all_of_them() {
        int below = t.deal(0, 1, HAND), top = t.deal(0, 2, HAND);
        t.move(below, DISCARD);
        assertThat(t.sees(1, below)).isTrue();
        t.move(top, DISCARD);
        assertThat(t.sees(0, below)).isTrue();
        assertThat(t.sees(1, below)).isFalse();
        assertThat(t.sees(Bare.SPECTATOR, top)).isTrue();
        assertThat(t.view(1).zones().getFirst().cards()).extracting(View.Lying::row).containsExactly(top);
        assertThat(t.view(1).zones().getFirst().size()).isEqualTo(2);
    }

    @Test void what_lies_below_comes_to_light_when_the_top_is_taken() {
        int below = t.deal(0, 1, DISCARD), top = t.deal(0, 2, DISCARD);
        assertThat(t.sees(1, below)).isFalse();
        t.move(top, FIELD);
        assertThat(t.sees(1, below)).isTrue();
    }

    @Test void a_covered_discard_may_be_imagined_in_the_hand() {
        t.deal(0, 1, HAND);
        t.deal(0, 2, DISCARD);
        t.deal(0, 3, DISCARD);
        t.deal(0, 4, DECK);
        int inHand = 0;
        Bare scratch = t.blank();
        for (int seed = 0; seed < MANY; seed++) {
            scratch.copyFrom(t);
            scratch.imagine(1, seed);
            if (scratch.lies(2, HAND)) inHand++;
            assertThat(scratch.lies(3, DISCARD)).as("the top is seen").isTrue();
        }
        assertThat(inHand).isBetween(MANY / 5, MANY / 2);
    }

    @Test void a_card_known_to_be_held_is_not_imagined_among_the_discards() {
        int known = t.deal(0, 1, FIELD);
        t.move(known, HAND);
        t.deal(0, 5, HAND);
        t.deal(0, 2, DISCARD);
        t.deal(0, 3, DISCARD);
        Bare scratch = t.blank();
        for (int seed = 0; seed < MANY; seed++) {
            scratch.copyFrom(t);
            scratch.imagine(1, seed);
            assertThat(scratch.lies(1, HAND)).isTrue();
        }
    }

    @Test void a_card_that_changes_owners_is_mixed_with_those_of_the_new_one() {
        int card = t.deal(2, 1, FIELD);
        t.give(card, 0);
        t.move(card, DECK);
        t.deal(0, 2, DECK);
        t.shuffle(DECK);
        t.deal(0, 3, HAND);
        Bare scratch = t.blank();
        int inHand = 0;
        for (int seed = 0; seed < MANY; seed++) {
            scratch.copyFrom(t);
            scratch.imagine(1, seed);
            if (scratch.lies(1, HAND)) inHand++;
        }
        assertThat(inHand).isBetween(MANY / 5, MANY / 2);
    }

    @Test void a_cleared_table_is_as_good_as_new() {
        int one = t.deal(0, 1, FIELD), other = t.deal(1, 2, FIELD);
        t.count(one, 3);
        t.attachments.attach(other, one);
        t.turnDown(other);
        t.clearAway();
        assertThat(t.rows()).isZero();
        assertThat(t.count(FIELD)).isZero();
        assertThat(t.hasModifiers(Bare.ADDS)).isFalse();
        int again = t.deal(0, 4, FIELD), next = t.deal(1, 5, FIELD);
        assertThat(t.counters(again)).isZero();
        assertThat(t.isFaceDown(next)).isFalse();
        assertThat(t.attachments.firstOn(again)).isEqualTo(Bare.NONE);
        assertThat(t.first(FIELD)).isEqualTo(again);
    }
}
