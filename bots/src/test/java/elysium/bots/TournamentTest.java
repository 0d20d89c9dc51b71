package elysium.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import org.junit.jupiter.api.Test;

class TournamentTest {
    private static final Tournament.Contender<Bidding> RANDOM = new Tournament.Contender<>("random", RandomBot::new),
            SEARCH = new Tournament.Contender<>("search",
                    seed -> new SearchBot<>(Bidding.GAME, SearchOptions.ofIterations(200), seed));

    private static Tournament<Bidding> bidding(List<Tournament.Contender<Bidding>> field) {
        return new Tournament<>(Bidding.GAME, Bidding.GAME.setup(11), field,
                (table, seat) -> table.score(seat) < 0 ? "below zero" : "above");
    }

    @Test void a_bot_that_searches_beats_those_that_do_not() {
        TournamentResult outcome = bidding(List.of(SEARCH, RANDOM, RANDOM)).play(600, 2, (_, _) -> {});
        assertThat(outcome.bot("search").low()).isGreaterThan(0.5);
        assertThat(outcome.bot("random").high()).isLessThan(0.25);
        assertThat(outcome.bot("search").won() + outcome.bot("random").won()).isCloseTo(600, within(1e-9));
        assertThat(outcome.isEven()).isFalse();
    }

    @Test void the_same_bot_in_all_seats_is_even() {
        TournamentResult random =
                Tournament.mirror(Bidding.GAME, Bidding.GAME.setup(1), RandomBot::new).play(9000, 2, (_, _) -> {});
        assertThat(random.byBot().keySet()).isEqualTo(Set.of("mirror 1", "mirror 2", "mirror 3"));
        assertThat(random.isEven()).isTrue();
        TournamentResult search =
                Tournament.mirror(Bidding.GAME, Bidding.GAME.setup(1), SEARCH.maker()).play(300, 2, (_, _) -> {});
        assertThat(search.isEven()).isTrue();
    }

    @Test void the_number_of_threads_changes_nothing() {
        var tournament = bidding(List.of(SEARCH, RANDOM, RANDOM));
        TournamentResult one = tournament.play(31, 1, (_, _) -> {}), three = tournament.play(31, 3, (_, _) -> {});
        assertThat(one).usingRecursiveComparison().ignoringFields("seconds").isEqualTo(three);
    }

    @Test void bots_change_seats_and_every_deal_is_another() {
        var tournament = bidding(List.of(SEARCH, RANDOM, RANDOM));
        for (int game = 0; game < 6; game++)
            assertThat(tournament.contender(game, (3 - game % 3) % 3)).isEqualTo(SEARCH);
        assertThat(tournament.setup(0).seed()).isNotEqualTo(tournament.setup(1).seed());
        assertThat(tournament.setup(1)).isEqualTo(tournament.setup(1));
    }

    @Test void every_game_is_counted_by_seat_label_and_length() {
        List<Integer> heard = new ArrayList<>();
        TournamentResult outcome =
                bidding(List.of(RANDOM, RANDOM, RANDOM)).play(50, 2, (done, total) -> heard.add(done * total));
        assertThat(heard).hasSize(50).isSorted().endsWith(2500);
        assertThat(outcome.bySeat()).hasSize(3).allMatch(seat -> seat.played() == 50);
        assertThat(outcome.byLabel().values().stream().mapToInt(WinRate::played).sum()).isEqualTo(150);
        assertThat(outcome.bot("random").played()).isEqualTo(150);
        assertThat(outcome.decisions()).isEqualTo(50 * 20);
        assertThat(outcome.lengths()).isEqualTo(new Lengths(20, 20, 20, 1, List.of(50)));
    }

    @Test void set_ups_take_turns_and_each_is_played_from_every_seat() {
        var tournament = new Tournament<>(Bidding.GAME, List.of(Bidding.GAME.setup(11), Bidding.GAME.setup(12)),
                List.of(SEARCH, RANDOM, RANDOM), (_, _) -> "");
        List<Long> seeds = new ArrayList<>();
        for (int game = 0; game < 9; game++) seeds.add(tournament.setup(game).seed());
        assertThat(seeds).doesNotHaveDuplicates();
        assertThat(seeds.subList(0, 3)).isEqualTo(List.of(bidding(List.of(SEARCH, RANDOM, RANDOM)).setup(0).seed(),
                bidding(List.of(SEARCH, RANDOM, RANDOM)).setup(1).seed(),
                bidding(List.of(SEARCH, RANDOM, RANDOM)).setup(2).seed()));
        TournamentResult outcome = tournament.play(9, 2, (_, _) -> {});
        assertThat(outcome.bySetup()).hasSize(2);
        assertThat(outcome.bySetup().get(0)).allMatch(seat -> seat.played() == 6);
        assertThat(outcome.bySetup().get(1)).allMatch(seat -> seat.played() == 3);
    }

    @Test void a_window_that_is_decided_early_goes_on_with_those_that_are_asked() {
        Bot<Ladder> eager = sight -> sight.offers(Offers.movesOnly()).get(1);
        var bots = List.of(eager, eager, eager);
        Ladder table = Ladder.GAME.deal(0);
        assertThat(new Match<>(table, bots).play()).isEqualTo(3);
        assertThat(table.view(0)).isEqualTo(new Ladder.Scores(1, 3, 2));
    }

    @Test void an_answer_that_is_not_offered_names_its_game() {
        var tournament = new Tournament<>(Ladder.GAME, Ladder.GAME.setup(4),
                Collections.nCopies(3, new Tournament.Contender<Ladder>("wild", _ -> _ -> Move.of(77))),
                (_, _) -> "");
        assertThatThrownBy(() -> tournament.play(2, 2, (_, _) -> {})).hasMessageContaining("game 1 of")
                .cause().hasMessageContaining("not offered");
    }

    @Test void intervals_are_those_of_wilson() {
        WinRate half = new WinRate(100, 50), none = new WinRate(10, 0);
        assertThat(half.low()).isCloseTo(0.4038, within(1e-4));
        assertThat(half.high()).isCloseTo(0.5962, within(1e-4));
        assertThat(none.low()).isZero();
        assertThat(none.high()).isCloseTo(0.2775, within(1e-4));
        assertThat(half.holds(0.45)).isTrue();
        assertThat(half.holds(0.39)).isFalse();
        assertThat(new WinRate(0, 0).holds(0.9)).isTrue();
    }

    @Test void lengths_are_put_in_bars_of_equal_width() {
        assertThat(Lengths.of(List.of(10, 12, 10))).isEqualTo(new Lengths(10, 32 / 3.0, 12, 1, List.of(2, 0, 1)));
        assertThat(Lengths.of(List.of(0, 39, 40))).isEqualTo(new Lengths(0, 79 / 3.0, 40, 3,
                List.of(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2)));
    }
}
