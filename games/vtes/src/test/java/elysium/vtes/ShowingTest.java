package elysium.vtes;

import static elysium.kernel.Table.SPECTATOR;
import static elysium.kit.check.DrawingChecks.viewers;
import static elysium.vtes.Plays.GAME;
import static elysium.vtes.Plays.play;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import elysium.kernel.Lang;
import elysium.kit.check.DrawingChecks;
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

    @Test void every_line_is_as_wide_as_asked_in_colours_or_not() {
        int[] looks = {0};
        play(1, (t, _) -> {
            if (looks[0]++ % 37 != 0 && !t.isOver()) return;
            viewers(t, viewer -> {
                for (int width : new int[] {80, 120}) SHOWING.fits(t, viewer, width);
            });
        });
        assertThat(looks[0]).isGreaterThan(3000);
    }

    @Test void a_viewer_is_shown_the_same_on_every_table_it_could_be_sitting_at() {
        int[] imaginedOtherwise = {0}, looks = {0};
        play(1, (t, since) -> viewers(t, viewer -> {
            if (looks[0]++ % 17 != 0) return;
            if (SHOWING.sameWhenImagined(t, viewer, since, 7L * viewer + since.size())) imaginedOtherwise[0]++;
        }));
        assertThat(imaginedOtherwise[0]).isGreaterThan(1000);
    }

    @Test void the_log_names_no_card_that_the_reader_did_not_see() {
        int[] hidden = {0};
        play(1, (t, since) -> viewers(t, viewer -> hidden[0] += SHOWING.logHidesUnseen(t, viewer, since)));
        assertThat(hidden[0]).isGreaterThan(1000);
    }

    @Test void every_kind_of_event_but_the_quiet_ones_is_told_in_both_languages() {
        Set<Integer> told = new HashSet<>();
        play(2, (t, since) -> {
            told.addAll(SHOWING.loggedKinds(t, since));
            assertThat(GAME.logLines(t, since, Lang.EN)).hasSizeLessThanOrEqualTo(Math.max(1, since.size()));
        });
        assertThat(told).hasSizeGreaterThan(70);
    }

    @Test void every_question_is_of_a_known_kind_and_its_quiet_answer_is_offered() {
        Set<QuestionKind> asked = new HashSet<>();
        Set<QuestionKind> quietly = new HashSet<>();
        play(2, (t, _) -> {
            asked.addAll(SHOWING.askedKinds(t));
            quietly.addAll(SHOWING.passableKinds(t));
        });
        assertThat(quietly).allMatch(QuestionKind::quiet).hasSizeGreaterThan(20);
        assertThat(GAME.questionKinds()).doesNotHaveDuplicates().extracting(QuestionKind::id).doesNotHaveDuplicates();
        assertThat(asked).hasSizeGreaterThan(25);
    }

    @Test void no_question_and_no_answer_shows_a_placeholder() {
        int[] looks = {0};
        play(1, (t, _) -> {
            if (t.isOver() || looks[0]++ % 5 != 0) return;
            READING.isSentence(t);
            READING.hasNoMissingWords(t);
        });
        assertThat(looks[0]).isGreaterThan(3000);
    }

    @Test void no_two_answers_to_a_question_read_alike() {
        play(1, (t, _) -> {
            if (!t.isOver()) READING.hasDistinctAnswers(t);
        });
    }

    @Test void moves_are_words_and_numbers_for_programs() {
        play(1, (t, _) -> {
            if (!t.isOver()) READING.hasMachineWords(t);
        });
    }

    @Test void one_station_is_now_while_the_game_goes_on() {
        Set<String> now = new HashSet<>();
        play(1, (t, _) -> now.addAll(SHOWING.currentStep(t)));
        assertThat(now).contains("Unlock phase", "Master phase", "Minion phase", "Influence phase", "Discard phase",
                "Announced", "Blocks", "Resolution", "Afterwards", "Before range", "Range", "Strike", "Press", "Vote");
    }

    @Test void a_player_sees_the_own_hand_by_name_and_others_by_number() {
        int[] looks = {0};
        play(1, (t, _) -> {
            if (looks[0]++ % 41 != 0 || t.isOver()) return;
            assertThat(SHOWING.drawn(t, SPECTATOR, Lang.EN, false, 120)).doesNotContain("Your hand");
            for (int seat = 0; seat < t.players(); seat++) {
                String own = SHOWING.drawn(t, seat, Lang.EN, false, 120);
                for (int card = t.first(GameLayout.HAND + seat); card >= 0; card = t.next(card))
                    assertThat(own.substring(own.indexOf("Your hand"))).contains(t.name(card).en());
            }
        });
    }
}
