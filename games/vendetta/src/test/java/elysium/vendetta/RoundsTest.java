package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import elysium.tabletop.CardTable;
import elysium.vendetta.flow.HandBuilding;
import elysium.vendetta.flow.PlanningTurn;
import elysium.vendetta.flow.Round;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Vendetta;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// The three rounds of an evening.
class RoundsTest {

    /// The phases that a table shows, each once while it lasts.
    private static List<String> phases(int seats, long seed) {
        Vendetta t = Tables.begin(seats, seed);
        List<String> heard = new ArrayList<>();
        t.setListener((kind, subject, object, amount, _, _) -> {
            String phase = phase(t, kind, object, amount);
            if (phase != null && (heard.isEmpty() || !heard.getLast().equals(phase))) heard.add(phase);
        });
        Tables.playQuietly(t, _ -> {});
        return heard;
    }

    private static @Nullable String phase(Vendetta t, int kind, int from, int amount) {
        if (kind == EventKind.ROUND) return "round " + amount;
        if (kind == EventKind.GAINED && t.frame(t.depth() - 1) instanceof Round) return "feed";
        if (kind == EventKind.PLACE) return "resolve " + amount;
        if (kind != CardTable.MOVED) return null;
        if (from == GameLayout.ALLIES) return "allies";
        if (from >= GameLayout.DECK && from < GameLayout.DECK + 6) return "hands";
        return from >= GameLayout.HAND && from < GameLayout.HAND + 6 && amount >= GameLayout.POSITION ? "planning"
                : null;
    }

    /// VEN-RND-01, VEN-RND-02, VEN-RND-04, VEN-RND-05, VEN-LOC-03, VEN-3PL-02
    @Test void three_rounds_have_five_phases_each_in_this_order() {
        for (int seats = 3; seats <= 5; seats++) {
            List<String> expected = new ArrayList<>();
            for (int round = 1; round <= 3; round++) {
                expected.addAll(List.of("round " + round, "feed", "allies", "hands", "planning"));
                IntStream.range(0, seats == 5 ? 4 : 3).forEach(place -> expected.add("resolve " + place));
            }
            assertThat(phases(seats, seats)).isEqualTo(expected);
        }
    }

    /// VEN-RND-01
    @Test void no_game_goes_beyond_the_third_round_or_stops_before_while_two_players_are_left() {
        for (int seed = 0; seed < 40; seed++) {
            Vendetta t = Tables.begin(3 + seed % 3, seed);
            Tables.play(t, seed, now -> assertThat(now.evening.round()).isLessThanOrEqualTo(3));
            assertThat(t.evening.round() == 3 || Integer.bitCount(t.seats.aliveSeats()) == 1).isTrue();
        }
    }

    /// VEN-HND-04, VEN-HND-05, VEN-PLN-02, VEN-PLN-14, VEN-RND-03, VEN-3PL-04, VEN-3PL-05, VEN-3PL-06
    @Test void hands_grow_by_one_a_round_and_planning_leaves_one_card() {
        for (int seats = 3; seats <= 5; seats++) {
            int more = seats == 3 ? 1 : 0;
            Vendetta t = Tables.begin(seats, 7);
            int[] most = new int[4];
            Tables.playQuietly(t, now -> {
                int seat = now.nextPending(), hand = now.count(GameLayout.HAND + seat);
                if (now.top() instanceof PlanningTurn turn && turn.at() == PlanningTurn.Stage.CARD) {
                    most[now.evening.round()] = Math.max(most[now.evening.round()], hand);
                    assertThat(hand).isGreaterThan(1);
                }
                if (now.evening.resolvingPlace() == 0) assertThat(hand).isEqualTo(1);
            });
            assertThat(most).containsExactly(0, 3 + more, 4 + more, 5 + more);
        }
    }

    /// VEN-PLN-02, VEN-3PL-06: as many cards are played from the hand as there are turns.
    @Test void everybody_has_two_three_and_four_planning_turns_and_one_more_with_three_players() {
        for (int seats = 3; seats <= 5; seats++) {
            int more = seats == 3 ? 1 : 0;
            int[] played = new int[4];
            Vendetta t = Tables.begin(seats, 11);
            t.setListener((kind, _, from, to, _, _) -> {
                boolean plays = kind == CardTable.MOVED && from >= GameLayout.HAND && from < GameLayout.HAND + 6;
                if (plays && to >= GameLayout.POSITION) played[t.evening.round()]++;
            });
            Tables.playQuietly(t, _ -> {});
            assertThat(played).containsExactly(0, seats * (2 + more), seats * (3 + more), seats * (4 + more));
        }
    }

    /// VEN-RND-04: in Hand Building all players act at once, in Planning one at a time.
    @Test void planning_is_played_in_turns_and_hand_building_together() {
        for (int seed = 0; seed < 10; seed++) {
            Vendetta t = Tables.begin(5, seed);
            Tables.play(t, seed, now -> {
                if (now.top() instanceof PlanningTurn) assertThat(Integer.bitCount(now.askedSeats())).isEqualTo(1);
                if (now.top() instanceof HandBuilding && now.evening.round() == 1)
                    assertThat(now.askedSeats()).isEqualTo(now.seats.aliveSeats());
            });
        }
    }
}
