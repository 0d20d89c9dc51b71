package elysium.kit.proofs.ambush;

import static elysium.kit.proofs.RandomGames.say;
import static elysium.kit.proofs.ambush.Ambush.BLOCK;
import static elysium.kit.proofs.ambush.Ambush.BLOCKER;
import static elysium.kit.proofs.ambush.Ambush.DISCARD;
import static elysium.kit.proofs.ambush.Ambush.HAND;
import static elysium.kit.proofs.ambush.Ambush.LAY;
import static elysium.kit.proofs.ambush.Ambush.REACT;
import static elysium.kit.proofs.ambush.Ambush.REACTOR;
import static elysium.kit.proofs.ambush.Ambush.SPY;
import static elysium.kit.proofs.ambush.Ambush.STREETS;
import static elysium.kit.proofs.ambush.Ambush.STRIKE;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.kit.proofs.RandomGames;
import elysium.tabletop.Verbs;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Attacks in numbered steps: RIV-ATK-12, RIV-ATK-13, RIV-ATK-30, RIV-RUL-76, RIV-WIN-12.
class AmbushTest {
    private final Ambush t = new Ambush(2, 1);
    private int attacker, target, blocker, reactor, strike, spy, parry, slander;

    @BeforeEach void lay() {
        for (int seat = 0; seat < 2; seat++) t.seat(seat, 4);
        attacker = t.deal(0, Ambush.THUG, STREETS);
        target = t.deal(1, Ambush.THUG, STREETS);
        blocker = t.deal(1, Ambush.THUG, STREETS);
        reactor = t.deal(1, Ambush.THUG, STREETS);
        strike = t.deal(0, STRIKE, HAND);
        spy = t.deal(1, STRIKE, HAND);
        parry = t.deal(1, Ambush.PARRY, HAND);
        slander = t.deal(1, Ambush.SLANDER, HAND);
        t.push(new Turn(0));
        t.settle();
        say(t, 0, Ambush.ATTACK, attacker, target);
    }

    @Test void target_blocker_and_reacting_character_are_three_roles() {
        say(t, 0, LAY, strike);
        say(t, 1, BLOCK, blocker);
        say(t, 1, REACT, parry, reactor);
        assertThat(t.top()).as("RIV-ATK-13: choices once both cards are revealed").isInstanceOf(
                elysium.tabletop.CardPlay.class);
        assertThat(t.isFaceDown(strike) || t.isFaceDown(parry)).isFalse();
        assertThat(t.activityStack.get(Ambush.TARGET)).isEqualTo(target);
        assertThat(t.activityStack.get(BLOCKER)).isEqualTo(blocker);
        assertThat(t.activityStack.get(REACTOR)).isEqualTo(reactor);
        say(t, 0, Verbs.PICK_CARD, target, 0);
        assertThat(t.counters(blocker)).as("3 of 3, less a shield").isEqualTo(1);
        assertThat(t.counters(target)).as("splashed").isEqualTo(2);
        assertThat(t.counters(reactor)).as("paid").isEqualTo(2);
        assertThat(t.prestige(1)).isEqualTo(3);
        assertThat(t.activityStack.level()).isZero();
        assertThat(t.activityStack.notedCount()).as("what was paid is paid").isZero();
    }

    /// RIV-ATK-30, RIV-RUL-76
    @Test void an_illegal_card_sends_the_attack_back_to_step_six() {
        backToStepSix(t);
        assertThat(t.top()).isEqualTo(new Attack(0, Attack.Step.BLOCKS));
        assertThat(t.zone(strike)).isEqualTo(DISCARD);
        assertThat(t.ready(attacker)).as("the attacker stays exhausted").isFalse();
        assertThat(t.ready(blocker)).isTrue();
        assertThat(t.prestige(1)).isEqualTo(4);
        assertThat(t.counters(reactor)).isEqualTo(3);
        assertThat(t.activityStack.get(BLOCKER)).isEqualTo(Ambush.NONE);
        assertThat(t.activityStack.get(REACTOR)).isEqualTo(Ambush.NONE);
        assertThat(t.count(HAND + 1)).as("the reaction is back, the discard is not").isEqualTo(2);
        assertThat(t.zone(spy)).isEqualTo(DISCARD + 1);
    }

    @Test void the_attack_goes_on_without_a_card() {
        backToStepSix(t);
        say(t, 1, BLOCK, reactor);
        say(t, 1, Verbs.PASS);
        assertThat(t.counters(reactor)).isEqualTo(2);
        assertThat(t.counters(target)).isEqualTo(3);
        assertThat(t.prestige(1)).isEqualTo(3);
        assertThat(t.top()).isEqualTo(new Turn(0));
    }

    /// RIV-WIN-12: the third point is gained in step 12 and lost again in step 13.
    @Test void a_win_that_does_not_outlast_the_attack_is_none() {
        t.score(0, 2);
        t.hurt(target, 2);
        say(t, 0, LAY, strike);
        say(t, 1, Verbs.PASS);
        say(t, 1, REACT, slander, reactor);
        say(t, 0, Verbs.PICK_CARD, blocker, 0);
        assertThat(t.zone(target)).isEqualTo(DISCARD + 1);
        assertThat(t.score(0)).as("2, then 3 in the middle, then 2").isEqualTo(2);
        assertThat(t.isOver()).isFalse();
    }

    /// RIV-WIN-12
    @Test void a_win_that_stands_comes_before_anything_else() {
        t.score(0, 2);
        t.hurt(target, 2);
        say(t, 0, Verbs.PASS);
        say(t, 1, Verbs.PASS);
        say(t, 1, Verbs.PASS);
        assertThat(t.isOver()).isTrue();
        assertThat(t.pendingSeats()).isZero();
        assertThat(t.activityStack.level()).isZero();
    }

    /// RIV-RUL-76: all players saw the row of the reaction, but once it is back in the hand, it may be on any row.
    @Test void a_reaction_taken_back_unseen_cannot_be_followed() {
        int same = 0, games = 400;
        for (int seed = 0; seed < games; seed++) {
            Ambush again = t.copy();
            again.imagine(1, seed);
            backToStepSix(again);
            if (again.face(parry) == Ambush.PARRY) same++;
        }
        assertThat(same).isBetween(160, 240);
    }

    @Test void random_games_obey_the_laws() {
        RandomGames.lawful(new AmbushProof(), (table, _) -> table.top() instanceof Attack);
    }

    @Test void random_games_end_and_lose_no_card_nor_prestige() {
        RandomGames.play(new AmbushProof(), 400, table -> {
            assertThat(table.activityStack.level()).isEqualTo(table.top() instanceof Turn ? 0 : 1);
            int cards = 0;
            for (int zone = 0; zone < 24; zone++) cards += table.count(zone);
            assertThat(cards).isEqualTo(22);
        });
    }

    private void backToStepSix(Ambush table) {
        say(table, 0, LAY, strike);
        say(table, 1, SPY, spy);
        say(table, 1, BLOCK, blocker);
        say(table, 1, REACT, parry, reactor);
    }
}
