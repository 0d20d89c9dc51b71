package elysium.rivals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import elysium.rivals.table.Rivals;
import elysium.tabletop.game.ScenarioSupport.Staged;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A position text written by hand, and what is said of one that cannot be read.
class PositionFaultsTest {
    private static final RivalsGame GAME = new RivalsGame();
    private static final String TEXT = """
            turn 7 Ana   actions   left 1   first Bo   seats Ana, Bo, Cleo   played Ana, Bo   options printed
            # Cleo has yet to begin
            Ana       prestige 12   agenda 3   rivals Bo   haven card House of Pain   agenda card Turf War
                      haven Hydra (leader; blood 4; Vagrant (exhausted); Sheriff)
                      streets Skunk (party 2; exhausted), Brother (party 2; Cop), Beretta (party 1; no influence)
                      hand Mercy, Throat Rip (seen by Bo)   library Greed, Fleetness   discard Mercy x2
            Bo        prestige 5   rivals Cleo, Ana   haven card The Madhouse   torpor Guv'nah (leader; blood 2)
                      haven Karma (fear; bounty 1; Veiled Threat (of Ana; face down))
                      ongoing Lost Glory (prestige 3; from Bo, Cleo; face down; pinned by Bo, Cleo)
            Cleo      prestige 8   haven Lixue Chen (leader)   burned Doc   own token
            common    city Vagrant x2 (flock Ana 1), The Hunger (Bo)   city deck Chef   city burned Cop
            promised  Bo promises Ana not to attack them, until turn 9
            noted     turn: haven of Ana 1, 0
            """;

    private static Staged<Rivals> staged(String text) {
        return GAME.scenarioSupport().createTable(Map.of("table", text));
    }

    @Test void a_table_is_laid_out_exactly_as_the_text_says() {
        Staged<Rivals> staged = staged(TEXT);
        assertThat(staged.names()).containsExactly("Ana", "Bo", "Cleo");
        met(staged, Map.of("turn", "Ana", "number", 7, "first", "Bo", "phase", "actions", "actions", 1,
                "city", List.of("Vagrant x2 (flock Ana 1)", "The Hunger (Bo)"), "city burned", List.of("Cop"),
                "deals", List.of("Bo promises Ana not to attack them, until turn 9")));
        met(staged, Map.of("Ana", Map.of("prestige", 12, "agenda", 3, "rival", List.of("Bo"),
                "haven", List.of("Hydra (leader, blood 4, Vagrant (exhausted), Sheriff)"),
                "streets", List.of(List.of("Skunk (exhausted)", "Brother (Cop)"),
                        List.of("Beretta (no influence)")),
                "hand", List.of("Mercy", "Throat Rip"), "library", List.of("Greed", "Fleetness"))));
        met(staged, Map.of("Bo", Map.of("rival", List.of("Ana"), "torpor", List.of("Guv'nah (leader, blood 2)"),
                "haven", List.of("Karma (fear, bounty 1, Veiled Threat (of Ana, face down))"),
                "ongoing", List.of("Lost Glory (face down, 3 prestige, from Bo Cleo, seen by Cleo)"))));
        met(staged, Map.of("seen by Ana", Map.of("Bo", Map.of("ongoing", List.of("? (face down, 3 prestige)"))),
                "values", Map.of("Brother", Map.of("bp", 6, "dominate", 1), "Karma", Map.of("attachments", 1))));
        assertThat(staged.table().pendingSeats()).isEqualTo(0b001);
        assertThat(staged.table().turn.protectedFrom(2)).isTrue();
    }

    private static void met(Staged<Rivals> staged, Map<String, Object> expected) {
        assertThat(GAME.scenarioSupport().unmetExpectations(staged, expected)).isEmpty();
    }

    @Test void whose_a_card_is_has_to_be_said_and_to_be_right() {
        Staged<Rivals> staged = staged(TEXT);
        for (String threat : List.of("of Bo, face down", "of Cleo, face down", "face down"))
            assertThat(GAME.scenarioSupport().unmetExpectations(staged, Map.of("Bo", Map.of("haven",
                    List.of("Karma (fear, bounty 1, Veiled Threat (" + threat + "))"))))).as(threat).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"haven | Hydra (of Bo)", "ongoing | Influencer (of Bo)",
            "agenda card | Turf War (of Bo)"}) void what_is_always_its_players_own_is_nobody_elses(String where,
                    String card) {
        Map<String, Object> given = Map.of("Ana", Map.of(where, List.of(card)), "Bo", Map.of());
        assertThatThrownBy(() -> GAME.scenarioSupport().createTable(given)).hasMessageContaining("leave out 'of Bo'");
    }

    @Test void what_differs_is_told_with_both_values() {
        assertThat(GAME.scenarioSupport().unmetExpectations(staged(TEXT), Map.of("turn", "Bo", "Ana",
                Map.of("hand", 3, "haven", List.of("Hydra (Vagrant (exhausted), Sheriff)")), "attack",
                Map.of("target", "Karma")))).containsExactlyInAnyOrder("turn should be Bo, but is Ana",
                        "Ana's hand should be 3, but is 2",
                        "Ana's haven should be [Hydra (Sheriff; Vagrant (exhausted); blood 6)],"
                                + " but is [Hydra (Sheriff; Vagrant (exhausted); blood 4)]",
                        "the attack should be {target=Karma}, but is none");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "Ana   actions | Ana   siesta | line 1 of the table: expected actions, mending, draws 2, before",
            "Ana   actions | Ana   before dawn | line 1 of the table: no phase or step is called 'dawn'",
            "Ana   actions | Ana   actions   mending | line 1 of the table: expected one phase or step, not 'actions'",
            "seats Ana, Bo, Cleo | seats Ana | line 1 of the table: expected 'seats Ana, Bo' with 2 to 4",
            "first Bo | first Dan | line 1 of the table: nobody is called 'Dan'",
            "turn 7 Ana | turn Ana | line 1 of the table: expected 'turn 3 Ana'",
            "options printed | options painted | of options one gives printed",
            "prestige 12 | thirst 12 | line 3 of the table: of a player one says out, prestige",
            "agenda card Turf War | agenda card Skunk | line 3 of the table: Skunk is no Agenda",
            "blood 4 | blood 9 | line 4 of the table: Hydra can have 0 to 6 blood, not 9",
            "Sheriff | Sherif | line 4 of the table: no card is called 'Sherif'",
            "(party 2; exhausted) | (exhausted) | line 5 of the table: expected 'Skunk (party 1)'",
            "hand Mercy | hand Pity | line 6 of the table: no card is called 'Pity'",
            "torpor Guv'nah | torpor Mercy | line 7 of the table: Mercy is no vampire",
            "of Ana; face down | of Dan; face down | line 8 of the table: nobody is called 'Dan'",
            "from Bo, Cleo | from Dan | line 9 of the table: nobody is called 'Dan'",
            "city Vagrant | city Skunk | line 11 of the table: Skunk is no city card",
            "city deck | city park | line 11 of the table: no card is called 'park Chef'",
            "flock Ana 1 | flock Ana | line 11 of the table: expected 'flock Ana 2'",
            "not to attack | to attack | line 12 of the table: expected 'Bo promises Ana",
            "haven of Ana 1 | haven of Ana 5 | line 13 of the table: no card lies at 'haven of Ana 5'",
            "turn: haven | year: haven | line 13 of the table: expected one of"}) void what_is_not_understood_is_told_with_its_line(
                    String right, String wrong, String says) {
        assertThat(TEXT).contains(right);
        assertThatThrownBy(() -> staged(TEXT.replaceFirst(Pattern.quote(right), wrong)))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining(says);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"phase | siesta | no phase or step is called 'siesta'",
            "until | dawn | goes on until phase, turn or game, not 'dawn'", "turn | Dan | nobody is called 'Dan'",
            "city | Skunk | Skunk is no city card"}) void a_scenario_says_what_it_does_not_understand(String key,
                    String value, String says) {
        assertThatThrownBy(
                () -> GAME.scenarioSupport().createTable(Map.of(key, value, "Ana", Map.of(), "Bo", Map.of())))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining(says);
    }

    @Test void what_cannot_lie_there_is_refused() {
        refused(Map.of("haven", List.of("Mercy")), "Mercy is no vampire");
        refused(Map.of("haven", List.of("Skunk (blood 4)")), "Skunk can have 0 to 3 blood, not 4");
        refused(Map.of("haven", List.of("Skunk (asleep)")), "no card is called 'asleep'");
        refused(Map.of("haven", List.of("Skunk (leader")), "parentheses do not match");
        refused(Map.of("haven card", "Turf War"), "Turf War is no Haven");
        refused(Map.of("ongoing", List.of("Constant Surveillance (covers house of Bo)")),
                "expected 'covers haven of Bo'");
        refused(Map.of("blood", 3), "of a player one gives");
        refused(Map.of("prestige", "much"), "prestige should be a number");
    }

    private static void refused(Map<String, Object> ana, String says) {
        assertThatThrownBy(() -> GAME.scenarioSupport().createTable(Map.of("turn", "Ana", "Ana", ana, "Bo", Map.of())))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining(says);
    }

    @Test void what_is_not_said_is_as_little_as_can_be() {
        Staged<Rivals> staged =
                GAME.scenarioSupport().createTable(Map.of("turn", "Ana", "Ana", Map.of(), "Bo", Map.of()));
        assertThat(staged.names()).containsExactlyInAnyOrder("Ana", "Bo");
        met(staged, Map.of("city", List.of(), "actions", 2, "Ana", Map.of("hand", 0, "library", 10, "prestige", 10,
                "agenda", 0, "haven card", "The Outskirts", "agenda card", "none", "haven", 1)));
    }
}
