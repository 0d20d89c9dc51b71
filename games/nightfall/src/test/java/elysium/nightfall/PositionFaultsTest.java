package elysium.nightfall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.game.ScenarioSupport.Staged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A position text written by hand, and what is said of one that cannot be read.
class PositionFaultsTest {
    private static final NightfallGame GAME = new NightfallGame();
    private static final String TEXT = """
            game 2   turn 7 Ana   combat: blocks of Bo   first Bo   seats Ana, Bo, Cleo   options secret, vulko.health=3
            # Cleo has been attacked too
               face up 2   calm 1
            Ana     influence 2   sum 12   placed 3   play Vulko (damage 2; attacks Bo), Big Ghost (attacks Cleo)
                    hand Bite, Alton Hickman (seen by all)   discard Burn, Yuri Koroviev
                    archive 1 Franz Orlok x2   archive 2 Blood Rage (down)
            Bo      sum 3   placed 1   play Alton Hickman x2, Zacharias Sands (blocks Vulko)
                    deck Bleed, Bad Smoke (pinned by Ana)
            Cleo    sum 9   placed 2   untyped 1
            common  wounds Bite, Burn, Bleed   archive 3 Vulko x7   exile Enraged Wight (of Cleo), Bite
            """;

    private static Staged<Nightfall> staged(String text) {
        return GAME.scenarioSupport().createTable(Map.of("table", text));
    }

    @Test void a_table_is_laid_out_exactly_as_the_text_says() {
        Staged<Nightfall> staged = staged(TEXT);
        assertThat(staged.names()).containsExactly("Ana", "Bo", "Cleo");
        met(staged, Map.of("game", 2, "turn", "Ana", "first", "Bo", "phase", "combat",
                "wounds", Map.of("face up", 2, "left", 3, "order", List.of("Bite", "Burn", "Bleed")),
                "commons", List.of("Vulko"), "exile", List.of("Enraged Wight", "Bite"),
                "placed", List.of("Bo", "Cleo", "Ana")));
        met(staged, Map.of(
                "Ana", Map.of("influence", 2, "sum", 12, "play", List.of("Vulko (damage 2)", "Big Ghost"),
                        "hand", List.of("Bite", "Alton Hickman"), "discard", List.of("Burn", "Yuri Koroviev"),
                        "archives", List.of("Franz Orlok (2 left)", "Blood Rage (hidden)"),
                        "wounds", Map.of("Bite", 1, "Burn", 1)),
                "Bo", Map.of("deck", List.of("Bleed", "Bad Smoke"), "wounds", 1),
                "Cleo", Map.of("wounds", Map.of("untyped", 1))));
        assertThat(staged.table().pendingSeats()).isEqualTo(0b010);
        assertThat(staged.table().night.turnsSinceWound()).isEqualTo(1);
        met(staged, Map.of("seen by Ana", Map.of("Bo", Map.of("deck", List.of("?", "Bad Smoke"))),
                "seen by Bo", Map.of("Ana", Map.of("hand", List.of("?", "?"), "discard", List.of("Burn", "?"),
                        "archives", List.of("Franz Orlok (2 left)", "? (hidden)")))));
    }

    private static void met(Staged<Nightfall> staged, Map<String, Object> expected) {
        assertThat(GAME.scenarioSupport().unmetExpectations(staged, expected)).isEmpty();
    }

    @Test void what_differs_is_told_with_both_values() {
        assertThat(GAME.scenarioSupport().unmetExpectations(staged(TEXT),
                Map.of("turn", "Bo", "Ana", Map.of("wounds", Map.of("Bite", 2), "hand", 3))))
                .containsExactlyInAnyOrder("turn should be Bo, but is Ana",
                        "Ana's wounds should be {Bite=2}, but is {Bite=1, Burn=1}", "Ana's hand should be 3, but is 2");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "combat: blocks of Bo | combat: asleep | line 1 of the table: expected attacks, blocks of Bo",
            "combat: blocks of Bo | siesta | line 1 of the table: expected draft, combat, chain, claim",
            "combat: blocks of Bo | combat: Ivan strikes, 3 left | line 1 of the table: the active player has no minion",
            "seats Ana, Bo, Cleo | seats Ana | line 1 of the table: expected 'seats Ana, Bo' with 2",
            "first Bo | first Dan | line 1 of the table: nobody is called 'Dan'",
            "turn 7 Ana | turn Ana | line 1 of the table: expected 'turn 3 Ana'",
            "options secret | options sacred | line 1 of the table: there is no option 'sacred'",
            "sum 12 | thirst 12 | line 4 of the table: of a player one says influence, sum",
            "hand Bite | hand ? | line 5 of the table: '?' is a card that is not known",
            "hand Bite | hand Bitte | line 5 of the table: no card is called 'Bitte'",
            "archive 1 Franz | archive 3 Franz | line 6 of the table: expected archive 1 to 2, not 3",
            "blocks Vulko | blocks Bad Smoke | line 7 of the table: the active player has no minion 'Bad Smoke'",
            "pinned by Ana | pinned by Dan | line 8 of the table: nobody is called 'Dan'",
            "(pinned by Ana) | (upside) | line 8 of the table: 'upside' is not a mark of Bad Smoke",
            "untyped 1 | untyped one | line 9 of the table: expected a number, not 'one'",
            "common  wounds | commons  wounds | line 10 of the table: nobody is called 'commons'"}) void what_is_not_understood_is_told_with_its_line(
                    String right, String wrong, String says) {
        assertThatThrownBy(() -> staged(TEXT.replaceFirst(Pattern.quote(right), wrong)))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining(says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"phase | siesta | no phase is called 'siesta'",
            "until | dawn | goes on until phase, turn or game, not 'dawn'",
            "turn | Dan | nobody is called 'Dan'"}) void a_scenario_says_what_it_does_not_understand(String key,
                    String value, String says) {
        assertThatThrownBy(
                () -> GAME.scenarioSupport().createTable(Map.of(key, value, "Ana", Map.of(), "Bo", Map.of())))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining(says);
    }

    @Test void what_cannot_lie_there_is_refused() {
        refused(Map.of("play", List.of("Bite")), "Bite is no minion");
        refused(Map.of("play", List.of("Vulko (damage 4)")), "Vulko would be destroyed by so much damage");
        refused(Map.of("hand", List.of("Vulko (damage 1)")), "is not a mark of Vulko");
        refused(Map.of("archives", List.of("Bad Smoke")), "there is no archive of Bad Smoke");
        refused(Map.of("archives", List.of("Vulko", "Blood Rage", "Death Grip")), "Ana can have 2 archives");
        refused(Map.of("deck", 13), "Ana's starting deck has only 12 cards left");
        refused(Map.of("discard", List.of("Bite x21")), "there are not so many wounds of Bite");
        refused(Map.of("blood", 3), "of a player one gives");
    }

    private static void refused(Map<String, Object> ana, String says) {
        assertThatThrownBy(() -> GAME.scenarioSupport().createTable(Map.of("turn", "Ana", "Ana", ana, "Bo", Map.of())))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining(says);
    }

    @Test void what_is_not_said_is_the_rest_of_the_starting_deck() {
        Staged<Nightfall> staged = GAME.scenarioSupport().createTable(Map.of("phase", "chain", "turn", "Ana",
                "Ana", Map.of("hand", List.of("Bad Smoke x2", "Bite"), "play", List.of("Yuri Koroviev")),
                "Bo", Map.of("deck", "4 cards")));
        assertThat(GAME.scenarioSupport().unmetExpectations(staged,
                Map.of("Ana", Map.of("deck", 9, "wounds", 1, "influence", 2),
                        "Bo", Map.of("deck", 4, "hand", 0, "influence", 0), "wounds",
                        Map.of("face up", 20, "left", 59))))
                .isEmpty();
    }
}
