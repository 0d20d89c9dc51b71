package elysium.vtes;

import static elysium.vtes.Plays.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.kit.check.DrawingChecks;
import elysium.kit.check.ShowingChecks;
import elysium.kit.check.WordingChecks;
import elysium.tabletop.game.QuestionKind;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// What players see in random games: complete, within the width, and nothing they may not know.
class ShowingTest {
    private static final List<String> NAMES =
            List.of("Ana", "Cleopatra the Patient", "Dé", "東京の夜の王", "Bo", "Maximilian");
    private static final DrawingChecks<Vtes> SHOWING = new DrawingChecks<>(GAME, NAMES);
    private static final WordingChecks<Vtes> READING =
            new WordingChecks<>(GAME, "null|(seat|place|for) -1|-1[.,;)]|\\[[a-z ]+\\]|Optional|  | \\.(?!44)|\\(\\)");
    private static final ShowingChecks<Vtes> CHECKS = new ShowingChecks<>(GAME, Plays::play, SHOWING, READING);

    @Test void every_line_is_as_wide_as_asked_in_colours_or_not() {
        assertThat(CHECKS.fits(1, 37)).isGreaterThan(3000);
    }

    @Test void a_viewer_is_shown_the_same_on_every_table_it_could_be_sitting_at() {
        assertThat(CHECKS.alike(1, 17)).isGreaterThan(1000);
    }

    @Test void the_log_names_no_card_that_the_reader_did_not_see() {
        assertThat(CHECKS.hides(1)).isGreaterThan(1000);
    }

    @Test void every_kind_of_event_but_the_quiet_ones_is_told_in_both_languages() {
        assertThat(CHECKS.tells(2)).hasSizeGreaterThan(70);
    }

    @Test void every_question_is_of_a_known_kind_and_its_quiet_answer_is_offered() {
        ShowingChecks.Asked asked = CHECKS.asks(2);
        assertThat(asked.quietly()).allMatch(QuestionKind::canPass).hasSizeGreaterThan(20);
        assertThat(GAME.questionKinds()).doesNotHaveDuplicates().extracting(QuestionKind::id).doesNotHaveDuplicates();
        assertThat(asked.all()).hasSizeGreaterThan(25);
    }

    @Test void no_question_and_no_answer_shows_a_placeholder() {
        assertThat(CHECKS.reads(1, 5)).isGreaterThan(3000);
    }

    @Test void no_two_answers_to_a_question_read_alike() {
        CHECKS.isClear(1);
    }

    @Test void moves_are_words_and_numbers_for_programs() {
        CHECKS.isSpelledOut(1);
    }

    @Test void one_station_is_now_while_the_game_goes_on() {
        assertThat(CHECKS.now(1)).contains("Unlock phase", "Master phase", "Minion phase", "Influence phase",
                "Discard phase", "Announced", "Blocks", "Resolution", "Afterwards", "Before range", "Range", "Strike",
                "Press", "Vote");
    }

    @Test void a_player_sees_the_own_hand_by_name_and_others_by_number() {
        CHECKS.ownHands(1, 41, GameLayout.HAND);
    }
}
