package elysium.mutants.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import elysium.kit.scenario.Scenarios;
import elysium.kit.scenario.Trial;
import elysium.mutants.code.Classes;
import elysium.tabletop.game.CardGame;

/// Finds the tests of a game.
final class TestFinder {
    private final Path tests;

    TestFinder(Path tests) {
        this.tests = tests;
    }

    /// All scenarios in the test resources.
    List<Trial> scenarios(List<CardGame<?>> games) {
        Scenarios reader = new Scenarios(games);
        List<Trial> found = new ArrayList<>();
        try (Stream<Path> inside = Files.list(tests)) {
            for (Path folder : inside.filter(Files::isDirectory).sorted().toList())
                if (holdsScenarios(folder)) found.addAll(reader.read(folder));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list " + tests, e);
        }
        return found;
    }

    private static boolean holdsScenarios(Path folder) throws IOException {
        try (Stream<Path> inside = Files.walk(folder)) {
            return inside.filter(file -> file.toString().endsWith(".yaml")).anyMatch(TestFinder::isScenario);
        }
    }

    private static boolean isScenario(Path file) {
        return text(file).lines().anyMatch(line -> line.startsWith("scenario:"));
    }

    /// The names of the JUnit test classes, except those that run scenarios, which are tests of their own.
    List<String> classes() {
        List<String> found = new ArrayList<>();
        for (String name : new TreeSet<>(Classes.of(tests).all().keySet()))
            if (name.endsWith("Test") && !runsScenarios(name)) found.add(name);
        return found;
    }

    private boolean runsScenarios(String name) {
        String bytes = text(tests.resolve(name.replace('.', '/') + ".class"));
        return bytes.contains("elysium/kit/scenario/Scenarios") || bytes.contains("/ScenariosTest");
    }

    /// A file as text, byte by byte, so that names are found in class files too.
    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
