package elysium.nightfall;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import elysium.kernel.Clause;
import elysium.nightfall.table.NightfallClause;
import elysium.rulebook.Clauses;
import org.junit.jupiter.api.Test;

/// The clauses that the code refuses by, against the catalogue and the scenarios.
class ClausesTest {
    private static final Path SCENARIOS = Path.of("src/test/resources/scenarios");
    private static final Pattern BECAUSE = Pattern.compile("because:\\s*\"?(NF-[A-Z0-9]+-\\d+)");
    private final Clauses rules = Clauses.of(Tables.GAME);

    @Test void every_clause_of_the_code_stands_in_the_catalogue_once() {
        List<String> ids = Arrays.stream(NightfallClause.values()).map(Clause::id).toList();
        assertThat(ids).doesNotHaveDuplicates().allSatisfy(id -> assertThat(rules.byId(id)).as(id).isNotNull());
        assertThat(Tables.GAME.clauses()).containsExactly(NightfallClause.values());
        assertThat(ids).allMatch(id -> id.startsWith(Tables.GAME.clausePrefix() + "-"));
    }

    @Test void every_clause_that_a_scenario_names_stands_in_the_catalogue() {
        for (var outcome : ScenariosTest.OUTCOMES)
            assertThat(outcome.clauses()).as(outcome.file() + ": " + outcome.scenario())
                    .allMatch(id -> rules.byId(id) != null);
    }

    @Test void every_clause_of_the_code_is_seen_to_refuse() throws IOException {
        Set<String> seen = new TreeSet<>();
        try (Stream<Path> files = Files.walk(SCENARIOS)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".yaml")).toList())
                BECAUSE.matcher(Files.readString(file)).results().forEach(found -> seen.add(found.group(1)));
        }
        assertThat(seen).containsExactlyInAnyOrderElementsOf(
                Arrays.stream(NightfallClause.values()).map(Clause::id).toList());
    }
}
