package elysium.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import elysium.kernel.Text;
import elysium.tabletop.CardGame;
import elysium.tabletop.CardTable;

/// Runs the scenarios written in YAML under a folder; unless one says otherwise, its folder names the game.
public final class Scenarios {
    private final List<? extends CardGame<?>> games;

    public Scenarios(List<? extends CardGame<?>> games) {
        this.games = List.copyOf(games);
    }

    /// Runs everything under a folder, or in one file, by the order of the names.
    public List<ScenarioResult> run(Path folder) {
        List<ScenarioResult> outcomes = new ArrayList<>();
        for (Path file : files(folder)) outcomes.addAll(run(file.toString(), folderOf(file), text(file)));
        return outcomes;
    }

    /// Reads everything under a folder, to be played one by one.
    public List<Trial> read(Path folder) {
        List<Trial> trials = new ArrayList<>();
        for (Path file : files(folder))
            for (Script script : ScriptReader.read(file.toString(), folderOf(file), text(file)))
                trials.add(new Trial(script));
        return trials;
    }

    /// Plays everything under a folder that is of one game, and shows somebody each move before it is made.
    public static <T extends CardTable<T>> void watch(CardGame<T> game, Path folder, Watcher<T> watcher) {
        Scenarios scenarios = new Scenarios(List.of(game));
        for (Path file : files(folder))
            for (Script script : ScriptReader.read(file.toString(), scenarios.folderOf(file), text(file)))
                ScenarioRunner.play(game, script, watcher).orThrow();
    }

    /// The nearest folder above a file that is called as a game is; else the one it lies in.
    private String folderOf(Path file) {
        Path parent = file.toAbsolutePath().getParent();
        for (Path folder = parent; folder != null; folder = folder.getParent()) {
            String name = String.valueOf(folder.getFileName());
            for (CardGame<?> game : games) if (game.id().equals(name)) return name;
        }
        return parent == null ? "" : String.valueOf(parent.getFileName());
    }

    /// Runs the scenarios of one text; a file that cannot be read as scenarios throws [YamlFormatException].
    public List<ScenarioResult> run(String file, String game, String text) {
        List<ScenarioResult> outcomes = new ArrayList<>();
        for (Script script : ScriptReader.read(file, game, text)) outcomes.add(play(script));
        return outcomes;
    }

    private ScenarioResult play(Script script) {
        for (CardGame<?> game : games) if (game.id().equals(script.game())) return play(game, script);
        throw new YamlFormatException(script.file(), script.line(),
                new Text("no game is called " + script.game(), "aucun jeu ne s'appelle " + script.game()));
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
