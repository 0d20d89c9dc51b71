package elysium.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import elysium.app.message.CommandException;
import org.junit.jupiter.api.Test;

class TextMatchingTest {

    @Test void words_are_compared_without_case_accents_and_spaces() {
        assertThat(TextMatching.of("  Règles  de l’Été ")).isEqualTo("regles de l'ete");
    }

    @Test void sentences_call_people_by_name_but_not_you() {
        Roster roster = Roster.read("me,Bo=bot,bot,Ana=me", Roster.Kind.SEARCH, "You");
        assertThat(roster.withNames("Seat 2 strikes seat 4 and seat 5")).isEqualTo("Bo strikes Ana and seat 5");
        assertThat(roster.withNames("La place 3 attaque la place 1")).isEqualTo("Casimir attaque la place 1");
    }

    @Test void seats_are_read_with_names_and_kinds() {
        Roster roster = Roster.read("me, Bo=bot:random ,bot", Roster.Kind.SEARCH, "You");
        assertThat(roster.names()).containsExactly("You", "Bo", "Casimir");
        assertThat(roster.places().stream().map(Roster.Place::kind))
                .containsExactly(Roster.Kind.PERSON, Roster.Kind.RANDOM, Roster.Kind.SEARCH);
        assertThat(Roster.ofJournal(roster.journalNames())).isEqualTo(roster);
    }

    @Test void several_people_without_names_are_told_apart() {
        assertThat(Roster.read("me,moi", Roster.Kind.SEARCH, "You").names()).containsExactly("You 1", "You 2");
    }

    @Test void a_journal_that_names_only_people_is_read() {
        assertThat(Roster.ofJournal(List.of("Ana", "Bo")).personCount()).isEqualTo(2);
    }

    @Test void thinking_is_read_as_iterations_or_as_a_time() {
        assertThat(Thinking.read("1000")).isEqualTo(new Thinking(1000, 0));
        assertThat(Thinking.read("500ms")).isEqualTo(new Thinking(0, 500));
        assertThat(Thinking.read("2s")).isEqualTo(new Thinking(0, 2000));
        for (String wrong : List.of("", "0", "-1", "1h", "99999999999"))
            assertThatThrownBy(() -> Thinking.read(wrong)).isInstanceOf(CommandException.class);
    }

    @Test void orders_are_read_in_both_languages() {
        assertThat(PromptCommand.read("pourquoi jouer X"))
                .isEqualTo(new PromptCommand.Given(PromptCommand.WHY, "jouer X"));
        assertThat(PromptCommand.read("Règles")).isEqualTo(new PromptCommand.Given(PromptCommand.RULES, ""));
        assertThat(PromptCommand.read("?ash")).isEqualTo(new PromptCommand.Given(PromptCommand.CARD, "ash"));
        assertThat(PromptCommand.read("play ash")).isNull();
    }
}
