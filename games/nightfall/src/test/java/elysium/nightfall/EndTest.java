package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.Laid.minion;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.EXILE;
import static elysium.nightfall.table.GameLayout.WOUNDS;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.nightfall.flow.DamageToPlayer;
import elysium.nightfall.flow.GameFlow;
import elysium.nightfall.rules.Piles;
import elysium.nightfall.rules.Scoring;
import elysium.nightfall.rules.Wounds;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.VariantFlags;
import elysium.nightfall.table.Wound;
import org.junit.jupiter.api.Test;

/// The last face-up wound, the score, its ties, and several games in a row.
class EndTest {

    private static void wounds(Nightfall t, int seat, int bites, int burns, int bleeds) {
        t.wounds.add(seat, 0, bites);
        t.wounds.add(seat, 1, burns);
        t.wounds.add(seat, 2, bleeds);
    }

    @Test void the_last_wound_face_up_triggers_the_end_and_the_rest_comes_from_below() {
        Laid it = new Laid(3);
        it.t.wounds.setFaceUpCount(2);
        it.begin(new DamageToPlayer(2, 3));
        assertThat(it.t.night.ending()).isTrue();
        assertThat(it.t.wounds.of(2)).isEqualTo(3);
        assertThat(it.t.count(WOUNDS)).isEqualTo(57);
    }

    @Test void when_the_end_is_triggered_in_combat_all_combats_are_resolved_and_no_phase_follows() {
        Laid it = new Laid(2);
        it.t.wounds.setFaceUpCount(1);
        it.play(0, minion(5, 3));
        it.play(0, minion(3, 3));
        it.begin();
        assertThat(it.t.isOver()).isTrue();
        assertThat(it.t.wounds.of(1)).isEqualTo(8);
        assertThat(it.t.night.winner()).isZero();
        assertThat(Tables.GAME.payoff(it.t, 0)).isEqualTo(1);
        assertThat(Tables.GAME.payoff(it.t, 1)).isZero();
    }

    @Test void exiled_wounds_come_after_the_stack_and_then_wounds_without_a_type() {
        Laid it = new Laid(2);
        Wounds.take(it.t, 0, 59);
        int wound = it.t.last(DISCARD);
        Piles.exile(it.t, wound);
        assertThat(it.t.wounds.of(0)).isEqualTo(58);
        assertThat(it.t.zone(wound)).isEqualTo(EXILE);
        Wounds.take(it.t, 1, 3);
        assertThat(it.t.first(WOUNDS)).isEqualTo(NONE);
        assertThat(it.t.zone(wound)).isEqualTo(DISCARD + 1);
        assertThat(it.t.owner(wound)).isEqualTo(1);
        assertThat(it.t.wounds.of(1)).isEqualTo(3);
        assertThat(it.t.wounds.of(1, Wound.UNTYPED)).isEqualTo(1);
    }

    @Test void a_game_in_which_nobody_is_wounded_any_more_is_scored_as_it_stands() {
        Laid it = new Laid(3);
        Wounds.take(it.t, 0, 1);
        it.begin();
        while (!it.t.isOver()) it.t.answer(it.t.nextPending(), Tables.GAME.passMove(it.t, it.t.nextPending()));
        assertThat(it.t.night.turn()).isEqualTo(90);
        assertThat(it.t.night.winner()).as("nearest to the right of the first player").isEqualTo(2);
    }

    @Test void a_tie_is_broken_by_the_largest_type_then_by_the_second() {
        Nightfall t = new Laid(3).t;
        wounds(t, 0, 3, 3, 1);
        wounds(t, 1, 1, 4, 2);
        wounds(t, 2, 3, 2, 2);
        assertThat(Scoring.ranksBefore(t, 0, 1)).isTrue();
        assertThat(Scoring.ranksBefore(t, 2, 0)).isTrue();
        Scoring.recordPlaces(t);
        assertThat(t.night.placeOf(2)).isEqualTo(1);
        assertThat(t.night.placeOf(1)).isEqualTo(3);
        assertThat(Scoring.winner(t)).isEqualTo(2);
        assertThat(Scoring.lastSeat(t)).isEqualTo(1);
    }

    @Test void the_last_tie_goes_to_the_seat_nearest_to_the_right_of_the_first_player() {
        Nightfall t = new Laid(4).t;
        Scoring.recordPlaces(t);
        assertThat(t.night.placeOf(3)).isEqualTo(1);
        assertThat(t.night.placeOf(2)).isEqualTo(2);
        assertThat(t.night.placeOf(0)).as("the first player stands last").isEqualTo(4);
    }

    @Test void fewer_wounds_come_before_everything_else() {
        Nightfall t = new Laid(2).t;
        wounds(t, 0, 6, 0, 0);
        wounds(t, 1, 3, 2, 2);
        assertThat(Scoring.ranksBefore(t, 0, 1)).isTrue();
    }

    @Test void in_apocalypse_mode_sums_grow_and_the_last_placed_begins_the_next_game() {
        Nightfall t = Tables.begin(3, 5, "apocalypse");
        int[] games = {1}, sums = new int[3];
        Tables.play(t, 9, table -> {
            if (table.night.game() == games[0]) return;
            games[0] = table.night.game();
            assertThat(table.night.placeOf(table.night.firstPlayer())).isEqualTo(3);
            assertThat(Scoring.apocalypse(table)).isFalse();
            for (int seat = 0; seat < 3; seat++) {
                assertThat(table.night.totalWounds(seat)).isGreaterThanOrEqualTo(sums[seat]);
                sums[seat] = table.night.totalWounds(seat);
                assertThat(table.wounds.of(seat)).isZero();
            }
        });
        assertThat(games[0]).isGreaterThan(2);
        assertThat(Scoring.apocalypse(t)).isTrue();
        for (int seat = 0; seat < 3; seat++)
            assertThat(t.night.totalWounds(t.night.winner())).isLessThanOrEqualTo(t.night.totalWounds(seat));
    }

    @Test void at_equal_sums_the_better_placed_in_the_last_game_wins() {
        Laid it = new Laid(2);
        it.t.night.setOptions(VariantFlags.APOCALYPSE);
        wounds(it.t, 0, 60, 0, 0);
        wounds(it.t, 1, 40, 0, 0);
        Scoring.recordPlaces(it.t);
        it.t.beginGame(0);
        wounds(it.t, 0, 40, 0, 0);
        wounds(it.t, 1, 60, 0, 0);
        it.t.push(new GameFlow(GameFlow.Stage.SCORE));
        it.t.settle();
        assertThat(it.t.isOver()).isTrue();
        assertThat(it.t.night.totalWounds(0)).isEqualTo(it.t.night.totalWounds(1));
        assertThat(it.t.night.winner()).isZero();
    }
}
