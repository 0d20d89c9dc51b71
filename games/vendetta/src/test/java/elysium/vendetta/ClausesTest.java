package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import elysium.kernel.Clause;
import elysium.kernel.Offers;
import elysium.rulebook.Clauses;
import elysium.vendetta.flow.ClanChoice;
import elysium.vendetta.flow.RelicChoice;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.VendettaClause;
import org.junit.jupiter.api.Test;

/// The clauses that the code refuses by, against the catalogue and the scenarios.
class ClausesTest {
    private static final Path SCENARIOS = Path.of("src/test/resources/scenarios");
    private static final Pattern BECAUSE = Pattern.compile("because:\\s*\"?(VEN-[A-Z0-9]+-\\d+)");
    private final Clauses rules = Clauses.of(Tables.GAME);

    @Test void every_clause_of_the_code_stands_in_the_catalogue_once() {
        List<String> ids = Arrays.stream(VendettaClause.values()).map(Clause::id).toList();
        assertThat(ids).doesNotHaveDuplicates()
                .allSatisfy(id -> assertThat(rules.byId(id)).as(id).isNotNull().extracting(Clauses.Entry::id)
                        .isEqualTo(id));
        assertThat(Tables.GAME.clauses()).containsExactly(VendettaClause.values());
        assertThat(ids).allMatch(id -> id.startsWith(Tables.GAME.clausePrefix() + "-"));
    }

    @Test void every_clause_that_a_scenario_names_stands_in_the_catalogue() {
        for (var outcome : ScenariosTest.OUTCOMES)
            assertThat(outcome.clauses()).as(outcome.file() + ": " + outcome.scenario())
                    .allMatch(id -> rules.byId(id) != null);
    }

    @Test void every_clause_of_the_code_is_seen_to_refuse_or_to_warn() throws IOException {
        Set<String> seen = refusedAtSetUp();
        try (Stream<Path> files = Files.walk(SCENARIOS)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".yaml")).toList())
                BECAUSE.matcher(Files.readString(file)).results().forEach(found -> seen.add(found.group(1)));
        }
        assertThat(Arrays.stream(VendettaClause.values()).map(Clause::id)).allMatch(seen::contains);
        assertThat(seen).as("scenarios prove refusals only by clauses of the code")
                .allMatch(id -> Arrays.stream(VendettaClause.values()).anyMatch(clause -> clause.id().equals(id)));
    }

    /// Clans and Relics are chosen before any scenario begins: their refusals are seen at a real table.
    private static Set<String> refusedAtSetUp() {
        Set<String> seen = new HashSet<>();
        Vendetta t = Tables.begin(5, 1, "relics");
        while (t.top() instanceof ClanChoice || t.top() instanceof RelicChoice) {
            t.offers(t.nextPending(), Offers.explained()).refusals()
                    .forEach(refusal -> seen.add(refusal.clause().id()));
            t.answer(t.nextPending(), Tables.first(t));
        }
        return seen;
    }
}
