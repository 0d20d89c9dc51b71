package elysium.kit.proofs.hand;

import static elysium.kit.proofs.RandomGames.say;
import static elysium.kit.proofs.hand.Hand.ACT;
import static elysium.kit.proofs.hand.Hand.DECK;
import static elysium.kit.proofs.hand.Hand.FIRE;
import static elysium.kit.proofs.hand.Hand.HELD;
import static elysium.kit.proofs.hand.Hand.MODIFY;
import static elysium.kit.proofs.hand.Hand.PLAIN;
import static elysium.kit.proofs.hand.Hand.PLAY;
import static elysium.kit.proofs.hand.Hand.READY;
import static elysium.tabletop.Verbs.ACTIVATE;
import static elysium.tabletop.Verbs.PASS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import elysium.kernel.MoveValidator;
import elysium.kernel.Offers;
import elysium.kit.proofs.Proof;
import elysium.kit.proofs.RandomGames;
import elysium.tabletop.TriggerResolution;
import org.junit.jupiter.api.Test;

/// Hands, delays and limits: VTES-PLAY-08, VTES-CLR-84 to VTES-CLR-87, VTES-RUL-18, VTES-MIN-13, VTES-MIN-14, VTES-CRL-01.
class HandTest {
    private final Hand t = new Hand(2, 1);

    /// Deals the named cards to seat 0, fills both hands with plain cards and makes libraries of twenty cards.
    private void given(int... defs) {
        dealt(defs);
        t.settle();
    }

    private void dealt(int... defs) {
        for (int def : defs) t.deal(0, def, HELD);
        for (int seat = 0; seat < 2; seat++) {
            while (t.count(HELD + seat) < Hand.FULL) t.deal(seat, PLAIN, HELD);
            for (int i = 0; i < 20; i++) t.deal(seat, PLAIN, DECK);
        }
        t.push(new Turn(0, Turn.Phase.MAIN));
    }

    /// The current row of a card in seat 0's hand.
    private int held(int def) {
        int card = t.first(HELD);
        while (t.face(card) != def) card = t.next(card);
        return card;
    }

    /// Lets seat 0 play a card, and returns its new row.
    private int play(int def) {
        int card = held(def);
        say(t, 0, PLAY, card);
        return card;
    }

    private void refusedAsUsed(int verb, int... operands) {
        assertThatThrownBy(() -> say(t, 0, verb, operands)).isInstanceOfSatisfying(MoveValidator.Refused.class,
                refused -> assertThat(refused.clause()).isEqualTo(Proof.Rule.USED));
    }

    /// VTES-CLR-84
    @Test void a_card_replaced_late_lowers_the_hand_until_the_discard_phase() {
        given(Hand.MIRROR, PLAIN);
        play(Hand.MIRROR);
        assertThat(t.handSize(0)).isEqualTo(6);
        assertThat(t.count(HELD)).isEqualTo(6);
        play(PLAIN);
        assertThat(t.count(HELD)).as("other cards are replaced at once").isEqualTo(6);
        assertThat(t.count(DECK)).isEqualTo(19);
        say(t, 0, PASS);
        assertThat(t.count(HELD)).isEqualTo(7);
        assertThat(t.count(DECK)).isEqualTo(18);
    }

    /// VTES-CLR-84: until the player's own discard phase, even if another player's comes first.
    @Test void a_late_replacement_waits_for_its_players_own_phase() {
        int mirror = t.deal(1, Hand.MIRROR, HELD);
        dealt();
        t.play(mirror, 1, Hand.NONE);
        t.settle();
        say(t, 0, PASS);
        assertThat(t.handSize(1)).isEqualTo(6);
        assertThat(t.count(HELD + 1)).isEqualTo(6);
        say(t, 1, PASS);
        assertThat(t.count(HELD + 1)).isEqualTo(7);
    }

    /// VTES-CLR-86, VTES-CLR-87
    @Test void a_replaced_draw_burns_a_counter_and_a_late_one_burns_it_late() {
        given(Hand.CAPUCHIN, PLAIN, Hand.MIRROR);
        int capuchin = play(Hand.CAPUCHIN);
        assertThat(t.counters(capuchin)).isEqualTo(4);
        assertThat(t.count(HELD)).as("replaced, and four more").isEqualTo(11);
        assertThat(t.count(DECK)).isEqualTo(15);
        play(PLAIN);
        assertThat(t.counters(capuchin)).isEqualTo(3);
        assertThat(t.count(HELD)).isEqualTo(10);
        play(Hand.MIRROR);
        assertThat(t.counters(capuchin)).as("not yet").isEqualTo(3);
        assertThat(t.count(HELD)).isEqualTo(9);
        say(t, 0, PASS);
        assertThat(t.counters(capuchin)).isEqualTo(2);
        assertThat(t.count(HELD)).isEqualTo(9);
        assertThat(t.count(DECK)).as("nothing was drawn").isEqualTo(15);
    }

    /// VTES-PLAY-08
    @Test void a_hand_above_its_size_is_discarded_down_at_once() {
        given(Hand.SQUEEZE, PLAIN);
        play(Hand.SQUEEZE);
        assertThat(t.top()).isEqualTo(new MatchDown(0));
        say(t, 0, Hand.DROP, held(PLAIN));
        assertThat(t.count(HELD)).isEqualTo(5);
        assertThat(t.top()).isEqualTo(new Turn(0, Turn.Phase.MAIN));
        say(t, 0, PASS);
        assertThat(t.count(HELD)).as("the turn is over").isEqualTo(7);
    }

    /// VTES-RUL-18
    @Test void a_delayed_effect_fires_without_its_source() {
        given(Hand.OATH);
        int oath = play(Hand.OATH);
        t.move(oath, Hand.REMOVED);
        assertThat(t.poolOf(0)).isZero();
        say(t, 0, PASS);
        assertThat(t.poolOf(0)).isEqualTo(1);
        say(t, 1, PASS);
        say(t, 0, PASS);
        assertThat(t.poolOf(0)).as("once").isEqualTo(1);
        assertThat(t.effects.count()).isZero();
    }

    @Test void an_effect_that_waits_again_waits_for_the_next_time() {
        given(Hand.VIGIL);
        play(Hand.VIGIL);
        for (int day = 1; day <= 3; day++) {
            say(t, 0, PASS);
            assertThat(t.poolOf(0)).isEqualTo(day);
            say(t, 1, PASS);
        }
    }

    @Test void a_trigger_whose_moment_comes_again_inside_it_fires_once_each_time() {
        given(Hand.ECHO, Hand.ECHO, Hand.PRICK);
        int echo = play(Hand.ECHO);
        play(Hand.PRICK);
        assertThat(t.counters(echo)).as("three times the moment came").isEqualTo(3);
        assertThat(t.top()).isInstanceOf(Turn.class);
    }

    @Test void two_such_triggers_are_ordered_by_their_player() {
        given(Hand.ECHO, Hand.ECHO, Hand.PRICK);
        int echo = play(Hand.ECHO);
        int other = play(Hand.ECHO);
        play(Hand.PRICK);
        assertThat(t.top()).isInstanceOf(TriggerResolution.class);
        say(t, 0, ACTIVATE, other, 1);
        Offers offers = Offers.movesOnly();
        while (!(t.top() instanceof Turn)) t.answer(0, t.offers(0, offers).get(0));
        assertThat(t.counters(echo)).as("the moment came once, and four times inside").isEqualTo(5);
        assertThat(t.counters(other)).isEqualTo(5);
    }

    /// VTES-MIN-13, VTES-MIN-14: limits for each minion, for a turn and for an action.
    @Test void limits_by_minion_last_a_turn_or_an_action() {
        given(Hand.RAID, Hand.RAID, Hand.TRICK, Hand.TRICK, Hand.TRICK);
        int first = t.deal(0, Hand.MINION, READY), second = t.deal(0, Hand.MINION, READY);
        say(t, 0, ACT, first, held(Hand.RAID));
        say(t, 0, MODIFY, held(Hand.TRICK));
        refusedAsUsed(MODIFY, held(Hand.TRICK));
        say(t, 0, PASS);
        refusedAsUsed(ACT, first, held(Hand.RAID));
        say(t, 0, ACT, second, held(Hand.RAID));
        say(t, 0, MODIFY, held(Hand.TRICK));
        refusedAsUsed(MODIFY, held(Hand.TRICK));
        assertThat(t.poolOf(0)).isEqualTo(4);
    }

    /// VTES-CRL-01: limits for each copy, for a round, whatever minion bears it.
    @Test void limits_by_copy_last_a_round() {
        given(Hand.RAID);
        int minion = t.deal(0, Hand.MINION, READY), gun = t.deal(0, Hand.GUN, READY),
                other = t.deal(0, Hand.GUN, READY);
        say(t, 0, ACT, minion, held(Hand.RAID));
        say(t, 0, FIRE, gun);
        refusedAsUsed(FIRE, gun);
        say(t, 0, FIRE, other);
        say(t, 0, Hand.NEXT_ROUND);
        say(t, 0, FIRE, gun);
        assertThat(t.poolOf(1)).isEqualTo(-3);
    }

    @Test void limits_by_name_hold_for_every_copy_and_end_with_the_turn() {
        given(Hand.BOAST, Hand.BOAST);
        play(Hand.BOAST);
        refusedAsUsed(PLAY, held(Hand.BOAST));
        say(t, 0, PASS);
        say(t, 1, PASS);
        play(Hand.BOAST);
    }

    @Test void random_games_obey_the_laws() {
        RandomGames.lawful(new HandProof(), (table, _) -> table.top() instanceof Turn || table.top() instanceof Action);
    }

    @Test void random_games_keep_every_hand_at_its_size() {
        RandomGames.play(new HandProof(), 200, table -> {
            for (int seat = 0; seat < 2; seat++)
                if (table.top() instanceof Turn && table.count(DECK + seat) > 0 && !table.isOver())
                    assertThat(table.count(HELD + seat)).isEqualTo(table.handSize(seat));
        });
    }
}
