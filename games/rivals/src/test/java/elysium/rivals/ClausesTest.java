package elysium.rivals;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import elysium.kernel.Clause;
import elysium.rivals.table.clause.AttackClause;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rulebook.Clauses;
import org.junit.jupiter.api.Test;

/// The clauses that the code refuses by, against the catalogue and the scenarios.
class ClausesTest {
    private static final RivalsGame GAME = new RivalsGame();
    private static final Path TESTS = Path.of("src/test");
    private static final Pattern BECAUSE = Pattern
            .compile("(?:because:\\s*\"?|isEqualTo\\(\")(RIV-[A-Z0-9]+-\\d+)");
    private static final Pattern NAMED = Pattern.compile("(?:RivalsClause|AttackClause)\\.([A-Z_]+)");
    private final Clauses rules = Clauses.of(GAME);

    private static List<Clause> clauses() {
        List<Clause> all = new ArrayList<>(List.of(RivalsClause.values()));
        all.addAll(List.of(AttackClause.values()));
        return all;
    }

    @Test void every_clause_of_the_code_stands_in_the_catalogue() {
        assertThat(GAME.clauses()).containsExactlyInAnyOrderElementsOf(clauses());
        assertThat(GAME.clauses()).extracting(Clause::id)
                .allSatisfy(id -> assertThat(rules.byId(id)).as(id).isNotNull())
                .allMatch(id -> id.startsWith(GAME.clausePrefix() + "-"));
    }

    @Test void every_clause_that_a_scenario_names_stands_in_the_catalogue() {
        for (var outcome : ScenariosTest.OUTCOMES)
            assertThat(outcome.clauses()).as(outcome.file() + ": " + outcome.scenario())
                    .allMatch(id -> rules.byId(id) != null);
    }

    @Test void every_clause_of_the_code_is_seen_to_refuse() throws IOException {
        Set<String> seen = new TreeSet<>(), ids = new TreeSet<>();
        try (Stream<Path> files = Files.walk(TESTS)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) seen.addAll(refused(file));
        }
        for (Clause clause : clauses()) ids.add(clause.id());
        assertThat(seen).containsAll(ids);
    }

    /// The clauses by which a scenario or a test sees something refused.
    private static Set<String> refused(Path file) throws IOException {
        Set<String> refused = new TreeSet<>();
        String text = Files.readString(file);
        BECAUSE.matcher(text).results().forEach(found -> refused.add(found.group(1)));
        if (!file.toString().endsWith(".java")) return refused;
        Set<String> named = new TreeSet<>();
        NAMED.matcher(text).results().forEach(found -> named.add(found.group(1)));
        for (Clause clause : clauses()) if (named.contains(((Enum<?>) clause).name())) refused.add(clause.id());
        return refused;
    }
}
