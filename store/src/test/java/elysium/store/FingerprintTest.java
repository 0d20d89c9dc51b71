package elysium.store;

import static org.assertj.core.api.Assertions.assertThat;

import elysium.kernel.Move;
import org.junit.jupiter.api.Test;

class FingerprintTest {
    private final Coins table = new CoinGame().setUp(CoinGame.SETUP);
    private final long question = Fingerprint.ofQuestion(table);

    @Test void the_same_question_has_the_same_fingerprint() {
        assertThat(Fingerprint.ofQuestion(table.copy())).isEqualTo(question);
        assertThat(Fingerprint.ofQuestion(new CoinGame().setUp(CoinGame.SETUP))).isEqualTo(question);
    }

    @Test void a_question_to_another_seat_has_another() {
        table.answer(0, Move.of(Coins.TAKE, 1));
        assertThat(Fingerprint.ofQuestion(table)).isNotEqualTo(question);
    }

    @Test void other_chances_to_come_have_another() {
        table.copyRngFrom(new CoinGame().setUp(CoinGame.SETUP.withSeed(43)));
        assertThat(Fingerprint.ofQuestion(table)).isNotEqualTo(question);
    }
}
