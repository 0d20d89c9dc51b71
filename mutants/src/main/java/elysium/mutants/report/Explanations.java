package elysium.mutants.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import elysium.mutants.code.Mutant;
import elysium.mutants.run.UsageException;
import org.jspecify.annotations.Nullable;

/// The reasons why some mutants survive, read from the list items in `docs/proofs/GAME.md`.
public record Explanations(Map<String, String> reasons) {
    private static final Pattern ITEM = Pattern.compile("- `([^`]+)`:? (.+)");

    public static Explanations of(Path root, String game) {
        Path file = root.resolve("docs").resolve("proofs").resolve(game + ".md");
        Map<String, String> reasons = new HashMap<>();
        if (!Files.exists(file)) return new Explanations(reasons);
        try {
            for (String line : Files.readAllLines(file)) {
                Matcher item = ITEM.matcher(line);
                if (item.matches()) reasons.put(item.group(1), item.group(2));
            }
        } catch (IOException e) {
            throw new UsageException(file + " cannot be read: " + e.getMessage());
        }
        return new Explanations(reasons);
    }

    /// The explanations of mutants that no longer exist or are noticed.
    List<String> others(Set<String> survivors) {
        List<String> others = new ArrayList<>(new TreeSet<>(reasons.keySet()));
        others.removeAll(survivors);
        return others;
    }

    @Nullable String why(Mutant mutant) {
        return reasons.get(mutant.name());
    }
}
