package elysium.nightfall;

import static elysium.kernel.Table.SPECTATOR;
import static elysium.kit.check.DrawingChecks.viewers;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import elysium.kernel.Lang;
import elysium.kit.check.DrawingChecks;
import elysium.kit.check.WordingChecks;
import elysium.nightfall.table.GameLayout;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.game.QuestionKind;
import org.junit.jupiter.api.Test;

/// What players are shown over random games: whole, within the width, and nothing that they may not know.
class ShowingTest {
    private static final NightfallGame GAME = Tables.GAME;
    private static final List<String> NAMES = List.of("Ana", "Bo", "Cleopatra the Patient", "Dé", "東京の夜の王");

    private static final DrawingChecks<Nightfall> SHOWING = new DrawingChecks<>(GAME, NAMES);
    private static final WordingChecks<Nightfall> READING =
            new WordingChecks<>(GAME, "null|-1|\\[[a-z ]+\\]|Optional|  ");

    @Test void every_line_is_as_wide_as_asked_in_colours_or_not() {
        int[] looks = {0};
        Nights.play(1, (t, _) -> {
            if (looks[0]++ % 41 != 0 && !t.isOver()) return;
            viewers(t, viewer -> {
                for (int width : new int[] {80, 120}) SHOWING.fits(t, viewer, width);
            });
        });
    }

    @Test void the_end_names_who_has_won() {
        int[] ends = {0};
        Nights.play(1, (t, _) -> {
            if (!t.isOver() || t.night.winner() < 0) return;
            SHOWING.namesWinner(t, t.night.winner());
            ends[0]++;
        });
        assertThat(ends[0]).isPositive();
    }

    @Test void a_viewer_is_shown_the_same_on_every_table_it_could_be_sitting_at() {
        int[] imaginedOtherwise = {0}, looks = {0};
        Nights.play(2, (t, since) -> viewers(t, viewer -> {
            if (looks[0]++ % 17 != 0) return;
            if (SHOWING.sameWhenImagined(t, viewer, since, 7L * viewer + since.size())) imaginedOtherwise[0]++;
        }));
        assertThat(imaginedOtherwise[0]).isGreaterThan(500);
    }

    @Test void the_log_names_no_card_that_the_reader_did_not_see() {
        int[] hidden = {0};
        Nights.play(1, (t, since) -> viewers(t, viewer -> hidden[0] += SHOWING.logHidesUnseen(t, viewer, since)));
        assertThat(hidden[0]).isGreaterThan(1000);
    }

    @Test void every_kind_of_event_but_the_quiet_ones_is_told_in_both_languages() {
        Set<Integer> told = new HashSet<>();
        Nights.play(2, (t, since) -> {
            told.addAll(SHOWING.loggedKinds(t, since));
            assertThat(GAME.logLines(t, since, Lang.EN)).hasSizeLessThanOrEqualTo(Math.max(1, since.size()));
        });
        assertThat(told).hasSizeGreaterThan(26);
    }

    @Test void every_question_is_of_a_known_kind_and_its_quiet_answer_is_offered() {
        Set<QuestionKind> asked = new HashSet<>();
        Nights.play(2, (t, _) -> asked.addAll(SHOWING.askedKinds(t)));
        assertThat(GAME.questionKinds()).doesNotHaveDuplicates();
        assertThat(asked).hasSizeGreaterThan(16);
    }

    @Test void every_question_and_answer_reads_whole_and_unlike_the_others() {
        int[] looks = {0};
        Nights.play(1, (t, _) -> {
            if (t.isOver() || looks[0]++ % 5 != 0) return;
            READING.hasNoMissingWords(t);
            READING.hasDistinctAnswers(t);
            READING.hasMachineWords(t);
        });
        assertThat(looks[0]).isGreaterThan(1000);
    }

    @Test void one_station_is_now_while_the_game_goes_on() {
        Set<String> now = new HashSet<>();
        Nights.play(1, (t, _) -> now.addAll(SHOWING.currentStep(t)));
        assertThat(now).contains("Combat", "Chain", "Claim", "Cleanup", "first private archive", "out of the game");
    }

    @Test void an_outline_tells_a_secret_archive_to_its_owner_alone() {
        Nightfall t = Tables.begin(3, 5, "secret", "quick");
        assertThat(figure(t, 0, "archive").subList(0, 2)).doesNotContain(-1);
        assertThat(figure(t, 1, "archive").subList(0, 2)).containsOnly(-1);
        assertThat(figure(t, SPECTATOR, "archive").subList(0, 6)).containsOnly(-1);
        assertThat(figure(t, 1, "archiveLeft").subList(0, 6)).containsOnly(Nightfall.COPIES);
        assertThat(figure(t, 1, "archiveCost").subList(0, 2)).containsOnly(0);
    }

    private static List<Integer> figure(Nightfall t, int viewer, String name) {
        return GAME.outline(t, viewer).figures().getOrDefault(name, List.of());
    }

    @Test void a_player_sees_the_own_hand_by_name_and_others_by_number() {
        int[] looks = {0};
        Nights.play(1, (t, _) -> {
            if (looks[0]++ % 29 != 0 || t.isOver()) return;
            assertThat(SHOWING.drawn(t, SPECTATOR, Lang.EN, false, 120)).doesNotContain("Your hand");
            for (int seat = 0; seat < t.players(); seat++) {
                String own = SHOWING.drawn(t, seat, Lang.EN, false, 120);
                for (int card = t.first(GameLayout.HAND + seat); card >= 0; card = t.next(card))
                    assertThat(own.substring(own.indexOf("Your hand"))).contains(t.name(card).en());
            }
        });
    }
}
