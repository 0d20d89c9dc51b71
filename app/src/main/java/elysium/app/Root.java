package elysium.app;

import java.util.concurrent.Callable;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.screen.Environment;
import elysium.app.screen.LineScreen;
import elysium.app.screen.PipeScreen;
import elysium.app.screen.Printer;
import elysium.app.screen.Screen;
import elysium.kernel.Lang;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;

/// The root command; without a subcommand it starts the server.
@Command(name = "elysium", version = "Elysium 1.0", subcommands = {PlayCommand.class, SimCommand.class,
        ReplayCommand.class, VerifyCommand.class, RulesCommand.class, CardsCommand.class, DeckCommand.class,
        ScenarioCommand.class, FuzzCommand.class, DocsCommand.class, ServeCommand.class, ReportsCommand.class})
final class Root implements Callable<Integer> {
    @Option(names = {"-h", "--help"}, usageHelp = true, scope = ScopeType.INHERIT,
            descriptionKey = "help") boolean help;

    @Option(names = "--version", versionHelp = true, descriptionKey = "version") boolean version;

    @Option(names = "--lang", paramLabel = "fr|en", scope = ScopeType.INHERIT, descriptionKey = "lang") void lang(
            @SuppressWarnings("unused") String word) {}     // parsed earlier in Main, because the help needs it

    @Option(names = {"--no-color", "--no-colour"}, scope = ScopeType.INHERIT,
            descriptionKey = "no-color") boolean plain;

    @Mixin ServerFlags serving = new ServerFlags();

    final Environment environment;
    final Lang lang;

    Root(Environment outside, Lang lang) {
        this.environment = outside;
        this.lang = lang;
    }

    @Override public Integer call() {
        return ServeCommand.serve(this, serving);
    }

    /// Rejects server flags before the name of a command.
    int execute(ParseResult parsed) {
        boolean said = !serving.flags().isEmpty() || serving.config != null;
        if (parsed.hasSubcommand() && said)
            throw new ExecutionException(parsed.commandSpec().commandLine(), "misplaced",
                    CommandException.usage(ErrorMessages.BEFORE_COMMAND, parsed.subcommand().commandSpec().name()));
        return new RunLast().execute(parsed);
    }

    boolean colour() {
        return !plain && environment.colour();
    }

    /// The screen to play on: with line editing if the terminal can do it.
    Screen screen() {
        boolean dumb = environment.variables().getOrDefault("TERM", "dumb").equals("dumb");
        return environment.isTerminal() && !dumb ? new LineScreen(colour()) : new PipeScreen(environment, colour());
    }

    /// A printer on standard output.
    Printer printer() {
        return new Printer(new PipeScreen(environment, colour()), lang);
    }
}
