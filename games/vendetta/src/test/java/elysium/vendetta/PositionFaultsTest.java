package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import elysium.tabletop.game.ScenarioSupport.Staged;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A position text written by hand, and what is said of one that cannot be read.
class PositionFaultsTest {
    private static final String TEXT = """
            round 2   The Rack: tokens   ambition Bo   seats Ana, Bo, Cleo
            # Cleo has chosen already
            Ana        Brujah   blood 4   influence 6   tokens 1   tokens down 1   relic Bone Mask (used)
                       alliance Victim x2, Marcel   drained Victim   hand Hunt, Ready
                       deck Challenge
                       The Rack: 2 blood, Bloody Fury,
                          Fist of Caine (down; pinned by Ana, Bo)
            Bo         Ventrue   blood 3   influence 2   The Asylum: Curfew
            Cleo       Gangrel   blood 5   influence 3   The Rack: Hunt   chosen stay
            The Rack   ally Talley   site Succubus Club   resolving
            common     victims 20   allies deck Maldavis, Portia   gone Bronwyn
            """;

    private static Staged<Vendetta> staged(String text) {
        return Evenings.GAME.scenarioSupport().createTable(Map.of("table", text));
    }

    @Test void a_table_is_laid_out_exactly_as_the_text_says() {
        Staged<Vendetta> staged = staged(TEXT);
        assertThat(staged.names()).containsExactly("Ana", "Bo", "Cleo");
        assertThat(Evenings.GAME.scenarioSupport().unmetExpectations(staged, Map.of("round", 2, "ambition", "Bo",
                "resolving",
                "The Rack",
                "victims", 20, "allies deck", 2, "allies", Map.of("The Rack", "Talley"), "gone", List.of("Bronwyn"),
                "Ana", Map.of("blood", 4, "influence", 6, "tokens", 2, "tokens down", 1, "relic", "Bone Mask (used)",
                        "alliance", List.of("Victim x2", "Marcel"), "drained", List.of("Victim"),
                        "deck", List.of("Challenge"),
                        "The Rack", Map.of("blood", 2, "cards", List.of("Bloody Fury", "Fist of Caine (down)"))))))
                .isEmpty();
        assertThat(staged.table().askedSeats()).isEqualTo(0b101);
        assertThat(staged.table().pendingSeats()).isEqualTo(0b001);
        assertThat(Evenings.GAME.scenarioSupport().unmetExpectations(staged,
                Map.of("seen by Bo", Map.of("Ana", Map.of("The Rack",
                        Map.of("cards", List.of("Bloody Fury", "Fist of Caine (down)")))),
                        "seen by Cleo", Map.of("Ana", Map.of("The Rack",
                                Map.of("cards", List.of("Bloody Fury", "?")))))))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "The Rack: tokens | The Rack: asleep | line 1 of the table: expected one of tokens, tokens shown",
            "The Rack: tokens | The Ritz: tokens | line 1 of the table: no Location in play is called 'The Ritz'",
            "The Rack: tokens | planning turn 9: Bo, card | line 1 of the table: expected planning turn 1 to 4, not 9",
            "The Rack: tokens | planning turn 1: Bo, blood | line 1 of the table: expected 'blood at' a Location",
            "seats Ana, Bo, Cleo | seats Ana, Bo | line 1 of the table: expected 'seats Ana, Bo, Cleo' with 3",
            "ambition Bo | ambition Dan | line 1 of the table: nobody is called 'Dan'",
            "round 2 | round two | line 1 of the table: expected a number, not 'two'",
            "blood 4 | thirst 4 | line 3 of the table: of a player one says a clan, out, blood",
            "Bone Mask | Bone Musk | line 3 of the table: no card is called 'Bone Musk'",
            "hand Hunt | hand ? | line 4 of the table: '?' is a card that is not known",
            "deck Challenge | deck Curfew | line 5 of the table: 'Curfew' is no card of that player's clan",
            "deck Challenge | deck Ready | line 5 of the table: 'Ready' lies somewhere already",
            "(down; pinned | (upside; pinned | line 6 of the table: of a card one says down, used, of",
            "pinned by Ana, Bo | pinned by Ana, Dan | line 6 of the table: nobody is called 'Dan'",
            "chosen stay | chosen sleep | line 9 of the table: expected one of the choices of Cleo, not 'sleep'",
            "site Succubus | seat Succubus | line 10 of the table: of a Location one says ally, site, resolving",
            "victims 20 | victims many | line 11 of the table: expected a number, not 'many'",
            "gone Bronwyn | gone Bronwyn, | the list ends with a comma",
            "common | commons | line 11 of the table: no Location in play is called 'commons'"}) void what_is_not_understood_is_told_with_its_line(
                    String words, String instead, String message) {
        assertThat(TEXT).contains(words);
        assertThatThrownBy(() -> staged(TEXT.replaceFirst(Pattern.quote(words), instead)))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining(message);
    }

    @Test void the_middle_of_an_effect_is_told_and_refused() {
        assertThatThrownBy(() -> staged(TEXT + "in the middle of: Occurrence, Hunt of Cleo\n"))
                .hasMessage("line 12 of the table: this is the middle of: Occurrence, Hunt of Cleo."
                        + " A table cannot start there; take a position before or after it");
    }

    @Test void beside_a_table_nothing_else_is_given() {
        assertThatThrownBy(() -> Evenings.GAME.scenarioSupport().createTable(Map.of("table", TEXT, "round", 2)))
                .hasMessage("beside a table only 'deal' can be given, not 'round'");
    }

    @Test void names_that_would_be_misread_are_replaced_by_the_number_of_the_seat() {
        String text = Evenings.GAME.scenarioSupport().position(Pictured.planning().table(),
                List.of("Ana", "The Rack", "Ana"));
        assertThat(text).contains("seats Ana, Seat 2, Seat 3");
    }
}
