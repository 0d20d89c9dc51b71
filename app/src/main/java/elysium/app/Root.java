package elysium.app;

import java.util.concurrent.Callable;
import elysium.app.play.Asking;
import elysium.app.play.Games;
import elysium.app.screen.LineScreen;
import elysium.app.screen.Outside;
import elysium.app.screen.PipeScreen;
import elysium.app.screen.Screen;
import elysium.app.screen.Talk;
import elysium.app.words.Words;
import elysium.kernel.Lang;
import elysium.tabletop.CardGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/// The program itself: says what can be done and, to a person at a terminal, offers a game.
@Command(name = "elysium", version = "Elysium 1.0", subcommands = {PlayCommand.class, SimCommand.class,
        ReplayCommand.class, VerifyCommand.class, RulesCommand.class, CardsCommand.class, ScenarioCommand.class,
        FuzzCommand.class, DocsCommand.class, ServeCommand.class})
final class Root implements Callable<Integer> {
    @Option(names = {"-h", "--help"}, usageHelp = true, scope = ScopeType.INHERIT,
            descriptionKey = "help") boolean help;

    @Option(names = "--version", versionHelp = true, descriptionKey = "version") boolean version;

    @Option(names = "--lang", paramLabel = "fr|en", scope = ScopeType.INHERIT, descriptionKey = "lang") void lang(
            @SuppressWarnings("unused") String word) {}     // read before all else, since help needs it

    @Option(names = {"--no-color", "--no-colour"}, scope = ScopeType.INHERIT,
            descriptionKey = "no-color") boolean plain;

    final Outside outside;
    final Lang lang;

    Root(Outside outside, Lang lang) {
        this.outside = outside;
        this.lang = lang;
    }

    @Override public Integer call() {
        try (Screen screen = screen()) {
            Talk talk = new Talk(screen, lang);
            talk.say(Words.WELCOME, Games.ids());
            if (!outside.live()) return 0;
            CardGame<?> game = new Asking(talk).game();
            return game == null ? 0 : new PlayCommand(this).start(talk, game);
        }
    }

    boolean colour() {
        return !plain && outside.colour();
    }

    /// The screen to play at: with line editing where a person sits at a terminal that can do it.
    Screen screen() {
        boolean dumb = outside.env().getOrDefault("TERM", "dumb").equals("dumb");
        return outside.live() && !dumb ? new LineScreen(colour()) : new PipeScreen(outside, colour());
    }

    /// Speaks on the output, to whoever reads it.
    Talk talk() {
        return new Talk(new PipeScreen(outside, colour()), lang);
    }
}
