package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import elysium.kernel.Game;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vendetta.flow.PlanningTurn;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;
import org.junit.jupiter.api.Test;

/// The answers for players who are absent or out of time (VEN-RUL-07).
class FallbackMoveTest {

    private static Vendetta at(String place, String step, Map<String, Object> ana, Map<String, Object> bo) {
        Map<String, Object> given = new LinkedHashMap<>();
        if (!place.isEmpty()) given.put("resolve", place);
        given.put(place.isEmpty() ? "phase" : "step", step);
        given.put("Ana", ana);
        given.put("Bo", bo);
        given.put("Cleo", Map.of("clan", "Gangrel"));
        return Tables.staged(given);
    }

    private static Map<String, Object> rack(String clan, int blood, int deployed, String... cards) {
        return Map.of("clan", clan, "blood", blood, "The Rack", Map.of("blood", deployed, "cards", List.of(cards)));
    }

    private static String said(Vendetta t, int seat) {
        long move = Tables.GAME.fallbackMove(t, seat);
        assertThat(t.offers(seat, Offers.movesOnly()).allows(move)).isTrue();
        return Tables.GAME.notation().write(t, seat, move, Lang.EN);
    }

    @Test void the_absent_stay() {
        Vendetta t = at("The Rack", "withdraw", rack("Ventrue", 6, 2, "Ready"), rack("Brujah", 1, 0, "Hunt"));
        assertThat(said(t, 0)).isEqualTo("stay");
        assertThat(said(t, 1)).isEqualTo("stay");
    }

    @Test void the_absent_keep_the_first_card_drawn() {
        Vendetta t = at("", "hand building",
                Map.of("clan", "Ventrue", "deck", List.of("Curfew", "Majesty", "Forestall")),
                Map.of("clan", "Brujah", "deck", List.of("Challenge", "Earthshock", "Bloody Fury", "Fist of Caine")));
        assertThat(said(t, 0)).isEqualTo("put Forestall under the deck");
        assertThat(said(t, 1)).isEqualTo("put Bloody Fury under the deck");
        Map<String, Object> later = new LinkedHashMap<>(Map.of("phase", "hand building", "round", 2));
        later.put("Ana", Map.of("clan", "Ventrue", "deck", List.of("Curfew", "Majesty", "Forestall")));
        later.put("Bo", Map.of("clan", "Brujah"));
        later.put("Cleo", Map.of("clan", "Gangrel"));
        assertThat(said(Tables.staged(later), 0)).isEqualTo("put Majesty under the deck");
    }

    @Test void who_may_give_up_any_card_of_the_hand_is_left_to_a_bot() {
        Vendetta t = at("", "hand building", Map.of("clan", "Ventrue", "alliance", List.of("Roberta Urbani")),
                Map.of("clan", "Brujah"));
        assertThat(Tables.GAME.fallbackMove(t, 0)).isEqualTo(Game.NO_MOVE);
    }

    @Test void planning_turns_are_left_to_a_bot() {
        Map<String, Object> given = new LinkedHashMap<>(Map.of("turn", "Ana"));
        given.put("Ana", Map.of("clan", "Ventrue", "hand", List.of("Hunt"), "alliance", List.of("Victim")));
        given.put("Bo", Map.of("clan", "Brujah"));
        given.put("Cleo", Map.of("clan", "Gangrel"));
        Vendetta t = Tables.staged(given);
        for (String stage : List.of("CARD", "BLOOD", "END")) {
            assertThat(t.top()).isInstanceOf(PlanningTurn.class).asString().contains(stage);
            assertThat(Tables.GAME.fallbackMove(t, 0)).isEqualTo(Game.NO_MOVE);
            t.answer(0, Tables.first(t));
        }
    }

    @Test void the_absent_choose_what_costs_the_least_blood() {
        Map<String, Object> curfew = rack("Ventrue", 6, 0, "Curfew"), gaze = rack("Ventrue", 6, 0, "Tyrant's Gaze");
        assertThat(said(at("The Rack", "revelation", curfew, rack("Brujah", 5, 0, "Hunt")), 1))
                .isEqualTo("skip Preparation and Aftermath");
        assertThat(said(at("The Rack", "revelation", curfew, rack("Toreador", 5, 0, "Submission")), 1))
                .as("what is stolen from nobody costs nothing").isEqualTo("let them steal 3 Blood");
        assertThat(said(at("The Rack", "preparation", gaze, rack("Brujah", 5, 3, "Hunt")), 1))
                .isEqualTo("lose 1 Influence");
        assertThat(said(at("The Rack", "preparation", gaze, rack("Brujah", 5, 0, "Hunt")), 1))
                .as("half of nothing is nothing").isEqualTo("give half your Blood here");
    }

    @Test void the_absent_let_a_card_lie_face_down_rather_than_pay_for_it() {
        Vendetta t = at("The Rack", "revelation", rack("Nosferatu", 6, 0, "One Step Ahead"),
                rack("Brujah", 5, 0, "Hunt (down)"));
        assertThat(said(t, 1)).isEqualTo("leave Hunt face down");
    }

    @Test void the_absent_bid_and_play_nothing() {
        Vendetta bids = at("The Rack", "revelation", rack("Malkavian", 6, 0, "Auction of Blood"),
                rack("Brujah", 5, 0, "Hunt"));
        assertThat(said(bids, 0)).isEqualTo("bid 0");
        assertThat(said(bids, 1)).isEqualTo("bid 0");
        Vendetta plays = at("The Rack", "preparation", rack("Nosferatu", 6, 0, "Backstab"),
                rack("Brujah", 5, 0, "Hunt"));
        assertThat(said(plays, 0)).isEqualTo("play 0 Blood");
    }

    @Test void the_absent_spend_nothing_and_use_no_card() {
        Vendetta spends = at("The Rack", "preparation", rack("Tremere", 6, 0, "Ancient Artifacts"),
                rack("Brujah", 5, 0, "Hunt"));
        assertThat(said(spends, 0)).isEqualTo("no");
        Vendetta hides = at("The Rack", "withdraw", rack("Brujah", 6, 0, "Hunt"),
                Map.of("clan", "Nosferatu", "The Rack", Map.of("cards", List.of("Hunt")), "The Asylum",
                        Map.of("cards", List.of("Cloak of Shadows"))));
        hides.answer(0, Move.of(Verb.STAY));
        hides.answer(1, Move.of(Verb.WITHDRAW));
        assertThat(said(hides, 1)).isEqualTo("pass");
    }

    @Test void the_absent_take_their_blood_back_where_they_can() {
        Map<String, Object> given = new LinkedHashMap<>(Map.of("resolve", "The Rack", "step", "aftermath", "sites",
                Map.of("The Rack", "Succubus Club")));
        given.put("Ana", rack("Brujah", 6, 5, "Ready"));
        given.put("Bo", Map.of("clan", "Toreador"));
        given.put("Cleo", Map.of("clan", "Gangrel"));
        assertThat(said(Tables.staged(given), 0)).isEqualTo("take back 3 Blood");
    }

    @Test void a_game_of_absent_players_with_bots_for_planning_comes_to_its_end() {
        Set<String> questions = new HashSet<>();
        for (int seed = 0; seed < 30; seed++) {
            Vendetta t = Tables.begin(4, seed, "relics", "locations");
            while (!t.isOver()) {
                int seat = t.nextPending();
                long move = Tables.GAME.fallbackMove(t, seat);
                boolean bot = move == Game.NO_MOVE;
                boolean free = t.top() instanceof PlanningTurn || t.count(GameLayout.DRAWN + seat) == 0;
                if (bot) assertThat(free).as(t.top().toString()).isTrue();
                else assertThat(t.offers(seat, Offers.movesOnly()).allows(move)).isTrue();
                if (!bot) questions.add(t.top().getClass().getSimpleName());
                t.answer(seat, bot ? Tables.first(t) : move);
            }
        }
        assertThat(questions).contains("ClanChoice", "RelicChoice", "HandBuilding", "StayOrWithdraw");
    }
}
