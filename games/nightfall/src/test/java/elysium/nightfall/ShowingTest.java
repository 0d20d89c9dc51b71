package elysium.nightfall;

import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import elysium.kit.check.DrawingChecks;
import elysium.kit.check.ShowingChecks;
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
    private static final ShowingChecks<Nightfall> CHECKS = new ShowingChecks<>(GAME, Nights::play, SHOWING, READING);

    @Test void every_line_is_as_wide_as_asked_in_colours_or_not() {
        assertThat(CHECKS.fits(1, 41)).isPositive();
    }

    @Test void the_end_names_who_has_won() {
        assertThat(CHECKS.crowns(1, t -> t.night.winner())).isPositive();
    }

    @Test void a_viewer_is_shown_the_same_on_every_table_it_could_be_sitting_at() {
        assertThat(CHECKS.alike(2, 17)).isGreaterThan(500);
    }

    @Test void the_log_names_no_card_that_the_reader_did_not_see() {
        assertThat(CHECKS.hides(1)).isGreaterThan(1000);
    }

    @Test void every_kind_of_event_but_the_quiet_ones_is_told_in_both_languages() {
        assertThat(CHECKS.tells(2)).hasSizeGreaterThan(26);
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
        assertThat(CHECKS.now(1)).contains("Combat", "Chain", "Claim", "Cleanup", "first private archive",
                "out of the game");
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
        return GAME.outline(t, viewer).numbers().getOrDefault(name, List.of());
    }

    @Test void a_player_sees_the_own_hand_by_name_and_others_by_number() {
        CHECKS.ownHands(1, 29, GameLayout.HAND);
    }
}
