package elysium.kit.trials.prowl;

import static elysium.kit.trials.prowl.Prowl.BLEED_WITH;
import static elysium.kit.trials.prowl.Prowl.BLOCK_WITH;
import static elysium.kit.trials.prowl.Prowl.HAND;
import static elysium.kit.trials.prowl.Prowl.PLAY;
import static elysium.kit.trials.prowl.Prowl.READY;
import static elysium.kit.trials.prowl.ProwlCards.DEFLECT;
import static elysium.kit.trials.prowl.ProwlCards.FOREBODING;
import static elysium.kit.trials.prowl.ProwlCards.KEEN_EYE;
import static elysium.kit.trials.prowl.ProwlCards.PRESS_HARD;
import static elysium.kit.trials.prowl.ProwlCards.PROWLER;
import static elysium.kit.trials.prowl.ProwlCards.ROUSE;
import static elysium.kit.trials.prowl.ProwlCards.SLIP_AWAY;
import static elysium.kit.trials.prowl.ProwlCards.SOFT_STEP;
import static elysium.kit.trials.prowl.ProwlCards.WATCHER;
import static elysium.tabletop.Verbs.PASS;
import static elysium.tabletop.Verbs.PICK_SEAT;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.kit.trials.RandomGames;
import elysium.kit.trials.Script;
import elysium.kit.trials.prowl.ProwlFrames.BlockAttempt;
import elysium.kit.trials.prowl.ProwlFrames.Blocking;
import elysium.kit.trials.prowl.ProwlFrames.Impulse;
import elysium.kit.trials.prowl.ProwlFrames.Moment;
import org.junit.jupiter.api.Test;

class ProwlTest {
    private final Prowl t = new Prowl(3, 1);
    private final Script<Prowl> script = new Script<>(t);
    private final int prowler = t.lay(PROWLER, 0, READY), blocker = t.lay(PROWLER, 1, READY),
            watcher = t.lay(WATCHER, 1, READY), third = t.lay(PROWLER, 2, READY);

    private int held(int seat, int def) {
        return t.lay(def, seat, HAND);
    }

    /// A bleed is announced, and no card is played yet.
    private void bleed() {
        t.begin();
        script.says(0, BLEED_WITH, prowler);
    }

    @Test void an_unblocked_bleed_counts_one() {
        bleed();
        script.pass().says(1, PASS).pass();
        assertThat(t.pool(1)).isEqualTo(11);
        assertThat(t.locked(prowler)).isTrue();
        assertThat(t.activityStack.level()).isZero();
    }

    @Test void stealth_may_be_added_only_when_needed() { // VTES-BLK-12
        int first = held(0, SOFT_STEP);
        bleed();
        assertThat(script.refusal(0, PLAY, first)).as("no block is attempted")
                .isEqualTo(ProwlClause.STEALTH_NOT_NEEDED);
        script.pass().says(1, BLOCK_WITH, blocker);
        int second = held(0, SOFT_STEP);
        script.says(0, PLAY, first);
        assertThat(t.stealth()).isEqualTo(1);
        assertThat(script.refusal(0, PLAY, second)).as("1 stealth beats 0").isEqualTo(ProwlClause.STEALTH_NOT_NEEDED);
        script.pass();
        assertThat(t.top()).as("the attempt failed, another may be made").isEqualTo(new Blocking());
    }

    @Test void stealth_and_intercept_are_raised_in_turn() { // VTES-BLK-09, VTES-BLK-13
        int step = held(0, SOFT_STEP), eye = held(1, KEEN_EYE);
        bleed();
        script.pass().says(1, BLOCK_WITH, blocker);
        assertThat(script.refusal(1, PLAY, eye)).isEqualTo(ProwlClause.INTERCEPT_NOT_NEEDED);
        script.says(0, PLAY, step).acts(1, PLAY, eye);
        assertThat(t.intercept()).isEqualTo(1);
        int again = held(0, SOFT_STEP);
        assertThat(script.refusal(0, PLAY, again)).as("VTES-MIN-14").isEqualTo(ProwlClause.ONCE_PER_ACTION);
        script.pass();
        assertThat(t.top()).isEqualTo(new Impulse(Moment.BLOCKED));
        script.pass();
        assertThat(t.locked(blocker)).isTrue();
        assertThat(t.pool(1)).isEqualTo(12);
        assertThat(t.counters(prowler)).isEqualTo(2);
        assertThat(t.effects.count()).as("VTES-BLK-14: nothing outlives the action").isZero();
    }

    @Test void a_text_in_play_adds_to_its_own_intercept_only() {
        held(0, SOFT_STEP);
        bleed();
        script.pass().says(1, BLOCK_WITH, watcher);
        assertThat(t.intercept()).isEqualTo(1);
        script.pass().pass();
        assertThat(t.locked(watcher)).isTrue();
        assertThat(t.value(Prowl.INTERCEPT, blocker)).isZero();
    }

    @Test void a_redirect_closes_the_window_and_reopens_blocking() { // VTES-FAQ-03
        int deflect = held(1, DEFLECT), press = held(0, PRESS_HARD);
        bleed();
        assertThat(script.refusal(1, PLAY, deflect)).as("not yet declined").isEqualTo(ProwlClause.OTHER_MOMENT);
        script.pass().says(1, PASS);
        assertThat(t.top()).isEqualTo(new Impulse(Moment.UNBLOCKED));
        script.says(1, PLAY, deflect).says(0, PLAY, press);
        assertThat(t.zone(deflect)).as("the acting seat raises the bleed first").isEqualTo(HAND + 1);
        script.acts(1, PLAY, deflect).says(1, PICK_SEAT, 2);
        assertThat(t.top()).isEqualTo(new Blocking());
        assertThat(t.pendingSeats()).as("the new target may block").isEqualTo(0b100);
        script.says(2, BLOCK_WITH, third).pass().pass();
        assertThat(t.locked(third)).isTrue();
        assertThat(t.pool(2)).isEqualTo(12);
    }

    @Test void a_bleed_redirected_to_a_poorer_seat_counts_four() { // VTES-CRL-21, VTES-CLR-61
        int foreboding = held(0, FOREBODING), press = held(0, PRESS_HARD), deflect = held(1, DEFLECT);
        t.pool(2, 8);
        bleed();
        script.says(0, PLAY, foreboding);
        assertThat(t.bleed()).as("against 12 pool it only lingers").isEqualTo(1);
        script.says(0, PLAY, press);
        assertThat(t.bleed()).isEqualTo(3);
        script.pass().says(1, PASS).acts(1, PLAY, deflect).says(1, PICK_SEAT, 2);
        assertThat(t.bleed()).isEqualTo(4);
        script.says(2, PASS).pass();
        assertThat(t.pool(2)).isEqualTo(4);
        assertThat(t.pool(1)).isEqualTo(12);
    }

    @Test void a_limited_card_counts_only_while_its_bonus_applies() { // VTES-RUL-54
        int foreboding = held(0, FOREBODING), press = held(0, PRESS_HARD);
        t.pool(1, 9);
        bleed();
        script.says(0, PLAY, foreboding);
        assertThat(t.bleed()).isEqualTo(2);
        assertThat(script.refusal(0, PLAY, press)).isEqualTo(ProwlClause.LIMITED);
    }

    @Test void a_card_that_ends_the_action_after_the_block_spares_the_blocker_its_lock() { // VTES-CLR-13, VTES-ARS-03
        int slip = held(0, SLIP_AWAY);
        bleed();
        script.pass().says(1, BLOCK_WITH, blocker);
        assertThat(script.refusal(0, PLAY, slip)).isEqualTo(ProwlClause.OTHER_MOMENT);
        script.pass();
        assertThat(t.frame(t.depth() - 2)).isEqualTo(new BlockAttempt(blocker, BlockAttempt.Stage.MADE));
        script.says(0, PLAY, slip);
        assertThat(t.locked(blocker)).isFalse();
        assertThat(t.counters(blocker)).as("no fight either").isEqualTo(3);
        assertThat(t.pendingSeats()).as("the turn goes on").isEqualTo(0b001);
        assertThat(t.depth()).isEqualTo(1);
        assertThat(t.activityStack.level()).isZero();
    }

    @Test void a_locked_blocker_that_woke_stays_locked_when_the_action_ends() { // VTES-CLR-13, VTES-BLK-16
        int slip = held(0, SLIP_AWAY), rouse = held(1, ROUSE);
        t.lock(blocker, true);
        t.lock(watcher, true);
        bleed();
        script.acts(1, PLAY, rouse).pass();
        assertThat(script.refusal(1, BLOCK_WITH, watcher)).isEqualTo(ProwlClause.MINION_LOCKED);
        script.says(1, BLOCK_WITH, blocker).pass().says(0, PLAY, slip);
        assertThat(t.locked(blocker)).isTrue();
        assertThat(t.mayReact(blocker)).isFalse();
    }

    @Test void random_games_end_and_replay() {
        RandomGames.play(Prowl.GAME, 300, 4_000,
                t -> assertThat(t.activityStack.level() == 0 || t.isOver() || t.locked(t.actor())).isTrue());
    }
}
