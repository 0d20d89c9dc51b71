package elysium.vendetta;

import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Sight;
import elysium.tabletop.Card;
import elysium.tabletop.Drawing.Style;
import elysium.vendetta.cards.VendettaBook;
import elysium.vendetta.table.Ground;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// What players are shown over random evenings: whole, within the width, and nothing that they may not know.
class ShowingTest {
    private static final VendettaGame GAME = Evenings.GAME;
    private static final List<String> NAMES =
            List.of("Ana", "Bo", "Cleopatra the Patient", "Dé", "東京の夜の王", "F\u001B[31m\n");

    @Test void no_line_is_wider_than_asked() {
        Set<Integer> widths = new HashSet<>();
        Evenings.play(2, (t, _) -> viewers(t, viewer -> {
            for (Style style : styles())
                for (String line : plain(drawn(t, viewer, style)).split("\n")) {
                    int columns = columns(line);
                    if (columns != style.width()) fail("%d columns of %d: %s", columns, style.width(), line);
                    widths.add(columns);
                }
        }));
        assertThat(widths).containsExactlyInAnyOrder(80, 120);
    }

    @Test void colours_change_nothing_but_colours() {
        Evenings.play(1, (t, _) -> viewers(t, viewer -> {
            for (Lang lang : Lang.values()) {
                String coloured = drawn(t, viewer, new Style(NAMES, lang, true, 80));
                assertThat(coloured).contains("\u001B[");
                assertThat(plain(coloured)).isEqualTo(drawn(t, viewer, new Style(NAMES, lang, false, 80)));
            }
        }));
    }

    @Test void a_viewer_is_shown_the_same_on_every_table_it_could_be_sitting_at() {
        int[] imaginedOtherwise = {0};
        Evenings.play(14, (t, since) -> viewers(t, viewer -> {
            Vendetta imagined = t.blank();
            new Sight<>(t, viewer).imagine(imagined, 7L * viewer + since.size());
            if (otherFaces(t, imagined)) imaginedOtherwise[0]++;
            Style style = new Style(NAMES, Lang.values()[since.size() % 2], false, 80);
            assertThat(drawn(t, viewer, style)).isEqualTo(drawn(imagined, viewer, style));
            assertThat(GAME.prompt(t, viewer)).isEqualTo(GAME.prompt(imagined, viewer));
            for (Lang lang : Lang.values()) {
                assertThat(GAME.prompt(t, viewer).in(lang)).isNotBlank();
                assertThat(told(t, viewer, since, lang)).isEqualTo(told(imagined, viewer, since, lang));
            }
        }));
        assertThat(imaginedOtherwise[0]).isGreaterThan(10_000);
    }

    @Test void the_log_names_no_card_that_the_reader_did_not_see() {
        int[] hidden = {0};
        Evenings.play(6, (t, since) -> viewers(t, viewer -> {
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
        Evenings.play(6, (t, since) -> {
            for (Event event : since) {
                String en = GAME.tale(t, event, Lang.EN), fr = GAME.tale(t, event, Lang.FR);
                assertThat(en == null).isEqualTo(fr == null);
                if (en == null) continue;
                told.add(event.kind());
                assertThat(en).endsWith(".").doesNotContain("null", "-1");
                assertThat(fr).endsWith(".").isNotEqualTo(en).doesNotContain("null", "-1");
            }
        });
        assertThat(told).hasSizeGreaterThan(28);
    }

    @Test void a_player_sees_the_own_hand_by_name_and_rivals_hands_by_number() {
        Evenings.play(2, (t, _) -> {
            assertThat(drawn(t, SPECTATOR, new Style(NAMES, Lang.EN, false, 120))).doesNotContain("Your hand");
            for (int seat = 0; seat < t.players(); seat++) {
                String own = drawn(t, seat, new Style(NAMES, Lang.EN, false, 120));
                for (int card = t.first(Ground.HAND + seat); card >= 0; card = t.next(card))
                    assertThat(section(own, "Your hand")).contains(t.name(card).en());
                int held = t.count(Ground.HAND + seat) + t.count(Ground.DRAWN + seat);
                if (t.alive(seat)) assertThat(counts(own, seat).get(3)).isEqualTo(String.valueOf(held));
            }
        });
    }

    private static void viewers(Vendetta t, IntConsumer look) {
        for (int seat = 0; seat < t.players(); seat++) look.accept(seat);
        look.accept(SPECTATOR);
    }

    private static List<Style> styles() {
        List<Style> styles = new ArrayList<>();
        for (Lang lang : Lang.values())
            for (int width : new int[] {80, 120}) styles.add(new Style(NAMES, lang, width == 120, width));
        return styles;
    }

    private static String drawn(Vendetta t, int viewer, Style style) {
        return GAME.drawing().draw(t, viewer, style);
    }

    private static List<String> told(Vendetta t, int viewer, List<Event> since, Lang lang) {
        List<String> lines = new ArrayList<>();
        for (Event event : since) lines.add(String.valueOf(GAME.tale(t, event.asToldTo(viewer), lang)));
        return lines;
    }

    private static boolean otherFaces(Vendetta t, Vendetta imagined) {
        for (int card = 0; card < t.rows(); card++)
            if (t.face(card) != imagined.face(card)) return true;
        return false;
    }

    private static List<String> names(String tale, Lang lang) {
        List<String> names = new ArrayList<>();
        for (Card<Vendetta> card : VendettaBook.BOOK.cards())
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
