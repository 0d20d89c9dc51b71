package elysium.kit.trials.conclave;

import static elysium.kit.trials.conclave.Conclave.BID;
import static elysium.kit.trials.conclave.Conclave.CALL;
import static elysium.kit.trials.conclave.Conclave.CAST;
import static elysium.kit.trials.conclave.Conclave.COMMIT;
import static elysium.kit.trials.conclave.Conclave.HAND;
import static elysium.kit.trials.conclave.Conclave.NO;
import static elysium.kit.trials.conclave.Conclave.PLAY;
import static elysium.kit.trials.conclave.Conclave.SCHEME;
import static elysium.kit.trials.conclave.Conclave.SOURCE;
import static elysium.kit.trials.conclave.Conclave.TERMS;
import static elysium.kit.trials.conclave.Conclave.YES;
import static elysium.kit.trials.conclave.ConclaveCards.ELDER;
import static elysium.kit.trials.conclave.ConclaveCards.NEONATE;
import static elysium.kit.trials.conclave.ConclaveCards.SILENCE;
import static elysium.kit.trials.conclave.ConclaveCards.SWAY;
import static elysium.kit.trials.conclave.ConclaveCards.TITHE;
import static elysium.kit.trials.conclave.ConclaveCards.TURNCOAT;
import static elysium.kit.trials.conclave.ConclaveCards.WHISPER;
import static elysium.tabletop.Verbs.PICK_CARD;
import static elysium.tabletop.Verbs.PICK_NUMBER;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import elysium.kernel.Sight;
import elysium.kit.trials.RandomGames;
import elysium.kit.trials.Script;
import org.junit.jupiter.api.Test;

class ConclaveTest {
    private static final int NOTHING = -1;
    private final Conclave t = new Conclave(3, 1);
    private final Script<Conclave> script = new Script<>(t);
    private final int mine = t.member(0, ELDER, 1), second = t.member(1, ELDER, 1), third = t.member(2, NEONATE, 0);

    private int held(int seat, int def) {
        return t.lay(def, seat, HAND);
    }

    /// The first seat has called a referendum that makes the second seat pay it 3.
    private void polling() {
        t.begin();
        script.says(0, CALL).says(0, TERMS, 1, 3);
    }

    private List<Integer> prestige() {
        return List.of(t.prestige(0), t.prestige(1), t.prestige(2));
    }

    @Test void terms_are_chosen_only_once_the_referendum_is_called() { // VTES-POL-04
        t.begin();
        assertThat(script.offers(0, TERMS, 1, 3)).isFalse();
        script.says(0, CALL);
        assertThat(t.ballots.count()).isZero();
        script.says(0, TERMS, 2, 2);
        assertThat(List.of(t.ballots.victim(), t.ballots.amount())).containsExactly(2, 2);
    }

    @Test void votes_for_must_exceed_votes_against() { // VTES-POL-09
        polling();
        script.acts(0, CAST, mine, YES).acts(1, CAST, second, NO).pass();
        assertThat(prestige()).as("2 to 2 fails").containsExactly(6, 6, 6);
    }

    @Test void votes_are_cast_by_source_and_counted_only_at_the_end() { // VTES-POL-07, VTES-POL-13
        polling();
        script.acts(0, CAST, mine, YES).acts(1, CAST, second, NO).acts(2, CAST, third, YES);
        assertThat(script.refusal(0, CAST, mine, NO)).isEqualTo(ConclaveClause.ALREADY_CAST);
        assertThat(List.of(t.ballots.source(1), t.ballots.side(1))).containsExactly(second, NO);
        assertThat(prestige()).as("nothing is counted yet").containsExactly(6, 6, 6);
        script.pass();
        assertThat(prestige()).as("3 to 2 passes").containsExactly(9, 3, 6);
        assertThat(t.activityStack.level()).isZero();
    }

    @Test void gained_votes_are_held_and_count_even_after_the_source_has_cast() { // VTES-POL-12
        int sway = held(1, SWAY);
        polling();
        script.acts(0, CAST, mine, YES).acts(2, CAST, third, YES).acts(1, CAST, second, NO);
        script.acts(1, PLAY, sway).says(1, PICK_CARD, second, SOURCE);
        assertThat(List.of(t.ballots.tally(YES), t.ballots.tally(NO))).containsExactly(3, 4);
        script.pass();
        assertThat(prestige()).containsExactly(6, 6, 6);
        assertThat(t.effects.count()).isZero();
    }

    @Test void a_vote_may_be_changed_by_a_card() {
        int turncoat = held(2, TURNCOAT);
        polling();
        script.acts(0, CAST, mine, YES).acts(1, CAST, second, NO);
        script.acts(2, PLAY, turncoat).says(2, PICK_CARD, second, SOURCE).pass();
        assertThat(prestige()).as("4 to 0").containsExactly(9, 3, 6);
    }

    @Test void only_a_vote_already_cast_may_be_cancelled() { // VTES-CLR-46
        int silence = held(1, SILENCE);
        polling();
        assertThat(script.refusal(1, PLAY, silence)).isEqualTo(ConclaveClause.NOBODY_HAS_VOTED);
        script.acts(0, CAST, mine, YES).acts(1, PLAY, silence);
        assertThat(script.refusal(1, PICK_CARD, third, SOURCE)).isEqualTo(ConclaveClause.HAS_NOT_VOTED);
        script.says(1, PICK_CARD, mine, SOURCE);
        assertThat(script.refusal(0, CAST, mine, YES)).as("it has voted").isEqualTo(ConclaveClause.ALREADY_CAST);
        script.pass();
        assertThat(prestige()).containsExactly(6, 6, 6);
    }

    @Test void a_tax_is_burned_by_each_member_as_it_casts_against() { // VTES-CRL-02
        int tithe = held(0, TITHE);
        polling();
        script.says(0, PLAY, tithe);
        assertThat(script.refusal(2, CAST, third, NO)).isEqualTo(ConclaveClause.NO_BLOOD_FOR_THE_TAX);
        assertThat(script.offers(2, CAST, third, YES)).isTrue();
        script.acts(1, CAST, second, NO).acts(0, CAST, mine, YES);
        assertThat(List.of(t.counters(mine), t.counters(second))).containsExactly(1, 0);
    }

    @Test void only_the_winners_of_a_sealed_bid_pay() {
        t.begin();
        script.says(0, BID).says(2, PICK_NUMBER, 4).says(0, PICK_NUMBER, 3);
        assertThat(t.view(1)).as("sealed").isEqualTo(reBid().view(1));
        script.says(0, PICK_NUMBER, 1);                   // a new answer before all seats have answered
        script.says(1, PICK_NUMBER, 2);
        assertThat(prestige()).containsExactly(6, 6, 2);
        assertThat(List.of(t.favour(0), t.favour(1), t.favour(2))).containsExactly(0, 0, 1);
    }

    /// The same table if the other seats had bid nothing.
    private Conclave reBid() {
        Conclave other = t.copy();
        new Script<>(other).says(2, PICK_NUMBER, 0).says(0, PICK_NUMBER, 0);
        return other;
    }

    @Test void fists_are_given_in_turn_and_opened_together() { // RIV-SCH-05, RIV-SCH-11
        t.begin();
        script.says(0, SCHEME);
        assertThat(script.refusal(0, COMMIT, NOTHING, 2, NO)).isEqualTo(ConclaveClause.ACTIVE_SAYS_YES);
        script.says(0, COMMIT, NOTHING, 2, YES);
        assertThat(t.pendingSeats()).isEqualTo(0b010);
        script.says(1, COMMIT, NOTHING, 3, NO);
        assertThat(prestige()).as("nothing is told while fists are closed").containsExactly(6, 6, 6);
        script.says(2, COMMIT, NOTHING, 0, NO);
        assertThat(prestige()).as("3 to 2: No wins, and only its side pays").containsExactly(6, 3, 6);
        assertThat(t.secretNumbers.has(1)).isFalse();
    }

    @Test void a_tie_is_won_by_the_active_seat() { // RIV-SCH-13
        t.begin();
        script.says(0, SCHEME).says(0, COMMIT, NOTHING, 2, YES).says(1, COMMIT, NOTHING, 2, NO).says(2, COMMIT, NOTHING,
                0, NO);
        assertThat(prestige()).containsExactly(4, 6, 6);
        assertThat(t.favour(0)).isEqualTo(2);
    }

    @Test void a_closed_fist_is_told_to_its_seat_alone_and_imagined_within_its_bounds() { // RIV-SCH-08
        t.begin();
        script.says(0, SCHEME);
        Conclave twin = t.copy();
        script.says(0, COMMIT, NOTHING, 5, YES);
        new Script<>(twin).says(0, COMMIT, NOTHING, 0, YES);
        assertThat(t.view(1)).isEqualTo(twin.view(1));
        assertThat(t.view(0).secretNumber()).isEqualTo(5);
        TreeSet<Integer> imagined = new TreeSet<>();
        for (int seed = 0; seed < 200; seed++) {
            imagined.add(fistImaginedBy(t, seed));
            assertThat(fistImaginedBy(t, seed)).isEqualTo(fistImaginedBy(twin, seed));
        }
        assertThat(imagined).containsExactly(0, 1, 2, 3, 4, 5, 6);
    }

    private static int fistImaginedBy(Conclave table, int seed) {
        Conclave scratch = table.blank();
        new Sight<>(table, 1).imagine(scratch, seed);
        return scratch.secretNumbers.get(0);
    }

    @Test void a_modifier_lies_face_down_until_the_fists_are_opened() { // RIV-SCH-08
        int whisper = held(1, WHISPER), sway = held(1, SWAY);
        t.begin();
        script.says(0, SCHEME).says(0, COMMIT, NOTHING, 1, YES);
        assertThat(script.refusal(1, COMMIT, sway, 0, NO)).isEqualTo(ConclaveClause.NOT_A_MODIFIER);
        script.says(1, COMMIT, whisper, 0, NO);
        assertThat(t.sees(1, whisper)).isTrue();
        assertThat(t.sees(2, whisper)).isFalse();
        script.says(2, COMMIT, NOTHING, 0, YES);
        assertThat(t.zone(whisper)).isEqualTo(Conclave.ASHES + 1);
        assertThat(prestige()).as("2 to 1: No wins with an empty hand").containsExactly(6, 6, 6);
    }

    @Test void random_games_end_and_replay() {
        RandomGames.play(Conclave.GAME, 300, 1_000, t -> {
            List<Integer> all = new ArrayList<>();
            for (int seat = 0; seat < t.players(); seat++) all.add(t.prestige(seat));
            assertThat(all).allMatch(prestige -> prestige >= 0);
        });
    }
}
