package elysium.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import elysium.kernel.Lang;
import elysium.rulebook.Clauses;
import elysium.rulebook.RulesPages;
import elysium.rulebook.YamlFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClausesTest {
    private static final Clauses RULES = Clauses.of(new MasqueGame());

    @TempDir private Path root;

    @Test void a_clause_is_found_by_its_id_in_any_case() {
        assertThat(RULES.byId("mas-02")).isNotNull().extracting(Clauses.Entry::kind).isEqualTo("ruling");
        assertThat(RULES.byId("MAS-99")).isNull();
    }

    @Test void clauses_are_found_by_words_of_either_language_without_accents() {
        assertThat(RULES.find("adds  Nothing")).extracting(Clauses.Entry::id).containsExactly("MAS-02");
        assertThat(RULES.find("POING FERME")).extracting(Clauses.Entry::id).containsExactly("MAS-01");
        assertThat(RULES.find("mas-")).hasSize(3);
        assertThat(RULES.find("dragon")).isEmpty();
        assertThat(RULES.find(" ")).isEmpty();
    }

    @Test void an_example_keeps_its_parts() {
        var example = RULES.byId("MAS-EX-01");
        assertThat(example).isNotNull();
        assertThat(example.example()).isEqualTo(new Clauses.Example("A fist of 2.", "It is opened.", "It counts 2."));
    }

    @Test void pages_are_written_in_both_languages_and_known_to_be_stale() throws Exception {
        assertThat(RulesPages.stale(root, RULES)).hasSize(2);
        RulesPages.write(root, RULES);
        assertThat(RulesPages.stale(root, RULES)).isEmpty();
        Path french = root.resolve("docs/rules/masque.fr.md");
        assertThat(french).content().contains("# Masque : les règles", "## Poings",
                "**MAS-02** (décision) Un poing vide");
        Files.writeString(french, "edited");
        assertThat(RulesPages.stale(root, RULES)).containsExactly(french);
        assertThat(RulesPages.page(RULES, Lang.EN)).contains("**MAS-01** The Crown");
    }

    @Test void a_fault_in_the_file_is_named_with_its_line() {
        assertThatThrownBy(() -> Clauses.read("x", "x.yaml", "- id: A\n  chapter: B\n"))
                .isInstanceOf(YamlFormatException.class)
                .hasMessage("x.yaml, line 1: the key \"chapter_fr\" is missing");
        assertThatThrownBy(() -> Clauses.read("x", "x.yaml", "- id: A\n  colour: red\n"))
                .hasMessageStartingWith("x.yaml, line 2: unknown key \"colour\"; expected one of");
        assertThatThrownBy(() -> Clauses.read("x", "x.yaml", "- id: [A\n")).isInstanceOf(YamlFormatException.class);
        assertThatThrownBy(() -> Clauses.of("nothing", getClass().getClassLoader()))
                .hasMessageContaining("no clauses found for nothing");
    }
}
