package elysium.vtes;

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
import elysium.rulebook.Clauses;
import elysium.vtes.table.clause.ActionClause;
import elysium.vtes.table.clause.CardClause;
import elysium.vtes.table.clause.CombatClause;
import elysium.vtes.table.clause.PoliticsClause;
import elysium.vtes.table.clause.VtesClause;
import org.junit.jupiter.api.Test;

/// Compares the clauses in the code with the rules, the scenarios and the tests.
class ClausesTest {
    private static final VtesGame GAME = new VtesGame();
    private static final Path TESTS = Path.of("src/test");
    private static final Pattern ID = Pattern.compile("VTES-[A-Z0-9]+-\\d+"),
            BECAUSE = Pattern.compile("(?:because:\\s*\"?|isEqualTo\\(\")(VTES-[A-Z0-9]+-\\d+)"),
            NAMED = Pattern.compile("(?:Vtes|Action|Combat|Politics|Card)Clause\\.([A-Z_]+)");
    private final Clauses rules = Clauses.of(GAME);

    private static List<Clause> clauses() {
        List<Clause> all = new ArrayList<>(List.of(VtesClause.values()));
        all.addAll(List.of(ActionClause.values()));
        all.addAll(List.of(CombatClause.values()));
        all.addAll(List.of(PoliticsClause.values()));
        all.addAll(List.of(CardClause.values()));
        return all;
    }

    @Test void every_clause_of_the_code_stands_in_the_catalogue() {
        assertThat(GAME.clauses()).containsExactlyInAnyOrderElementsOf(clauses());
        assertThat(GAME.clauses()).extracting(Clause::id)
                .allSatisfy(id -> assertThat(rules.byId(id)).as(id).isNotNull());
    }

    @Test void every_clause_that_a_test_names_stands_in_the_catalogue() throws IOException {
        assertThat(found(ID)).allSatisfy(id -> assertThat(rules.byId(id)).as(id).isNotNull());
    }

    @Test void every_clause_of_the_code_is_seen_to_refuse() throws IOException {
        Set<String> ids = new TreeSet<>(), seen = found(BECAUSE), named = found(NAMED);
        for (Clause clause : clauses()) {
            ids.add(clause.id());
            if (named.contains(((Enum<?>) clause).name())) seen.add(clause.id());
        }
        ids.removeAll(seen);
        assertThat(ids).isEmpty();
    }

    @Test void every_clause_of_the_catalogue_is_named_by_a_test() throws IOException {
        Set<String> ids = new TreeSet<>();
        for (Clauses.Entry clause : rules.entries()) ids.add(clause.id());
        ids.removeAll(found(ID));
        assertThat(ids).isEmpty();
    }

    /// The matches of a pattern in tests and scenarios: its group, or the whole match.
    private static Set<String> found(Pattern pattern) throws IOException {
        Set<String> found = new TreeSet<>();
        try (Stream<Path> files = Files.walk(TESTS)) {
            for (Path file : files.filter(Files::isRegularFile).toList())
                pattern.matcher(Files.readString(file)).results()
                        .forEach(one -> found.add(one.groupCount() == 0 ? one.group() : one.group(1)));
        }
        return found;
    }
}
