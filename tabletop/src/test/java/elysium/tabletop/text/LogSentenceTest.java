package elysium.tabletop.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.tabletop.game.Outline.State;
import elysium.tabletop.game.Outline.Station;
import elysium.tabletop.terminal.AnsiColours;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// The phrases common to all games: log lines, lists of things, steps of an outline.
class LogSentenceTest {
    private static final int DRAWS = 1, ENDS = 2, NOTHING = 3;

    /// Phrases without any game's own terms.
    private record Plain(Lang lang) implements Phrases {}

    private static final Phrases EN = new Plain(Lang.EN), FR = new Plain(Lang.FR);

    @Test void what_is_said_of_several_things_in_a_row_is_told_in_one_line() {
        List<Event> events = List.of(event(DRAWS, 1), event(NOTHING, 0), event(DRAWS, 2), event(DRAWS, 2),
                event(ENDS, 0), event(DRAWS, 4));
        assertThat(LogSentence.lines(events, LogSentenceTest::told, EN)).containsExactly("Seat 1 draws 1 and 2 ×2.",
                "The end.",
                "Seat 1 draws 4.");
        assertThat(LogSentence.lines(events, LogSentenceTest::told, FR).getFirst())
                .isEqualTo("Seat 1 draws 1 et 2 ×2.");
    }

    private static @Nullable LogSentence told(Event event) {
        return switch (event.kind()) {
            case DRAWS -> LogSentence.of("seat 1 draws ", String.valueOf(event.amount()), "");
            case ENDS -> LogSentence.of("the end");
            default -> null;
        };
    }

    private static Event event(int kind, int amount) {
        return new Event(kind, 0, 0, amount, 0, 0);
    }

    @Test void lists_and_seats_read_as_people_say_them() {
        assertThat(EN.seats(0b1011)).isEqualTo("seat 1, seat 2 and seat 4");
        assertThat(FR.seats(0b10)).isEqualTo("la place 2");
        assertThat(FR.listOr(List.of("rouge", "bleu"))).isEqualTo("rouge ou bleu");
        assertThat(EN.list(List.of())).isEqualTo("nobody");
        assertThat(List.of(EN.cards(0), EN.cards(1), FR.cards(0), FR.cards(2))).containsExactly("0 cards", "1 card",
                "0 carte", "2 cartes");
        assertThat(Phrases.inBothLanguages(Plain::new, in -> in.say("yes", "oui"))).isEqualTo(new Text("yes", "oui"));
    }

    @Test void one_part_goes_on_after_those_that_are_over() {
        List<Text> parts = List.of(new Text("a", "a"), new Text("b", "b"), new Text("c", "c"));
        assertThat(Station.marked(parts, 1)).extracting(Station::state).containsExactly(State.DONE, State.NOW,
                State.NEXT);
    }

    @Test void without_colours_ink_leaves_no_trace() {
        assertThat(new AnsiColours(false).gold("7")).isEqualTo("7");
        assertThat(new AnsiColours(true).bold(203, "7")).isEqualTo("\u001B[1;38;5;203m7\u001B[0m");
        assertThat(new AnsiColours(true).faint("")).isEmpty();
    }
}
