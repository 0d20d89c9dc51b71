package elysium.mutants.run;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import elysium.mutants.code.ClassRewriter;
import elysium.mutants.code.Classes;
import elysium.mutants.code.Mutant;
import elysium.mutants.code.MutatedClassLoader;
import elysium.mutants.code.StaticInitializer;

/// The instrumented classes of a game and all its mutants.
public final class MutatedGame {
    /// The packages with mutants; the other classes only count steps.
    static final List<String> BROKEN = List.of("rules", "flow", "dsl", "cards");

    private final Path folder, tests;
    private final Map<String, byte[]> classes = new HashMap<>();
    private final Set<String> rules;
    private final List<Mutant> mutants;

    /// @param module the Maven module of the game, with its compiled classes and tests
    public MutatedGame(Path module, String game) {
        folder = module.resolve("target/classes");
        tests = module.resolve("target/test-classes");
        Classes real = Classes.of(folder);
        ClassRewriter breaker = new ClassRewriter(real);
        real.all().forEach((name, bytes) -> classes.put(name,
                StaticInitializer
                        .prepared(broken(game, name) ? breaker.withSwitches(bytes) : breaker.withSteps(bytes))));
        rules = new TreeSet<>(real.all().keySet());
        Classes.of(tests).all().forEach((name, bytes) -> classes.put(name, StaticInitializer.prepared(bytes)));
        mutants = breaker.mutants();
    }

    private static boolean broken(String game, String name) {
        for (String part : BROKEN) if (name.startsWith("elysium." + game + "." + part + ".")) return true;
        return false;
    }

    public List<Mutant> mutants() {
        return mutants;
    }

    Path tests() {
        return tests;
    }

    /// Loads the game anew; its books are built with the active mutant.
    LoadedGame load() {
        return new LoadedGame(new MutatedClassLoader(folder, tests, classes), rules);
    }
}
