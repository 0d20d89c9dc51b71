package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Refusal;
import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Nightfall;
import org.junit.jupiter.api.Test;

/// The log of random games: nothing that the rules tell is left out, and each line says whom and what.
class LogLinesTest {
    private static final NightfallGame GAME = Tables.GAME;
    private static final Pattern PLACEHOLDER = Pattern.compile("[{}%]|null|-1|\\b(seat|place) [06-9]");
    /// Those that name nobody, and those that tell a number.
    private static final Set<Integer> NOBODYS =
            Set.of(EventKind.PICKED, EventKind.ENDING, EventKind.OVERRUN, EventKind.EXILED),
            NUMBERED = Set.of(EventKind.GAME, EventKind.PICKED, EventKind.TURN, EventKind.HURT, EventKind.HEALED,
                    EventKind.DREW, EventKind.WOUNDED,
                    EventKind.TWICE, EventKind.INFLUENCE, EventKind.MENDED, EventKind.PLACED);

    @Test void whatever_the_rules_tell_has_a_line_in_both_languages() {
        Set<Integer> told = new HashSet<>();
        Nights.play(4, (t, since) -> {
            for (Event event : since) {
                if (event.kind() < EventKind.GAME) continue;
                boolean due = event.kind() != EventKind.INFLUENCE || event.amount() != 0;
                for (Lang lang : Lang.values()) {
                    String tale = GAME.logLine(t, event, lang);
                    assertThat(tale != null).as("kind %d", event.kind()).isEqualTo(due);
                    if (tale != null) says(t, event, tale, lang);
                }
                if (due) told.add(event.kind());
            }
        });
        Set<Integer> all = new HashSet<>();
        for (int kind = EventKind.GAME; kind <= EventKind.ENDED; kind++) all.add(kind);
        assertThat(told).isEqualTo(all);
    }

    /// The seat, the card and the number of an event stand in its line.
    private static void says(Nightfall t, Event event, String tale, Lang lang) {
        assertThat(tale).doesNotContainPattern(PLACEHOLDER).endsWith(".").matches("(?U)^[\\p{Lu}\"“].*");
        if (event.subject() != NONE && !NOBODYS.contains(event.kind()))
            assertThat(tale).containsIgnoringCase((lang == Lang.EN ? "seat " : "place ") + (event.subject() + 1));
        int def = event.kind() == EventKind.RETURNED ? event.amount() : event.face();
        if (def >= 0) assertThat(tale).contains(t.book().card(def).name().in(lang));
        if (NUMBERED.contains(event.kind())) assertThat(tale).contains(String.valueOf(Math.abs(event.amount())));
    }

    @Test void whoever_is_said_not_to_block_has_declared_no_block() {
        Set<Integer> blocking = new HashSet<>();
        int[] unblocked = {0};
        Nights.play(1, (_, since) -> {
            for (Event event : since)
                switch (event.kind()) {
                case EventKind.TURN -> blocking.clear();
                case EventKind.BLOCKED -> blocking.add(event.subject());
                case EventKind.UNBLOCKED -> {
                    assertThat(blocking).doesNotContain(event.subject());
                    unblocked[0]++;
                }
                default -> {}
            }
        });
        assertThat(unblocked[0]).isGreaterThan(50);
    }

    @Test void a_story_tells_of_all_that_its_lines_tell() {
        int[] together = {0};
        Nights.play(1, (t, since) -> {
            for (Lang lang : Lang.values()) {
                List<String> story = GAME.logLines(t, since, lang);
                String whole = String.join("\n", story);
                int lines = 0;
                for (Event event : since) {
                    if (event.kind() < EventKind.GAME || GAME.logLine(t, event, lang) == null) continue;
                    lines++;
                    int def = event.kind() == EventKind.RETURNED ? event.amount() : event.face();
                    if (def >= 0) assertThat(whole).contains(t.book().card(def).name().in(lang));
                }
                assertThat(story.size()).isLessThanOrEqualTo(lines);
                if (story.size() < lines) together[0]++;
            }
        });
        assertThat(together[0]).isGreaterThan(100);
    }

    @Test void no_question_and_no_answer_shows_a_placeholder() {
        int[] looks = {0};
        Nights.play(1, (t, _) -> {
            if (t.isOver() || looks[0]++ % 3 != 0) return;
            int seat = t.nextPending();
            for (Lang lang : Lang.values()) {
                assertThat(GAME.prompt(t, seat).in(lang)).isNotBlank().doesNotContainPattern(PLACEHOLDER);
                for (long move : moves(t, seat))
                    assertThat(GAME.notation().write(t, seat, move, lang)).isNotBlank()
                            .doesNotContainPattern(PLACEHOLDER);
            }
        });
        assertThat(looks[0]).isGreaterThan(5_000);
    }

    /// All that is offered and all that is refused.
    private static List<Long> moves(Nightfall t, int seat) {
        Offers offers = t.offers(seat, Offers.explained());
        List<Long> moves = new ArrayList<>();
        for (int i = 0; i < offers.size(); i++) moves.add(offers.get(i));
        for (Refusal refusal : offers.refusals()) moves.add(refusal.move());
        return moves;
    }
}
