package elysium.vtes.bot;

import static elysium.vtes.bot.VtesRolloutPolicy.LITTLE;
import static elysium.vtes.bot.VtesRolloutPolicy.NEVER;
import static elysium.vtes.bot.VtesRolloutPolicy.SOME;
import static elysium.vtes.bot.VtesRolloutPolicy.SURELY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.VtesGame;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// The rollout policy in positions with an obvious move.
class VtesRolloutPolicyTest {
    private static final VtesGame GAME = new VtesGame();
    private static final long PASS = Move.of(Verbs.PASS);
    private static final List<Integer> QUIET = List.of(Verbs.PASS, Verb.DECLINE, Verb.END_PHASE);

    private static Map<String, Object> given(String phase, Map<String, Object> ana, Map<String, Object> bo) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("phase", phase);
        given.put("Ana", ana);
        given.put("Bo", bo);
        given.put("Cleo", Map.of("ready", List.of("Nassir (locked)")));
        return given;
    }

    /// The table after these moves; seats pass until each is offered.
    private static Vtes after(Map<String, Object> given, String... moves) {
        return after(GAME.scenarioSupport().createTable(given).table(), moves);
    }

    private static Vtes after(Vtes t, String... moves) {
        for (String move : moves) {
            while (read(t, move) == null) pass(t);
            t.answer(t.nextPending(), Objects.requireNonNull(read(t, move)));
        }
        return t;
    }

    private static @Nullable Long read(Vtes t, String move) {
        int seat = t.nextPending();
        return GAME.notation().read(t, seat, move, t.offers(seat, Offers.explained()));
    }

    private static void pass(Vtes t) {
        int seat = t.nextPending();
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (int verb : QUIET)
            for (int i = 0; i < offers.size(); i++)
                if (Move.verb(offers.get(i)) == verb) {
                    t.answer(seat, offers.get(i));
                    return;
                }
        throw new AssertionError("nobody can pass " + t.top());
    }

    /// The weight of a move for the seat that is offered it next.
    private static int urge(Vtes t, String move) {
        while (read(t, move) == null) pass(t);
        return VtesRolloutPolicy.of(t, t.nextPending(), Objects.requireNonNull(read(t, move)));
    }

    private static Vtes bled(String actor, Map<String, Object> bo) {
        return after(given("minion", Map.of("ready", List.of(actor)), bo), "bleed seat 2 with Ryan");
    }

    @Test void an_empty_vampire_does_not_block_a_bleed_of_1() {
        Vtes t = bled("Ryan", Map.of("ready", List.of("Andi Liu (blood 0)", "Sully (blood 3)")));
        assertThat(urge(t, "block with Andi Liu")).isEqualTo(NEVER);
        assertThat(urge(t, "block with Sully")).isGreaterThanOrEqualTo(SOME);
    }

    @Test void anybody_blocks_what_would_oust() {
        Vtes t = bled("Ryan", Map.of("pool", 1, "ready", List.of("Andi Liu (blood 0)")));
        assertThat(urge(t, "block with Andi Liu")).isEqualTo(SURELY);
    }

    @Test void nobody_blocks_a_hunt() {
        Vtes t = after(given("minion", Map.of("ready", List.of("Ryan (blood 1)")),
                Map.of("ready", List.of("Andi Liu"), "hand", List.of("Eyes of Argus"))), "hunt with Ryan");
        assertThat(urge(t, "block with Andi Liu")).isEqualTo(NEVER);
    }

    @Test void somebody_is_woken_for_a_bleed_and_not_for_a_hunt_or_a_weapon() {
        Map<String, Object> bo = Map.of("ready", List.of("Andi Liu (locked)"), "hand", List.of("On the Qui Vive"));
        Map<String, Object> ana = Map.of("ready", List.of("Ryan (blood 1)"), "hand", List.of(".44 Magnum"));
        String wake = "play On the Qui Vive with Andi Liu";
        assertThat(urge(after(given("minion", ana, bo), "bleed seat 2 with Ryan"), wake)).isGreaterThan(SOME);
        assertThat(urge(after(given("minion", ana, bo), "hunt with Ryan"), wake)).isEqualTo(NEVER);
        assertThat(urge(after(given("minion", ana, bo), "play .44 Magnum with Ryan"), wake)).isEqualTo(NEVER);
    }

    @Test void nobody_attempts_a_block_that_cannot_succeed() {
        Map<String, Object> ana = Map.of("ready", List.of("Naomi Stewart"), "hand", List.of("Ancilla Empowerment"));
        String call = "play Ancilla Empowerment with Naomi Stewart";
        Vtes plain = after(given("minion", ana, Map.of("ready", List.of("Ryan"))), call);
        assertThat(urge(plain, "block with Ryan")).isEqualTo(NEVER);
        Vtes biker = after(given("minion", ana, Map.of("ready", List.of("Ryan (Sport Bike)"))), call);
        assertThat(urge(biker, "block with Ryan")).isGreaterThanOrEqualTo(SOME);
    }

    @Test void votes_go_against_what_takes_the_own_pool() {
        Vtes t = after(
                given("minion", Map.of("ready", List.of("Naomi Stewart"), "hand", List.of("Kine Resources Contested")),
                        Map.of("ready", List.of("Alice Chen (locked)"))),
                "play Kine Resources Contested with Naomi Stewart",
                "seat 2", "seat 2", "seat 3", "seat 3");
        assertThat(urge(t, "cast the votes of Alice Chen against")).isEqualTo(SURELY);
        assertThat(urge(t, "cast the votes of Alice Chen for")).isEqualTo(NEVER);
    }

    @Test void votes_go_for_what_takes_the_preys_pool() {
        Vtes t = after(
                given("minion", Map.of("ready", List.of("Naomi Stewart"), "hand", List.of("Kine Resources Contested")),
                        Map.of("ready", List.of("Alice Chen (locked)"))),
                "play Kine Resources Contested with Naomi Stewart",
                "seat 1", "seat 3", "seat 3", "seat 3");
        assertThat(urge(t, "cast the votes of Alice Chen for")).isEqualTo(SURELY);
        assertThat(urge(t, "cast the votes of Alice Chen against")).isEqualTo(NEVER);
    }

    @Test void votes_go_for_a_boon_that_gives_more_than_others_get() {
        Map<String, Object> ana = Map.of("ready", List.of("Nassir"), "hand", List.of("Consanguineous Boon"));
        Vtes t = after(given("minion", ana, Map.of("ready", List.of("Alice Chen (locked)"))),
                "play Consanguineous Boon with Nassir", "Ventrue");
        assertThat(urge(t, "cast the votes of Alice Chen for")).isEqualTo(SURELY);
    }

    @Test void nobody_waits_with_votes_that_are_wanted() {
        Map<String, Object> bo = Map.of("ready", List.of("Alice Chen (locked)"));
        Map<String, Object> ana =
                Map.of("ready", List.of("Naomi Stewart"), "hand", List.of("Kine Resources Contested"));
        Vtes t = after(given("minion", ana, bo), "play Kine Resources Contested with Naomi Stewart", "seat 2", "seat 2",
                "seat 3", "seat 3");
        assertThat(urge(t, "cast the votes of Alice Chen against")).isEqualTo(SURELY);
        assertThat(VtesRolloutPolicy.of(t, 1, PASS)).isEqualTo(NEVER);
        assertThat(VtesRolloutPolicy.of(after(t, "cast the votes of Alice Chen against"), 1, PASS)).isEqualTo(SOME);
    }

    @Test void a_vote_that_is_won_whatever_others_cast_needs_no_more() {
        Map<String, Object> bo = Map.of("ready", List.of("Alice Chen (locked)"));
        Map<String, Object> ana =
                Map.of("ready", List.of("Naomi Stewart"), "hand", List.of("Kine Resources Contested"));
        Vtes t = after(given("minion", ana, bo), "play Kine Resources Contested with Naomi Stewart", "seat 2", "seat 2",
                "seat 3", "seat 3", "cast the votes of Alice Chen against");
        assertThat(VotePolicy.isDecided(t, 1)).isTrue();
        assertThat(VotePolicy.isDecided(t, 0)).isFalse();
    }

    @Test void nobody_is_woken_while_votes_are_cast() {
        Map<String, Object> bo = Map.of("ready", List.of("Andi Liu (locked)", "Alice Chen (locked)"),
                "hand", List.of("On the Qui Vive", "Deflection"));
        Map<String, Object> ana =
                Map.of("ready", List.of("Naomi Stewart"), "hand", List.of("Kine Resources Contested"));
        Vtes t = after(given("minion", ana, bo), "play Kine Resources Contested with Naomi Stewart", "seat 2", "seat 2",
                "seat 3", "seat 3");
        assertThat(urge(t, "play On the Qui Vive with Andi Liu")).isEqualTo(NEVER);
    }

    @Test void a_vampire_is_finished_before_the_next_is_begun() {
        Vtes t = after(given("influence", Map.of("uncontrolled", List.of("Nassir (blood 1)", "Ryan")), Map.of()));
        assertThat(urge(t, "transfer 1 to Nassir")).isEqualTo(SURELY);
        assertThat(urge(t, "transfer 1 to Ryan")).isEqualTo(NEVER);
        assertThat(urge(t, "end the phase")).isEqualTo(NEVER);
    }

    @Test void the_last_pool_is_kept() {
        Map<String, Object> ana =
                Map.of("pool", 6, "ready", List.of("Sully"), "uncontrolled", List.of("Nassir (blood 1)", "Ryan"));
        Vtes t = after(given("influence", ana, Map.of()));
        assertThat(urge(t, "transfer 1 to Nassir")).isEqualTo(NEVER);
        assertThat(urge(t, "end the phase")).isGreaterThan(LITTLE);
    }

    @Test void what_no_vampire_can_play_is_thrown_away() {
        Map<String, Object> ana = Map.of("ready", List.of("Ryan"), "hand", List.of("Parity Shift", "On the Qui Vive"));
        Vtes t = after(given("discard", ana, Map.of()));
        assertThat(urge(t, "discard Parity Shift")).isEqualTo(SURELY);
        assertThat(urge(t, "discard On the Qui Vive")).isEqualTo(NEVER);
        assertThat(urge(t, "end the phase")).isEqualTo(NEVER);
    }

    @Test void who_is_full_does_not_hunt_and_who_is_hungry_does() {
        Vtes t = after(given("minion", Map.of("ready", List.of("Ryan", "Nassir (blood 1)")), Map.of()));
        assertThat(urge(t, "hunt with Ryan")).isEqualTo(NEVER);
        assertThat(urge(t, "hunt with Nassir")).isEqualTo(SURELY);
    }
}
