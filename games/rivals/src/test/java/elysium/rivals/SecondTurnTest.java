package elysium.rivals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.rivals.table.Rivals;
import org.junit.jupiter.api.Test;

/// Turns go round: behind the first player's first turn comes the next player's.
class SecondTurnTest {
    private static final RivalsGame GAME = new RivalsGame();

    @Test void the_second_turn_of_a_game_is_the_next_players() {
        for (int seed = 0; seed < 3; seed++) {
            Rivals t = GAME.setUp(new Setup("rivals", 1, 3, List.of(), seed));
            int first = t.turn.firstPlayer();
            SplittableRandom dice = new SplittableRandom(seed);
            Offers offers = Offers.movesOnly();
            while (t.turn.number() <= 1) {
                int seat = t.nextPending();
                t.offers(seat, offers);
                t.answer(seat, offers.get(dice.nextInt(offers.size())));
            }
            assertThat(t.turn.active()).isEqualTo(t.turn.after(first));
        }
    }
}
