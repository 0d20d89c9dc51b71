package elysium.app;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.play.Games;
import elysium.app.play.RuleText;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.kernel.Lang;
import elysium.rulebook.Clauses;
import elysium.tabletop.game.CardGame;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Shows the rules of the games, by id or by word.
@Command(name = "rules")
final class RulesCommand implements Callable<Integer> {
    private final Root root;

    @Parameters(arity = "0..*", paramLabel = "WORD", descriptionKey = "word") List<String> words = new ArrayList<>();

    @Option(names = "--game", paramLabel = "GAME", descriptionKey = "of") @Nullable String game;

    @Option(names = "--format", paramLabel = "text|json", descriptionKey = "format") Format format = Format.TEXT;

    RulesCommand(Root root) {
        this.root = root;
    }

    /// A rule as programs read it; chapter and text are in the language asked for.
    record Listed(String game, String id, String chapter, String kind, String text, String source) {
        static Listed of(String game, Clauses.Entry entry, Lang lang) {
            return new Listed(game, entry.id(), entry.chapter().in(lang), entry.kind(), entry.text().in(lang),
                    entry.source());
        }
    }

    @Override public Integer call() {
        List<CardGame<?>> games = game == null ? Games.all() : List.of(Games.named(game));
        String wanted = String.join(" ", words);
        List<Listed> listed = new ArrayList<>();
        for (CardGame<?> each : games) {
            Clauses book = Clauses.of(each);
            List<Clauses.Entry> found = wanted.isEmpty() ? book.entries() : RuleText.find(book, wanted);
            for (Clauses.Entry entry : found) listed.add(Listed.of(each.id(), entry, root.lang));
            if (format == Format.TEXT && !found.isEmpty()) show(each, book, found, wanted.isEmpty());
        }
        if (format == Format.JSON) root.environment.out().println(Json.of(listed));
        else if (listed.isEmpty()) throw CommandException.usage(ErrorMessages.NO_CLAUSE, wanted);
        return 0;
    }

    private void show(CardGame<?> of, Clauses book, List<Clauses.Entry> found, boolean all) {
        Printer talk = root.printer();
        talk.say(Paint.TITLE, of::title);
        if (all) RuleText.chapters(talk, book);
        else RuleText.show(talk, found);
    }
}
