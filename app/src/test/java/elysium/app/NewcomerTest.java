package elysium.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Checks that a new player gets explanations in the right language.
class NewcomerTest {
    private static final Map<String, String> FRENCH = Map.of("LANG", "fr_FR.UTF-8");

    @TempDir Path folder;

    private Ran play(String typed) {
        return Ran.in(folder, typed, "play", "vendetta", "--seats", "me,bot:random,bot:random,bot:random", "--seed",
                "9",
                "--variants", "teams");
    }

    private Path journal() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("elysium-data"))) {
            return files.findFirst().orElseThrow();
        }
    }

    @Test void part_of_a_card_s_name_and_a_place_are_a_move() {
        Ran ran = play("1\n1\nhunt rack\nrack down hunt\n");
        assertThat(ran.out()).contains("Several moves match:\n   1) play Hunt face up at The Rack\n",
                "plays Hunt face down at The Rack.");
    }

    @Test void of_cards_that_share_a_name_the_reader_s_own_is_shown_at_once() {
        String out = play("1\n1\n? ready\n").out();
        assertThat(out.substring(out.lastIndexOf("18)"))).contains("Ready (À l'affût)  brujah-ready",
                "Each time you send a Rival into Frenzy").doesNotContain("nosferatu-ready");
    }

    @Test void why_says_what_is_possible_what_is_asked_instead_and_what_the_rules_say() {
        assertThat(play("1\n1\nwhy drain\nwhy withdraw\n").out()).contains("This is possible:\n  19) drain Victim\n",
                "\"withdraw\" does not answer the current question: Planning",
                "Rules about \"withdraw\":\n  VEN-");
    }

    @Test void the_legend_is_drawn_once_and_on_request() {
        String out = play("1\n1\nlegend\n").out();
        assertThat(out.split("first in turn", -1)).hasSize(3);
        assertThat(out).contains("\n★ first in turn · ◀ is asked");
    }

    @Test void many_moves_stand_in_columns_that_fit() {
        String out = play("1\n1\n").out();
        assertThat(out).contains("  play Hunt face …\n     1) up at The Rack     3) up at The Asylum ");
        assertThat(out.lines().filter(line -> !line.contains(folder.toString())))
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    }

    @Test void the_table_says_what_is_at_stake_and_the_end_where_the_scores_come_from() {
        String out = play("1\n".repeat(400)).out();
        assertThat(out).contains("1st: Ally, 1 Influence · 2nd: Victim, 1 · 3rd: 1 · first at the Haven: +1, ★",
                "1st: Ally, 3 Influence · 2nd: Victim, 2", "1 more turn after this one", "the last turn of the round");
        assertThat(out.substring(out.indexOf("Final scores")))
                .containsPattern("Alliance +Drained +Tokens +Relic +Diabl")
                .containsPattern("\\w+ and \\w+: \\d+ · \\w+ and \\w+: \\d+")
                .containsPattern("win with \\d+ Influence");
    }

    @Test void a_set_up_is_objected_to_in_french() {
        Ran ran = Ran.with(FRENCH, folder, "", "play", "vendetta", "--seats", "me,bot,bot,bot,bot,bot");
        assertThat(ran.err()).contains("à 6, on ne joue que par équipes").doesNotContain("players");
    }

    @Test void a_damaged_journal_is_told_of_in_french() throws IOException {
        play("1\n");
        String text = Files.readString(journal());
        Files.writeString(journal(), text.replace("seats 4", "seats four"));
        assertThat(Ran.with(FRENCH, folder, "", "verify", journal().toString()).err())
                .contains("ligne 4 : attendu un nombre au lieu de « four »", "Le fichier a été modifié");
        Files.writeString(journal(), text.substring(0, text.length() / 2));
        assertThat(Ran.with(FRENCH, folder, "", "verify", journal().toString()).err()).contains("ligne ", "attendu ")
                .doesNotContain("expected");
    }

    @Test void a_scenario_that_cannot_be_read_is_told_of_in_french() throws IOException {
        Files.writeString(folder.resolve("x.yaml"), "scenario: x\nthen: {}\n");
        assertThat(Ran.with(FRENCH, folder, "", "scenario", "x.yaml").err())
                .contains("ligne 1 : la clé « given » manque");
    }

    @Test void clans_are_counted_in_the_reader_s_language() {
        assertThat(Ran.with(FRENCH, folder, "", "sim", "vendetta", "--games", "20").out()).contains("Toréador",
                "Malkavien").doesNotContain("Toreador");
    }

    @Test void what_fuzzing_found_can_be_read_by_programs() {
        Ran ran = Ran.in(folder, "", "fuzz", "vendetta", "--minutes", "0.001", "--seed", "1", "--format", "json");
        JsonNode found = new JsonMapper().readTree(ran.out());
        assertThat(ran.code()).isZero();
        assertThat(found.get("games").asInt()).isPositive();
        assertThat(found.get("decisions").asLong()).isPositive();
        assertThat(found.get("failure").isNull()).isTrue();
    }
}
