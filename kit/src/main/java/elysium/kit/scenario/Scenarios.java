package elysium.kit.scenario;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import elysium.kernel.Text;
import elysium.rulebook.YamlFormatException;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;

/// Runs the YAML scenarios in a folder. A scenario without `game` belongs to the game named by its folder.
public final class Scenarios {
    private final List<? extends CardGame<?>> games;

    public Scenarios(List<? extends CardGame<?>> games) {
        this.games = List.copyOf(games);
    }

    /// Runs one file or all files in a folder, in order of their names.
    public List<ScenarioResult> run(Path folder) {
        List<ScenarioResult> outcomes = new ArrayList<>();
        for (Path file : files(folder)) outcomes.addAll(run(file.toString(), folderOf(file), text(file)));
        return outcomes;
    }

    /// Reads all scenarios in a folder, to be played separately.
    public List<Trial> read(Path folder) {
        List<Trial> trials = new ArrayList<>();
        for (Path file : files(folder))
            for (Script script : ScriptReader.read(file.toString(), folderOf(file), text(file)))
                trials.add(new Trial(script));
        return trials;
    }

    /// Plays the scenarios of one game in a folder, and calls a watcher before each move.
    public static <T extends CardTable<T>> void watch(CardGame<T> game, Path folder, Watcher<T> watcher) {
        Scenarios scenarios = new Scenarios(List.of(game));
        for (Path file : files(folder))
            for (Script script : ScriptReader.read(file.toString(), scenarios.folderOf(file), text(file)))
                ScenarioRunner.play(game, script, watcher).orThrow();
    }

    /// The nearest parent folder named after a game; otherwise the file's own folder.
    private String folderOf(Path file) {
        Path parent = file.toAbsolutePath().getParent();
        for (Path folder = parent; folder != null; folder = folder.getParent()) {
            String name = String.valueOf(folder.getFileName());
            for (CardGame<?> game : games) if (game.id().equals(name)) return name;
        }
        return parent == null ? "" : String.valueOf(parent.getFileName());
    }

    /// Runs the scenarios of a text. Throws a [YamlFormatException] if it cannot be read.
    public List<ScenarioResult> run(String file, String game, String text) {
        List<ScenarioResult> outcomes = new ArrayList<>();
        for (Script script : ScriptReader.read(file, game, text)) outcomes.add(play(script));
        return outcomes;
    }

    private ScenarioResult play(Script script) {
        for (CardGame<?> game : games) if (game.id().equals(script.game())) return play(game, script);
        throw new YamlFormatException(script.file(), script.line(),
                new Text("unknown game " + script.game(), "jeu inconnu : " + script.game()));
    }

    static <T extends CardTable<T>> ScenarioResult play(CardGame<T> game, Script script) {
        return ScenarioRunner.play(game, script);
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(".yaml") && Files.isRegularFile(file)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list " + folder, e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
