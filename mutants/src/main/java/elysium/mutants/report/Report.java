package elysium.mutants.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import elysium.mutants.code.Mutant;
import elysium.mutants.run.Progress;
import elysium.mutants.run.Verdict;
import elysium.mutants.run.Worker;
import org.jspecify.annotations.Nullable;

/// The results: by file, card and clause, and every survivor.
///
/// @param score the percentage of mutants noticed
/// @param unused the tests that were left out
/// @param stale explanations of mutants that do not survive
public record Report(String game, int mutants, int noticed, double score, List<String> unused, List<Part> files,
        List<Part> cards, List<Proof> clauses, List<Survivor> survivors, List<String> stale) {

    /// A file or card with its number of mutants and how many of them were noticed.
    record Part(String name, int mutants, int noticed) {}

    /// A clause, with the number of scenarios that name it, of mutants they noticed, and of mutants that no other test
    /// noticed.
    record Proof(String clause, int scenarios, int noticed, int alone) {}

    /// A mutant that no test noticed.
    ///
    /// @param reached whether any test reaches its place
    /// @param why why no test can notice it; null if unexplained
    record Survivor(String place, boolean reached, @Nullable String why) {}

    public static Report of(String game, Map<Integer, Mutant> mutants, Progress findings, Explanations explained) {
        List<Survivor> survivors = new ArrayList<>();
        Tally files = new Tally(), cards = new Tally();
        Set<String> named = new HashSet<>();
        int noticed = 0;
        for (Verdict verdict : findings.verdicts()) {
            Mutant mutant = mutants.get(verdict.mutant());
            if (mutant == null) continue;
            files.count(mutant.file(), verdict.killed());
            if (mutant.card() != null) cards.count(mutant.card(), verdict.killed());
            if (verdict.killed()) noticed++;
            else if (named.add(mutant.name()))
                survivors.add(new Survivor(mutant.toString(), verdict.reached(), explained.why(mutant)));
        }
        int all = findings.verdicts().size();
        return new Report(game, all, noticed, all == 0 ? 100 : 100.0 * noticed / all, findings.unused(), files.parts(),
                cards.parts(), proofs(findings), survivors, explained.others(named));
    }

    private static List<Proof> proofs(Progress findings) {
        Map<String, List<Integer>> naming = new TreeMap<>();
        for (Worker.Told check : findings.checks())
            for (String clause : check.clauses())
                naming.computeIfAbsent(clause, _ -> new ArrayList<>()).add(check.number());
        List<Proof> proofs = new ArrayList<>();
        naming.forEach((clause, checks) -> {
            int noticed = 0, alone = 0;
            for (Verdict verdict : findings.verdicts()) {
                if (verdict.by().stream().noneMatch(checks::contains)) continue;
                noticed++;
                if (checks.containsAll(verdict.by())) alone++;
            }
            proofs.add(new Proof(clause, checks.size(), noticed, alone));
        });
        return proofs;
    }

    /// Counts mutants by name.
    private static final class Tally {
        private final Map<String, Part> byName = new TreeMap<>();

        void count(String name, boolean noticed) {
            byName.merge(name, new Part(name, 1, noticed ? 1 : 0), (a, b) -> new Part(name, a.mutants() + b.mutants(),
                    a.noticed() + b.noticed()));
        }

        List<Part> parts() {
            return List.copyOf(byName.values());
        }
    }
}
