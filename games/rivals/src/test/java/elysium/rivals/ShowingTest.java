package elysium.rivals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.kit.check.DrawingChecks;
import elysium.kit.check.ShowingChecks;
import elysium.kit.check.WordingChecks;
import elysium.rivals.table.GameLayout;
import elysium.rivals.table.Rivals;
import elysium.tabletop.game.QuestionKind;
import org.junit.jupiter.api.Test;

/// What players are shown over random games: whole, within the width, and nothing that they may not know.
class ShowingTest {
    private static final RivalsGame GAME = Plays.GAME;
    private static final List<String> NAMES = List.of("Ana", "Cleopatra the Patient", "Dé", "東京の夜の王");
    private static final DrawingChecks<Rivals> SHOWING = new DrawingChecks<>(GAME, NAMES);
    private static final WordingChecks<Rivals> READING =
            new WordingChecks<>(GAME, "null|-1|\\[[a-z ]+\\]|Optional|  ");
    private static final ShowingChecks<Rivals> CHECKS = new ShowingChecks<>(GAME, Plays::play, SHOWING, READING);

    @Test void every_line_is_as_wide_as_asked_in_colours_or_not() {
        assertThat(CHECKS.fits(2, 13)).isGreaterThan(3000);
    }

    @Test void the_end_names_who_has_won() {
        assertThat(CHECKS.crowns(1, t -> t.victory.winner())).isPositive();
    }

    @Test void a_viewer_is_shown_the_same_on_every_table_it_could_be_sitting_at() {
        assertThat(CHECKS.alike(4, 7)).isGreaterThan(2000);
    }

    @Test void the_log_names_no_card_that_the_reader_did_not_see() {
        assertThat(CHECKS.hides(2)).isGreaterThan(1000);
    }

    @Test void every_kind_of_event_but_the_quiet_ones_is_told_in_both_languages() {
        assertThat(CHECKS.tells(6)).hasSizeGreaterThan(85);
    }

    @Test void every_question_is_of_a_known_kind_and_its_quiet_answer_is_offered() {
        ShowingChecks.Asked asked = CHECKS.asks(6);
        assertThat(asked.quietly()).allMatch(QuestionKind::canPass).hasSizeGreaterThan(15);
        assertThat(GAME.questionKinds()).doesNotHaveDuplicates().extracting(QuestionKind::id).doesNotHaveDuplicates();
        assertThat(asked.all()).hasSizeGreaterThan(34);
    }

    @Test void no_question_and_no_answer_shows_a_placeholder() {
        assertThat(CHECKS.reads(2, 3)).isGreaterThan(3000);
    }

    @Test void no_two_answers_to_a_question_read_alike() {
        CHECKS.isClear(2);
    }

    @Test void moves_are_words_and_numbers_for_programs() {
        CHECKS.isSpelledOut(1);
    }

    @Test void one_station_is_now_while_the_game_goes_on() {
        assertThat(CHECKS.now(4)).contains("Set-up", "Beginning Phase", "Action Phase", "End Phase", "Target", "Intel",
                "Kind", "Attack card", "Block", "Reaction", "Abilities");
    }

    @Test void a_player_sees_the_own_hand_by_name_and_others_by_number() {
        CHECKS.ownHands(1, 11, GameLayout.HAND);
    }
}
