package elysium.rivals;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Table;
import elysium.rivals.table.event.EventKind;
import org.junit.jupiter.api.Test;

/// A player who looks at hidden cards learns which they are; the others only that they were seen (RIV-RUL-51).
class PeekingTest {
    private static final RivalsGame GAME = new RivalsGame();

    /// What a viewer reads of all that was told about looking.
    private static List<String> read(Onstage stage, List<Event> told, int viewer, Lang lang) {
        List<Event> seen = new ArrayList<>();
        for (Event event : told)
            if (event.kind() == EventKind.PEEKED || event.kind() == EventKind.SAW) seen.add(event.asSeenBy(viewer));
        return GAME.logLines(stage.t, seen, lang);
    }

    @Test void the_shakedown_shows_a_hand_to_whoever_plays_it() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("haven", List.of("Shep Mason (leader)"), "hand", List.of("The Shakedown"))),
                entry("Bo", Map.of("hand", List.of("Terrorize", "Skunk"))), entry("Cleo", Map.of()));
        List<Event> told = new ArrayList<>();
        stage.t.setListener((kind, subject, object, amount, face, seenBy) -> told
                .add(new Event(kind, subject, object, amount, face, seenBy)));
        stage.says("Ana", "play The Shakedown with Shep Mason", "seat 2");
        assertThat(read(stage, told, 0, Lang.EN))
                .containsExactly("Seat 1 looks at the hand of seat 2 and sees Terrorize and Skunk.");
        assertThat(read(stage, told, 2, Lang.EN))
                .containsExactly("Seat 1 looks at the hand of seat 2.");
        assertThat(read(stage, told, Table.SPECTATOR, Lang.FR))
                .containsExactly("La place 1 regarde la main de la place 2.");
    }

    @Test void a_search_engine_shows_the_top_of_a_deck_to_its_player() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("haven", List.of("Karma (leader)"), "ongoing", List.of("Search Engine"),
                        "library", List.of("Greed", "Mercy"), "faction", List.of("Skunk"))),
                entry("Bo", Map.of()));
        List<Event> told = new ArrayList<>();
        stage.t.setListener((kind, subject, object, amount, face, seenBy) -> told
                .add(new Event(kind, subject, object, amount, face, seenBy)));
        stage.says("Ana", "use Search Engine", "look at the Faction Deck");
        assertThat(read(stage, told, 0, Lang.FR))
                .containsExactly("La place 1 regarde le dessus de son Deck faction et voit Skunk.");
        assertThat(read(stage, told, 1, Lang.EN))
                .containsExactly("Seat 1 looks at the top of their Faction Deck.");
    }
}
