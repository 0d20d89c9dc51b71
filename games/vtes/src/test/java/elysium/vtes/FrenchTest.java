package elysium.vtes;

import static elysium.vtes.Plays.GAME;
import static elysium.vtes.Plays.play;
import static org.assertj.core.api.Assertions.assertThat;

import elysium.kit.check.FrenchChecks;
import elysium.tabletop.game.QuestionKind;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// The French of random games reads right.
class FrenchTest {
    private static final FrenchChecks<Vtes> FRENCH = new FrenchChecks<>(GAME);

    @Test void questions_answers_and_the_log_read_right() {
        int[] looks = {0};
        play(1, (t, since) -> {
            FRENCH.checkLog(t, since);
            if (!t.isOver() && looks[0]++ % 3 == 0) FRENCH.checkQuestion(t);
        });
        assertThat(looks[0]).isGreaterThan(3000);
    }

    @Test void cards_read_right() {
        FRENCH.checkCards();
    }

    @Test void kinds_of_questions_and_presets_read_right() {
        for (QuestionKind kind : GAME.questionKinds()) FRENCH.checkSentence(kind.label().fr());
        for (var preset : GAME.standingOrders().presets()) FRENCH.checkSentence(preset.label().fr());
    }
}
