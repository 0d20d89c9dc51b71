package elysium.bots;

import static org.assertj.core.api.Assertions.assertThat;

import elysium.kernel.Offers;
import org.junit.jupiter.api.Test;

class PlayoutTest {
    private static final int TIMES = 4000;

    private final Offers offers = Offers.movesOnly();
    private final SeededRandom dice = new SeededRandom(7);

    private int[] taken(Playout<Bidding> playout, int moves) {
        for (int move = 0; move < moves; move++) offers.offer(move);
        Bidding table = Bidding.GAME.deal(1);
        int[] times = new int[moves];
        for (int i = 0; i < TIMES; i++) times[(int) playout.choose(table, 0, offers, dice)]++;
        return times;
    }

    @Test void an_offer_is_taken_by_its_weight() {
        int[] times = taken(Playout.weighted((_, _, move) -> (int) move), 4);
        assertThat(times[0]).as("an offer of weight 0").isZero();
        for (int move = 1; move < 4; move++)
            assertThat(times[move]).isBetween(move * TIMES / 6 - TIMES / 20, move * TIMES / 6 + TIMES / 20);
    }

    @Test void the_first_offer_is_taken_where_none_is_wanted() {
        assertThat(taken(Playout.weighted((_, _, _) -> 0), 3)).containsExactly(TIMES, 0, 0);
    }

    @Test void all_offers_are_alike_to_a_game_that_says_nothing() {
        for (int times : taken(Playout.of(Bidding.GAME), 4))
            assertThat(times).isBetween(TIMES / 4 - TIMES / 20, TIMES / 4 + TIMES / 20);
    }
}
