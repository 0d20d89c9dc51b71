package elysium.nightfall;

import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;
import elysium.kernel.Event;
import elysium.kernel.Game;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Sight;
import elysium.nightfall.table.Ground;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Card;
import elysium.tabletop.Drawing.Style;
import elysium.tabletop.Matter;
import elysium.tabletop.Outline;
import elysium.tabletop.Outline.State;
import org.junit.jupiter.api.Test;

/// What players are shown over random games: whole, within the width, and nothing that they may not know.
class ShowingTest {
    private static final NightfallGame GAME = Tables.GAME;
    private static final List<String> NAMES = List.of("Ana", "Bo", "Cleopatra the Patient", "Dé", "東京の夜の王");

    @Test void no_line_is_wider_than_asked() {
        Set<Integer> widths = new HashSet<>();
        int[] looks = {0};
        Nights.play(1, (t, _) -> {
            if (looks[0]++ % 41 == 0 || t.over()) viewers(t, viewer -> widths.addAll(widths(t, viewer)));
        });
        assertThat(widths).containsExactlyInAnyOrder(80, 120);
    }

    private static Set<Integer> widths(Nightfall t, int viewer) {
        Set<Integer> widths = new HashSet<>();
        for (Lang lang : Lang.values())
            for (int width : new int[] {80, 120})
                for (String line : plain(drawn(t, viewer, new Style(NAMES, lang, width == 120, width))).split("\n")) {
                    if (columns(line) != width) fail("%d columns of %d: %s", columns(line), width, line);
                    widths.add(width);
                }
        return widths;
    }

    @Test void a_viewer_is_shown_the_same_on_every_table_it_could_be_sitting_at() {
        int[] imaginedOtherwise = {0}, looks = {0};
        Nights.play(2, (t, since) -> viewers(t, viewer -> {
            if (looks[0]++ % 17 != 0) return;
            Nightfall imagined = t.blank();
            new Sight<>(t, viewer).imagine(imagined, 7L * viewer + since.size());
            if (otherFaces(t, imagined)) imaginedOtherwise[0]++;
            Style style = new Style(NAMES, Lang.values()[since.size() % 2], false, 80);
            assertThat(drawn(t, viewer, style)).isEqualTo(drawn(imagined, viewer, style));
            assertThat(GAME.outline(t, viewer)).isEqualTo(GAME.outline(imagined, viewer));
            assertThat(GAME.prompt(t, viewer)).isEqualTo(GAME.prompt(imagined, viewer));
            for (Lang lang : Lang.values()) assertThat(GAME.prompt(t, viewer).in(lang)).isNotBlank();
        }));
        assertThat(imaginedOtherwise[0]).isGreaterThan(500);
    }

    @Test void the_log_names_no_card_that_the_reader_did_not_see() {
        int[] hidden = {0};
        Nights.play(1, (t, since) -> viewers(t, viewer -> {
            for (Event event : since) {
                Event told = event.asToldTo(viewer);
                if (told.equals(event)) continue;
                hidden[0]++;
                for (Lang lang : Lang.values()) assertThat(names(GAME.tale(t, told, lang), lang)).isEmpty();
            }
        }));
        assertThat(hidden[0]).isGreaterThan(1000);
    }

    @Test void every_kind_of_event_but_the_quiet_ones_is_told_in_both_languages() {
        Set<Integer> told = new HashSet<>();
        Nights.play(2, (t, since) -> {
            for (Event event : since) {
                String en = GAME.tale(t, event, Lang.EN), fr = GAME.tale(t, event, Lang.FR);
                assertThat(en == null).isEqualTo(fr == null);
                if (en == null) continue;
                told.add(event.kind());
                assertThat(en).endsWith(".").doesNotContain("null", "-1");
                assertThat(fr).endsWith(".").isNotEqualTo(en).doesNotContain("null", "-1");
            }
            assertThat(GAME.story(t, since, Lang.EN)).hasSizeLessThanOrEqualTo(Math.max(1, since.size()));
        });
        assertThat(told).hasSizeGreaterThan(26);
    }

    @Test void every_question_is_of_a_known_kind_and_its_quiet_answer_is_offered() {
        Set<Matter> asked = new HashSet<>();
        Nights.play(2, (t, _) -> {
            for (int rest = t.asked(); rest != 0; rest &= rest - 1) {
                int seat = Integer.numberOfTrailingZeros(rest);
                Matter matter = GAME.matter(t, seat);
                asked.add(matter);
                if (Integer.bitCount(t.asked()) > 1) assertThat(matter.secret()).as(matter.id()).isTrue();
                long quiet = GAME.quiet(t, seat);
                if (quiet != Game.NO_FALLBACK)
                    assertThat(t.offers(seat, Offers.silent()).allows(quiet)).isTrue();
            }
        });
        assertThat(GAME.matters()).containsAll(asked).doesNotHaveDuplicates();
        assertThat(asked).hasSizeGreaterThan(16);
    }

    @Test void one_station_is_now_while_the_game_goes_on() {
        Set<String> now = new HashSet<>();
        Nights.play(1, (t, _) -> {
            Outline outline = GAME.outline(t, SPECTATOR);
            List<State> states = outline.stations().stream().map(Outline.Station::state).toList();
            if (t.over()) {
                assertThat(states).isEmpty();
                return;
            }
            assertThat(states).containsOnlyOnce(State.NOW).isSorted();
            outline.stations().stream().filter(station -> station.state() == State.NOW)
                    .forEach(station -> now.add(station.text().en()));
        });
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
            if (looks[0]++ % 29 != 0 || t.over()) return;
            assertThat(drawn(t, SPECTATOR, new Style(NAMES, Lang.EN, false, 120))).doesNotContain("Your hand");
            for (int seat = 0; seat < t.players(); seat++) {
                String own = drawn(t, seat, new Style(NAMES, Lang.EN, false, 120));
                for (int card = t.first(Ground.HAND + seat); card >= 0; card = t.next(card))
                    assertThat(own.substring(own.indexOf("Your hand"))).contains(t.name(card).en());
            }
        });
    }

    private static void viewers(Nightfall t, IntConsumer look) {
        for (int seat = 0; seat < t.players(); seat++) look.accept(seat);
        look.accept(SPECTATOR);
    }

    private static String drawn(Nightfall t, int viewer, Style style) {
        return GAME.drawing().draw(t, viewer, style);
    }

    private static boolean otherFaces(Nightfall t, Nightfall imagined) {
        for (int card = 0; card < t.rows(); card++)
            if (t.face(card) != imagined.face(card)) return true;
        return false;
    }

    private static List<String> names(String tale, Lang lang) {
        List<String> names = new ArrayList<>();
        for (Card<Nightfall> card : GAME.book().cards())
            if (tale != null && tale.contains(card.name().in(lang))) names.add(card.name().in(lang));
        return names;
    }

    private static String plain(String drawn) {
        return drawn.replaceAll("\u001B\\[[0-9;]*m", "");
    }

    /// Letters of East Asia stand two columns wide.
    private static int columns(String line) {
        return line.codePoints().map(letter -> letter >= 0x2E80 && letter <= 0xA4CF ? 2 : 1).sum();
    }
}
