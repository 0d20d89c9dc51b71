package elysium.kit.trials.brawl;

import static elysium.kit.trials.brawl.Brawl.FIGHT;
import static elysium.kit.trials.brawl.Brawl.HAND;
import static elysium.kit.trials.brawl.Brawl.HANDS;
import static elysium.kit.trials.brawl.Brawl.KEEP;
import static elysium.kit.trials.brawl.Brawl.PACKET;
import static elysium.kit.trials.brawl.Brawl.PLAY;
import static elysium.kit.trials.brawl.Brawl.STRIKE;
import static elysium.kit.trials.brawl.BrawlCards.FLURRY;
import static elysium.kit.trials.brawl.BrawlCards.LEECH;
import static elysium.kit.trials.brawl.BrawlCards.LONG_BOW;
import static elysium.kit.trials.brawl.BrawlCards.PRESS;
import static elysium.kit.trials.brawl.BrawlCards.QUICK_BLADE;
import static elysium.kit.trials.brawl.BrawlCards.REVENGE;
import static elysium.kit.trials.brawl.BrawlCards.SHIELD;
import static elysium.kit.trials.brawl.BrawlCards.STEP_BACK;
import static elysium.kit.trials.brawl.BrawlCards.TORCH;
import static elysium.tabletop.Verbs.PASS;
import static elysium.tabletop.Verbs.PICK_NUMBER;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.kit.trials.RandomGames;
import elysium.kit.trials.Script;
import org.junit.jupiter.api.Test;

class BrawlTest {
    private final Brawl t = new Brawl(2, 1);
    private final Script<Brawl> script = new Script<>(t);
    private final int mine = t.fighter(0, 3), theirs = t.fighter(1, 3);

    private int held(int seat, int def) {
        return t.lay(def, seat, HAND);
    }

    /// A combat has begun, and the acting side may manoeuvre.
    private void fight() {
        t.begin();
        script.says(0, FIGHT, mine, theirs);
    }

    private void noManoeuvres() {
        script.says(0, PASS).says(1, PASS);
    }

    private List<Integer> blood() {
        return List.of(t.counters(mine), t.counters(theirs));
    }

    @Test void two_hand_strikes_hurt_both_at_once() { // VTES-STK-07
        fight();
        noManoeuvres();
        script.says(0, HANDS).says(1, HANDS);
        assertThat(t.combat.packets()).isEqualTo(2);
        script.pass().pass();
        assertThat(blood()).containsExactly(2, 2);
    }

    @Test void a_manoeuvre_commits_the_strike_of_the_round() { // VTES-RNG-08, VTES-STK-05
        int bow = held(0, LONG_BOW), blade = held(0, QUICK_BLADE), second = held(0, LONG_BOW);
        fight();
        script.says(0, PLAY, bow);
        assertThat(t.combat.longRange()).isTrue();
        script.says(1, PASS);
        assertThat(script.refusal(0, STRIKE, blade)).isEqualTo(BrawlClause.COMMITTED);
        assertThat(script.refusal(0, STRIKE, second)).isEqualTo(BrawlClause.COMMITTED);
        assertThat(script.refusal(0, HANDS)).isEqualTo(BrawlClause.COMMITTED);
        script.says(0, KEEP);
        assertThat(script.refusal(1, HANDS)).as("VTES-STK-08").isEqualTo(BrawlClause.OUT_OF_RANGE);
        script.says(1, PASS).pass();
        assertThat(blood()).containsExactly(3, 1);
    }

    @Test void a_manoeuvre_is_answered_but_a_second_card_may_not_manoeuvre() { // VTES-RNG-04, VTES-RNG-05
        int bow = held(0, LONG_BOW), answer = held(1, LONG_BOW), second = held(0, LONG_BOW);
        fight();
        script.says(0, PLAY, bow).says(1, PLAY, answer);
        assertThat(t.combat.longRange()).isFalse();
        assertThat(script.refusal(0, PLAY, second)).isEqualTo(BrawlClause.ONE_CARD_TO_MANOEUVRE);
        script.says(0, PASS).says(0, KEEP).says(1, KEEP).pass().pass();
        assertThat(blood()).containsExactly(1, 1);
    }

    @Test void a_first_strike_that_fells_its_target_is_not_answered() { // VTES-EFF-13
        int blade = held(0, QUICK_BLADE);
        t.burnBlood(theirs, 2);
        fight();
        noManoeuvres();
        script.says(0, STRIKE, blade).says(1, HANDS);
        assertThat(t.combat.source(0)).isEqualTo(mine);
        assertThat(t.combat.amount(0)).isEqualTo(2);
        script.pass();
        assertThat(t.zone(theirs)).isEqualTo(Brawl.TORPOR + 1);
        assertThat(t.counters(mine)).as("the answer never came").isEqualTo(3);
        assertThat(t.top()).as("VTES-PRS-06").isEqualTo(new EndOfRound());
    }

    @Test void strikes_resolve_at_three_speeds() { // first, normal, after
        int leech = held(0, LEECH), blade = held(1, QUICK_BLADE);
        fight();
        noManoeuvres();
        script.says(0, STRIKE, leech).says(1, STRIKE, blade);
        assertThat(t.combat.target(0)).as("the blade first").isEqualTo(mine);
        script.pass();
        assertThat(blood()).containsExactly(1, 3);
        assertThat(t.combat.target(0)).as("the leech last").isEqualTo(theirs);
        script.pass();
        assertThat(blood()).containsExactly(1, 2);
    }

    @Test void a_strike_that_comes_after_is_lost_with_its_fighter() {
        int leech = held(0, LEECH);
        t.burnBlood(mine, 3);
        fight();
        noManoeuvres();
        script.says(0, STRIKE, leech).says(1, HANDS).pass();
        assertThat(t.zone(mine)).isEqualTo(Brawl.TORPOR);
        assertThat(t.counters(theirs)).isEqualTo(3);
    }

    @Test void packets_keep_source_and_kind_and_are_prevented_one_point_at_a_time() { // VTES-DMG-02, VTES-DMG-12
        int torch = held(0, TORCH), shield = held(1, SHIELD), idle = held(0, SHIELD);
        fight();
        noManoeuvres();
        script.says(0, STRIKE, torch).says(1, HANDS);
        script.pass();                                    // nobody prevents what the hand strike does to the actor
        assertThat(List.of(t.combat.source(0), t.combat.target(0), t.combat.amount(0), t.combat.kind(0)))
                .containsExactly(mine, theirs, 1, Brawl.AGGRAVATED);
        assertThat(script.refusal(0, PLAY, idle)).isEqualTo(BrawlClause.NOT_YOUR_DAMAGE);
        script.acts(1, PLAY, shield).says(1, PICK_NUMBER, 0, PACKET);
        assertThat(t.wounded(theirs)).isFalse();
        assertThat(blood()).containsExactly(2, 3);
        assertThat(t.combat.packets()).as("all damage is handled").isZero();
    }

    @Test void unprevented_aggravated_damage_wounds_without_burning_blood() { // VTES-DMG-08
        int torch = held(0, TORCH);
        fight();
        noManoeuvres();
        script.says(0, STRIKE, torch).says(1, PASS).pass();
        assertThat(t.zone(theirs)).isEqualTo(Brawl.TORPOR + 1);
        assertThat(t.counters(theirs)).isEqualTo(3);
    }

    @Test void both_may_fall_to_strikes_of_the_same_speed() {
        t.burnBlood(mine, 3);
        t.burnBlood(theirs, 3);
        fight();
        noManoeuvres();
        script.says(0, HANDS).says(1, HANDS).pass().pass();
        assertThat(t.zone(mine)).isEqualTo(Brawl.TORPOR);
        assertThat(t.zone(theirs)).isEqualTo(Brawl.TORPOR + 1);
    }

    @Test void the_end_of_the_round_takes_place_even_after_an_early_end() { // VTES-PRS-06, VTES-EFF-05
        int back = held(1, STEP_BACK), blade = held(0, QUICK_BLADE);
        held(0, FLURRY);
        held(0, PRESS);
        fight();
        noManoeuvres();
        script.says(0, STRIKE, blade).says(1, STRIKE, back);
        assertThat(blood()).as("combat ends comes before first strike").containsExactly(3, 3);
        assertThat(t.top()).as("no press, no additional strike").isEqualTo(new EndOfRound());
        script.pass();
        assertThat(t.activityStack.level()).isZero();
        assertThat(t.pendingSeats()).as("the other gang's turn").isEqualTo(0b10);
    }

    @Test void an_additional_strike_resolves_alone_after_the_pair() { // VTES-STK-06, VTES-STK-12, VTES-STK-15
        int bow = held(0, LONG_BOW), flurry = held(0, FLURRY), more = held(0, FLURRY), leech = held(0, LEECH);
        fight();
        script.says(0, PLAY, bow).says(1, PASS).says(0, KEEP).says(1, PASS).pass();
        assertThat(blood()).containsExactly(3, 1);
        script.says(0, PLAY, flurry);
        assertThat(script.refusal(0, PLAY, more)).as("VTES-STK-17").isEqualTo(BrawlClause.ONE_SOURCE);
        script.pass();
        assertThat(t.combat.longRange()).as("VTES-STK-16").isTrue();
        script.says(0, STRIKE, leech).pass();
        assertThat(blood()).containsExactly(3, 0);
        assertThat(t.top()).isEqualTo(new Steps.Presses(0, 0));
    }

    @Test void a_press_leads_to_another_round_unless_it_is_answered() { // VTES-PRS-02, VTES-PRS-04
        int press = held(0, PRESS), answer = held(1, PRESS), again = held(0, PRESS);
        fight();
        noManoeuvres();
        script.says(0, PASS).says(1, PASS).pass();
        script.says(0, PLAY, press).says(1, PLAY, answer);
        assertThat(t.combat.goesOn()).isFalse();
        script.says(0, PLAY, again).says(1, PASS).pass();
        assertThat(t.top()).as("a new round").isEqualTo(new Steps.Manoeuvre(0, 0));
        assertThat(t.combat.strike(0)).isEqualTo(-1);
    }

    @Test void a_combat_inside_the_last_step_of_another_leaves_the_outer_sheet_alone() {
        int avenger = t.fighter(1, 5), revenge = held(1, REVENGE), bow = held(0, LONG_BOW);
        fight();
        script.says(0, PLAY, bow).says(1, PASS).says(0, KEEP).says(1, PASS).pass().pass().says(0, PASS).says(1, PASS);
        assertThat(t.top()).isEqualTo(new EndOfRound());
        script.acts(1, PLAY, revenge);
        assertThat(t.activityStack.level()).isEqualTo(2);
        assertThat(List.of(t.combat.fighter(0), t.combat.fighter(1))).as("roles of its own").containsExactly(avenger,
                mine);
        assertThat(t.combat.longRange()).isFalse();
        script.says(1, PASS).says(0, PASS).says(1, HANDS).says(0, HANDS).pass().pass().pass().says(1, PASS)
                .says(0, PASS).pass();
        assertThat(t.counters(avenger)).isEqualTo(4);
        assertThat(t.activityStack.level()).isEqualTo(1);
        assertThat(List.of(t.combat.fighter(0), t.combat.fighter(1))).containsExactly(mine, theirs);
        assertThat(List.of(t.combat.strike(0), t.combat.strike(1))).containsExactly(LONG_BOW, -1);
        assertThat(t.combat.longRange()).isTrue();
        script.pass();
        assertThat(t.activityStack.level()).isZero();
        assertThat(blood()).containsExactly(2, 1);
    }

    @Test void random_games_end_and_replay() {
        RandomGames.play(Brawl.GAME, 300, 2_000, t -> {
            for (int card = 0; card < t.rows(); card++) {
                assertThat(t.counters(card)).isGreaterThanOrEqualTo(0);
                assertThat(t.ready(card) && t.wounded(card)).as("a wounded fighter on its feet").isFalse();
            }
        });
    }
}
