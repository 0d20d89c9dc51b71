package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import elysium.rulebook.Clauses;
import elysium.rulebook.RulesPages;
import org.junit.jupiter.api.Test;

class RulesPagesTest {
    private final Clauses rules = Clauses.of("vendetta", RulesPagesTest.class.getClassLoader());

    @Test void the_pages_of_the_rules_say_what_the_catalogue_says() {
        assertThat(RulesPages.stale(Path.of(System.getProperty("elysium.root")), rules))
                .as("pages to be written anew by elysium.kit.RulesPages").isEmpty();
    }

    @Test void every_clause_is_found_by_its_id() {
        assertThat(rules.entries()).isNotEmpty()
                .allSatisfy(entry -> assertThat(rules.byId(entry.id())).isEqualTo(entry));
    }
}
