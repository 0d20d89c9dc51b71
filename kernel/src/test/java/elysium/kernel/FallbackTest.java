package elysium.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FallbackTest {
    private final SlateGame game = new SlateGame();

    @Test void the_absent_give_the_first_answer_offered_unless_a_game_says_otherwise() {
        Slate table = game.setUp(SlateGame.SETUP);
        assertThat(game.fallbackMove(table, 0)).isEqualTo(Move.of(SlateGame.QUIET));
        assertThat(table.pendingSeats()).as("nothing is answered yet").isEqualTo(1);
    }

    @Test void no_game_offers_what_stands_for_no_answer() {
        assertThat(Move.verb(Game.NO_MOVE)).isEqualTo(0xFFFF);
    }
}
