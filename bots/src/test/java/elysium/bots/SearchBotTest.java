package elysium.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Sight;
import org.junit.jupiter.api.Test;

class SearchBotTest {
    private static final int DEALS = 40;

    private static SearchBot<Bidding> bidder(SearchOptions options, long seed) {
        return new SearchBot<>(Bidding.GAME, options, seed);
    }

    @Test void the_best_card_goes_to_the_dearest_prize() {
        for (int seed = 0; seed < DEALS; seed++) {
            Bidding table = Bidding.lastButOne(Bidding.DEAREST, Bidding.DECK, 1);
            long bid = bidder(SearchOptions.ofIterations(1000), seed).choose(new Sight<>(table, 0));
            assertThat(table.face(Move.a(bid))).isEqualTo(Bidding.DECK);
        }
    }

    @Test void the_best_card_is_kept_when_the_prize_is_cheapest() {
        for (int seed = 0; seed < DEALS; seed++) {
            Bidding table = Bidding.lastButOne(1, Bidding.DECK, 1);
            long bid = bidder(SearchOptions.ofIterations(1000), seed).choose(new Sight<>(table, 0));
            assertThat(table.face(Move.a(bid))).isEqualTo(1);
        }
    }

    @Test void nobody_hurts_itself() {
        for (int deal = 0; deal < DEALS; deal++) {
            Bidding table = Bidding.GAME.deal(deal);
            for (int seat = 0; seat < 3; seat++) table.answer(seat, table.offers(seat, Offers.movesOnly()).get(0));
            int winner = table.nextPending();
            long harm = bidder(SearchOptions.ofIterations(1000), deal).choose(new Sight<>(table, winner));
            assertThat(harm).isNotEqualTo(Move.of(Bidding.HARM, winner));
        }
    }

    @Test void the_first_in_rank_waits_for_the_prize_that_wins() {
        Ladder table = Ladder.GAME.deal(0);
        for (int seed = 0; seed < DEALS; seed++) {
            var bot = new SearchBot<>(Ladder.GAME, SearchOptions.ofIterations(500), seed);
            assertThat(bot.choose(new Sight<>(table, 0))).isEqualTo(Move.of(Ladder.PASS, 0));
        }
        for (int seat = 0; seat < Ladder.RANKS; seat++) table.answer(seat, Move.of(Ladder.PASS, 0));
        var bot = new SearchBot<>(Ladder.GAME, SearchOptions.ofIterations(500), 1);
        assertThat(bot.choose(new Sight<>(table, 0))).isEqualTo(Move.of(Ladder.TAKE, 1));
    }

    @Test void a_rival_is_trusted_to_know_its_own_cards() {
        for (int deal = 0; deal < DEALS; deal++) {
            Shells table = Shells.GAME.deal(deal);
            var bot = new SearchBot<>(Shells.GAME, SearchOptions.ofIterations(500), deal);
            assertThat(bot.choose(new Sight<>(table, 0))).isEqualTo(Move.of(Shells.LEAVE));
        }
    }

    @Test void without_a_playout_the_standing_guides() {
        Ladder table = Ladder.GAME.deal(0);
        var options = SearchOptions.ofIterations(500).withHorizon(0);
        var bot = new SearchBot<>(Ladder.GAME, options, (_, _, _, _) -> {
            throw new AssertionError("played out");
        }, 1);
        assertThat(bot.choose(new Sight<>(table, 0))).isEqualTo(Move.of(Ladder.PASS, 0));
    }

    @Test void equal_seeds_and_iterations_think_alike() {
        for (int threads = 1; threads <= 2; threads++) {
            var options = SearchOptions.ofIterations(601).withThreads(threads);
            var sight = new Sight<>(Bidding.GAME.deal(3), 1);
            SearchBot<Bidding> one = bidder(options, 5), two = bidder(options, 5), other = bidder(options, 6);
            for (int question = 0; question < 5; question++) {
                SearchResult thoughts = one.search(sight);
                if (threads == 2) assertThat(thoughts.iterations()).isEqualTo(601);
                assertThat(thoughts.opinions()).isEqualTo(two.search(sight).opinions());
                assertThat(thoughts.opinions()).isNotEqualTo(other.search(sight).opinions());
                assertThat(thoughts.opinions().stream().mapToInt(SearchResult.Opinion::visits).sum())
                        .isEqualTo(thoughts.iterations());
            }
        }
    }

    @Test void tables_that_a_seat_cannot_tell_apart_are_played_alike() {
        var options = SearchOptions.ofIterations(300);
        for (int deal = 0; deal < DEALS; deal++) {
            Bidding truth = Bidding.GAME.deal(deal), other = truth.blank();
            new Sight<>(truth, 0).imagine(other, deal + 99);
            other.answer(1, other.offers(1, Offers.movesOnly()).get(2));
            assertThat(other.face(5)).as("hands differ").satisfiesAnyOf(
                    face -> assertThat(face).isNotEqualTo(truth.face(5)),
                    _ -> assertThat(other.face(6)).isNotEqualTo(truth.face(6)),
                    _ -> assertThat(other.face(7)).isNotEqualTo(truth.face(7)));
            assertThat(bidder(options, 1).search(new Sight<>(truth, 0)).opinions())
                    .isEqualTo(bidder(options, 1).search(new Sight<>(other, 0)).opinions());
        }
    }

    @Test void thinking_leaves_the_table_as_it_was() {
        Bidding table = Bidding.GAME.deal(1), before = table.copy();
        bidder(SearchOptions.ofIterations(200), 1).choose(new Sight<>(table, 2));
        for (int at = 0; at < table.cellCount(); at++) assertThat(table.cell(at)).isEqualTo(before.cell(at));
    }

    @Test void nobody_knows_the_side_of_a_penny_that_is_not_shown_yet() {
        for (int seat = 0; seat < 2; seat++) {
            Pennies table = Pennies.GAME.deal(0);
            if (seat == 1) table.answer(0, Move.of(Pennies.HEADS));
            for (int seed = 0; seed < DEALS; seed++) {
                var bot = new SearchBot<>(Pennies.GAME, SearchOptions.ofIterations(4000), seed);
                SearchResult thoughts = bot.search(new Sight<>(table, seat));
                for (SearchResult.Opinion opinion : thoughts.opinions()) {
                    assertThat((double) opinion.visits() / thoughts.iterations()).isBetween(0.4, 0.6);
                    assertThat(opinion.value()).isBetween(0.4, 0.6);
                }
            }
        }
    }

    @Test void an_answer_comes_within_its_time() {
        SearchResult thoughts =
                bidder(SearchOptions.ofMillis(80).withThreads(2), 1).search(new Sight<>(Bidding.GAME.deal(1), 0));
        assertThat(thoughts.seconds()).isBetween(0.08, 0.5);
        assertThat(thoughts.iterations()).isGreaterThan(100);
    }

    @Test void a_single_offer_is_taken_without_a_thought() {
        Bidding table = Bidding.lastButOne(5, 9, 8);
        for (int seat = 0; seat < 3; seat++) table.answer(seat, table.offers(seat, Offers.movesOnly()).get(0));
        int winner = table.nextPending();
        table.answer(winner, table.offers(winner, Offers.movesOnly()).get(0));
        AtomicInteger thoughts = new AtomicInteger();
        var bot = new SearchBot<>(Bidding.GAME, SearchOptions.ofIterations(9), (_, _, offers, _) -> {
            thoughts.incrementAndGet();
            return offers.get(0);
        }, 1);
        assertThat(bot.choose(new Sight<>(table, 0))).isEqualTo(Move.of(Bidding.BID, 1));
        assertThat(thoughts).hasValue(0);
        bot.choose(new Sight<>(Bidding.GAME.deal(1), 0));
        assertThat(thoughts.get()).isPositive();
    }

    @Test void the_only_offer_that_anybody_would_take_is_taken_without_a_thought() {
        Ladder table = Ladder.GAME.deal(0);
        AtomicInteger thoughts = new AtomicInteger();
        Playout<Ladder> counting = (_, _, offers, _) -> {
            thoughts.incrementAndGet();
            return offers.get(0);
        };
        for (int wanted : new int[] {Ladder.PASS, Ladder.TAKE}) {
            var bot = new SearchBot<>(Ladder.urged((_, _, move) -> Move.verb(move) == wanted ? 3 : 0),
                    SearchOptions.ofIterations(9), counting, 1);
            assertThat(bot.choose(new Sight<>(table, 0))).isEqualTo(Move.of(wanted, 0));
        }
        assertThat(thoughts).hasValue(0);
        new SearchBot<>(Ladder.urged((_, _, _) -> 0), SearchOptions.ofIterations(9), counting, 1)
                .choose(new Sight<>(table, 0));
        assertThat(thoughts.get()).as("all weights are 0").isPositive();
    }

    @Test void choosing_ends_when_nothing_could_change_the_answer_any_more() {
        Sight<Bidding> sight = new Sight<>(Bidding.lastButOne(Bidding.DEAREST, Bidding.DECK, 1), 0);
        AtomicInteger thoughts = new AtomicInteger();
        Playout<Bidding> counting = (_, _, offers, dice) -> {
            thoughts.incrementAndGet();
            return offers.get(dice.nextBelow(offers.size()));
        };
        var bot = new SearchBot<>(Bidding.GAME, SearchOptions.ofIterations(4000), counting, 1);
        long chosen = bot.choose(sight);
        int spared = thoughts.getAndSet(0);
        SearchResult all = bot.search(sight);
        assertThat(all.iterations()).isEqualTo(4000);
        assertThat(all.best().move()).isEqualTo(chosen);
        assertThat(spared).isLessThan(thoughts.get());
    }

    @Test void thinking_needs_a_measure() {
        assertThatThrownBy(() -> SearchOptions.ofIterations(0)).hasMessageContaining("iterations");
        assertThatThrownBy(() -> SearchOptions.ofIterations(3).withThreads(4)).hasMessageContaining("threads");
    }
}
