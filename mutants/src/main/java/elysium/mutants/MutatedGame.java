package elysium.mutants;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// A game's classes with switches in them, and all the mutants that those turn on.
final class MutatedGame {
    /// The folders of a game whose rules are broken; the others only count their steps.
    static final List<String> BROKEN = List.of("rules", "flow", "dsl", "cards");

    private final Path folder, tests;
    private final Map<String, byte[]> classes = new HashMap<>();
    private final Set<String> rules;
    private final List<Mutant> mutants;

    /// @param module the folder of a game, with its classes and those of its tests
    MutatedGame(Path module, String game) {
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

    List<Mutant> mutants() {
        return mutants;
    }

    Path tests() {
        return tests;
    }

    /// The game loaded anew: its book is written again, with whatever mutant is active by then.
    LoadedGame load() {
        return new LoadedGame(new MutatedClassLoader(folder, tests, classes), rules);
    }
}
