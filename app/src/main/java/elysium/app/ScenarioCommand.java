package elysium.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Messages;
import elysium.app.message.Reason;
import elysium.app.play.Games;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.kit.scenario.ScenarioResult;
import elysium.kit.scenario.Scenarios;
import elysium.rulebook.YamlFormatException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Runs scenario files and reports the failures.
@Command(name = "scenario")
final class ScenarioCommand implements Callable<Integer> {
    private final Root root;

    @Parameters(arity = "1..*", paramLabel = "PATH", descriptionKey = "path") List<Path> paths = new ArrayList<>();

    @Option(names = "--format", paramLabel = "text|json", descriptionKey = "format") Format format = Format.TEXT;

    ScenarioCommand(Root root) {
        this.root = root;
    }

    @Override public Integer call() {
        Scenarios scenarios = new Scenarios(Games.all());
        List<Path> files = new ArrayList<>();
        for (Path path : paths) files.addAll(files(path));
        List<ScenarioResult> outcomes = new ArrayList<>();
        for (Path file : files) outcomes.addAll(run(scenarios, file));
        if (format == Format.JSON) root.environment.out().println(Json.of(outcomes));
        else show(outcomes);
        return outcomes.stream().allMatch(ScenarioResult::passed) ? 0 : 1;
    }

    /// The file itself, whatever its name, or all YAML files below a folder.
    private List<Path> files(Path path) {
        Path whole = root.environment.folder().resolve(path);
        if (Files.isRegularFile(whole)) return List.of(path);
        if (!Files.isDirectory(whole)) throw CommandException.usage(ErrorMessages.NO_SCENARIOS, path);
        try (Stream<Path> all = Files.walk(whole)) {
            List<Path> files = all.filter(Files::isRegularFile).filter(file -> file.toString().matches(".*\\.ya?ml"))
                    .sorted().map(file -> path.resolve(whole.relativize(file))).toList();
            if (files.isEmpty()) throw CommandException.usage(ErrorMessages.NO_SCENARIOS, path);
            return files;
        } catch (IOException e) {
            throw CommandException.usage(ErrorMessages.UNREADABLE, path, Reason.of(e));
        }
    }

    private List<ScenarioResult> run(Scenarios scenarios, Path file) {
        try {
            Path whole = root.environment.folder().resolve(file);
            return scenarios.run(file.toString(), game(whole), Files.readString(whole));
        } catch (YamlFormatException e) {
            throw CommandException.usage(ErrorMessages.BROKEN, e.reason());
        } catch (IOException e) {
            throw CommandException.usage(ErrorMessages.UNREADABLE, file, Reason.of(e));
        }
    }

    /// The default game of a scenario file: the one a parent folder is named after, else the first.
    private static String game(Path file) {
        for (Path part : file.toAbsolutePath().normalize())
            if (Games.all().stream().anyMatch(game -> game.id().equals(part.toString()))) return part.toString();
        return Games.all().getFirst().id();
    }

    private void show(List<ScenarioResult> outcomes) {
        Printer talk = root.printer();
        long failed = outcomes.stream().filter(outcome -> !outcome.passed()).count();
        for (ScenarioResult outcome : outcomes) {
            if (outcome.passed()) continue;
            talk.line(talk.paint(Paint.WARNING, outcome.file() + ":" + outcome.line() + " " + outcome.scenario()));
            talk.screen().print(String.valueOf(outcome.failure()).indent(2));
        }
        talk.say(Messages.SCENARIOS_RUN, outcomes.size(), failed);
    }
}
