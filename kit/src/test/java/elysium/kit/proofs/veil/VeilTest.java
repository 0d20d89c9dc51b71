package elysium.kit.proofs.veil;

import static elysium.kit.proofs.RandomGames.say;
import static elysium.kit.proofs.veil.Veil.CRYPT;
import static elysium.kit.proofs.veil.Veil.DECK;
import static elysium.kit.proofs.veil.Veil.FIELD;
import static elysium.kit.proofs.veil.Veil.HAND;
import static elysium.kit.proofs.veil.Veil.HUNT;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Predicate;
import elysium.kit.proofs.RandomGames;
import elysium.tabletop.View;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What viewers remember of cards they have seen: VEN-EOR-03, VEN-PLN-11, RIV-CON-02.
class VeilTest {
    private static final int MANY = 4000;

    private final Veil t = new Veil(3, 1);
    private int hunt;

    /// Seat 0 holds the cards 0 to 3, among them the hunt; 4 to 7 are its deck, the last one at the bottom.
    @BeforeEach void lay() {
        for (int def = 0; def < 8; def++) {
            int card = t.deal(0, def, def < 4 ? HAND : DECK);
            if (def == HUNT) hunt = card;
        }
    }

    private int imagined(int viewer, Predicate<Veil> holds) {
        int count = 0;
        Veil scratch = t.blank();
        for (int seed = 0; seed < MANY; seed++) {
            scratch.copyFrom(t);
            scratch.imagine(viewer, seed);
            if (holds.test(scratch)) count++;
        }
        return count;
    }

    private static boolean lies(Veil table, int def, int zone) {
        for (int card = table.first(zone); card != Veil.NONE; card = table.next(card))
            if (table.face(card) == def) return true;
        return false;
    }

    private static boolean names(View view, int def) {
        for (View.Heap heap : view.zones())
            for (View.Lying lying : heap.cards()) if (lying.face() == def) return true;
        return false;
    }

    /// The row of a card of seat 0, in any zone.
    private int row(int def) {
        for (int card = 0; card < t.rows(); card++) if (t.face(card) == def && t.owner(card) == 0) return card;
        return Veil.NONE;
    }

    /// VEN-EOR-03, VEN-PLN-11
    @Test void a_card_shown_and_taken_back_is_known_to_be_held_and_not_where() {
        t.move(hunt, FIELD);
        t.takeBack(hunt);
        t.moveFaceDown(row(HUNT), FIELD);
        assertThat(names(t.view(1), HUNT)).isFalse();
        assertThat(names(t.view(0), HUNT)).isTrue();
        assertThat(imagined(1, u -> lies(u, HUNT, HAND) || lies(u, HUNT, FIELD))).isEqualTo(MANY);
        assertThat(imagined(1, u -> lies(u, HUNT, FIELD))).as("one of four").isBetween(900, 1100);
    }

    @Test void a_card_never_shown_may_be_anywhere() {
        t.moveFaceDown(hunt, FIELD);
        assertThat(imagined(1, u -> lies(u, HUNT, FIELD))).as("one of eight").isBetween(430, 570);
        assertThat(imagined(1, u -> lies(u, HUNT, DECK))).as("four of eight").isBetween(1850, 2150);
        assertThat(imagined(0, u -> lies(u, HUNT, FIELD))).isEqualTo(MANY);
    }

    /// RIV-CON-02
    @Test void a_card_looked_at_is_known_to_one_seat_while_it_stays() {
        t.moveFaceDown(hunt, FIELD);
        t.showTo(hunt, 1 << 1);
        assertThat(names(t.view(1), HUNT)).isTrue();
        assertThat(names(t.view(2), HUNT)).isFalse();
        assertThat(imagined(1, u -> u.face(hunt) == HUNT)).isEqualTo(MANY);
        assertThat(imagined(2, u -> u.face(hunt) == HUNT)).as("one of eight").isBetween(430, 570);
        t.takeBack(hunt);
        t.moveFaceDown(row(2), FIELD);
        assertThat(names(t.view(1), HUNT) || names(t.view(1), 2)).isFalse();
        assertThat(imagined(1, u -> lies(u, HUNT, HAND) || lies(u, HUNT, FIELD))).isEqualTo(MANY);
        assertThat(imagined(1, u -> lies(u, HUNT, FIELD))).as("one of four").isBetween(900, 1100);
        assertThat(imagined(2, u -> lies(u, HUNT, DECK))).as("four of eight").isBetween(1850, 2150);
    }

    @Test void a_look_into_a_hand_tells_what_is_held_and_not_what_is_laid_next() {
        t.showTo(hunt, 1 << 1);
        t.moveFaceDown(hunt, FIELD);
        assertThat(names(t.view(1), HUNT)).isFalse();
        assertThat(imagined(1, u -> lies(u, HUNT, FIELD))).as("one of four").isBetween(900, 1100);
        assertThat(imagined(1, u -> lies(u, HUNT, DECK))).isZero();
    }

    @Test void a_card_put_under_a_deck_by_its_owner_is_known_to_its_owner_alone() {
        t.move(hunt, DECK);
        assertThat(names(t.view(0), HUNT)).isTrue();
        assertThat(names(t.view(1), HUNT)).isFalse();
        assertThat(imagined(0, u -> u.face(u.last(DECK)) == HUNT)).isEqualTo(MANY);
        assertThat(imagined(1, u -> u.face(u.last(DECK)) == HUNT)).as("one of eight").isBetween(430, 570);
        t.shuffle(DECK);
        assertThat(names(t.view(0), HUNT)).isFalse();
        assertThat(imagined(0, u -> u.face(u.last(DECK)) == HUNT)).as("one of five").isBetween(720, 880);
    }

    @Test void others_forget_a_held_card_that_may_have_gone_to_the_deck() {
        t.move(hunt, FIELD);
        t.takeBack(hunt);
        assertThat(imagined(1, u -> lies(u, HUNT, HAND))).isEqualTo(MANY);
        t.move(row(2), DECK);
        assertThat(lies(t, HUNT, HAND)).isTrue();
        assertThat(imagined(1, u -> lies(u, HUNT, HAND))).as("three of eight, for all it knows").isBetween(1380, 1620);
        assertThat(imagined(0, u -> lies(u, HUNT, HAND))).isEqualTo(MANY);
    }

    @Test void a_card_put_on_a_deck_face_up_is_known_to_all_until_it_is_drawn() {
        t.move(hunt, FIELD);
        t.moveFirst(hunt, DECK);
        assertThat(imagined(2, u -> u.face(u.first(DECK)) == HUNT)).isEqualTo(MANY);
        t.move(t.first(DECK), HAND);
        assertThat(names(t.view(2), HUNT)).isFalse();
        assertThat(imagined(2, u -> lies(u, HUNT, HAND))).isEqualTo(MANY);
    }

    @Test void cards_with_different_backs_are_never_mistaken_for_each_other() {
        for (int i = 0; i < 3; i++) t.deal(0, Veil.ELDER + i, CRYPT);
        t.moveFaceDown(t.first(CRYPT), FIELD);
        t.moveFaceDown(hunt, FIELD);
        assertThat(imagined(1, u -> u.face(u.first(FIELD)) >= Veil.ELDER && u.face(u.last(FIELD)) < Veil.ELDER
                && u.face(u.first(CRYPT)) >= Veil.ELDER)).isEqualTo(MANY);
        assertThat(imagined(1, u -> u.face(u.first(FIELD)) == Veil.HAVEN)).as("one of three").isBetween(1200, 1460);
    }

    @Test void a_borrowed_card_in_a_hand_keeps_its_owner() {
        int mine = t.deal(1, 5, FIELD);
        t.move(mine, HAND);
        for (int card = t.first(HAND); card != Veil.NONE; card = t.next(card))
            assertThat(t.owner(card)).isEqualTo(t.face(card) == 5 ? 1 : 0);
    }

    @Test void two_secret_picks_are_kept_and_imagined_as_two_different_ones() {
        t.push(new Aiming(0, false));
        t.settle();
        say(t, 0, Veil.AIM, 2);
        assertThat(t.view(1).secretNumber()).isEqualTo(Veil.NONE);
        say(t, 0, Veil.AIM, 3);
        int kept = t.secretNumbers.get(0);
        assertThat(Veil.firstMark(kept)).isEqualTo(2);
        assertThat(Veil.secondMark(kept)).isEqualTo(3);
        assertThat(imagined(0, u -> u.secretNumbers.get(0) == kept)).isEqualTo(MANY);
        assertThat(imagined(1, u -> u.secretNumbers.get(0) == kept)).as("one of twelve").isBetween(270, 400);
        assertThat(imagined(1, u -> Veil.firstMark(u.secretNumbers.get(0)) == Veil.secondMark(u.secretNumbers.get(0))))
                .isZero();
    }

    @Test void random_games_obey_the_laws() {
        RandomGames.lawful(new VeilProof(), (table, _) -> table.top() instanceof Turn);
    }

    @Test void random_games_end() {
        RandomGames.play(new VeilProof(), 200, table -> assertThat(table.rows()).isEqualTo(12 * table.players()));
    }
}
