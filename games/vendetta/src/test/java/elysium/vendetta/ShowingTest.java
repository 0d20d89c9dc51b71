package elysium.vendetta;

import static elysium.kernel.Table.SPECTATOR;
import static elysium.kit.check.DrawingChecks.viewers;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import elysium.kernel.Lang;
import elysium.kit.check.DrawingChecks;
import elysium.kit.check.WordingChecks;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// What players are shown over random evenings: whole, within the width, and nothing that they may not know.
class ShowingTest {
    private static final VendettaGame GAME = Evenings.GAME;
    private static final List<String> NAMES =
            List.of("Ana", "Bo", "Cleopatra the Patient", "Dé", "東京の夜の王", "F\u001B[31m\n");

    private static final DrawingChecks<Vendetta> SHOWING = new DrawingChecks<>(GAME, NAMES);
    private static final WordingChecks<Vendetta> READING =
            new WordingChecks<>(GAME, "null|-1|\\[[a-z ]+\\]|Optional|  ");

    @Test void every_line_is_as_wide_as_asked_in_colours_or_not() {
        Evenings.play(1, (t, _) -> viewers(t, viewer -> {
            for (int width : new int[] {80, 120}) SHOWING.fits(t, viewer, width);
        }));
    }

    @Test void a_viewer_is_shown_the_same_on_every_table_it_could_be_sitting_at() {
        int[] imaginedOtherwise = {0};
        Evenings.play(4, (t, since) -> viewers(t, viewer -> {
            if (SHOWING.sameWhenImagined(t, viewer, since, 7L * viewer + since.size())) imaginedOtherwise[0]++;
        }));
        assertThat(imaginedOtherwise[0]).isGreaterThan(3_000);
    }

    @Test void the_log_names_no_card_that_the_reader_did_not_see() {
        int[] hidden = {0};
        Evenings.play(6, (t, since) -> viewers(t, viewer -> hidden[0] += SHOWING.logHidesUnseen(t, viewer, since)));
        assertThat(hidden[0]).isGreaterThan(1000);
    }

    @Test void every_kind_of_event_but_the_quiet_ones_is_told_in_both_languages() {
        Set<Integer> told = new HashSet<>();
        Evenings.play(6, (t, since) -> told.addAll(SHOWING.loggedKinds(t, since)));
        assertThat(told).hasSizeGreaterThan(28);
    }

    @Test void every_question_and_answer_reads_whole() {
        int[] looks = {0};
        Evenings.play(2, (t, _) -> {
            if (t.isOver()) return;
            looks[0]++;
            READING.hasNoMissingWords(t);
            READING.hasMachineWords(t);
        });
        assertThat(looks[0]).isGreaterThan(500);
    }

    @Test void a_player_sees_the_own_hand_by_name_and_rivals_hands_by_number() {
        Evenings.play(2, (t, _) -> {
            assertThat(SHOWING.drawn(t, SPECTATOR, Lang.EN, false, 120)).doesNotContain("Your hand");
            for (int seat = 0; seat < t.players(); seat++) {
                String own = SHOWING.drawn(t, seat, Lang.EN, false, 120);
                for (int card = t.first(GameLayout.HAND + seat); card >= 0; card = t.next(card))
                    assertThat(section(own, "Your hand")).contains(t.name(card).en());
                int held = t.count(GameLayout.HAND + seat) + t.count(GameLayout.DRAWN + seat);
                if (t.seats.isAlive(seat)) assertThat(counts(own, seat).get(3)).isEqualTo(String.valueOf(held));
            }
        });
    }

    private static String section(String drawn, String title) {
        return drawn.contains(title) ? drawn.substring(drawn.indexOf(title)) : "";
    }

    /// What is counted of a seat, column by column; the lines with counts are those that are not set in.
    private static List<String> counts(String drawn, int seat) {
        String line = section(drawn, "Players").lines().skip(2).filter(each -> !each.startsWith("│    ")).skip(seat)
                .findFirst()
                .orElseThrow();
        return List.of(line.substring(31, 76).strip().split(" +"));
    }
}
