package elysium.app;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Messages;
import elysium.app.message.Reason;
import elysium.app.play.Games;
import elysium.rulebook.Clauses;
import elysium.rulebook.RulesPages;
import elysium.tabletop.game.CardGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Writes the documentation pages that are generated from data.
@Command(name = "docs")
final class DocsCommand implements Callable<Integer> {
    private final Root root;

    @Parameters(index = "0", paramLabel = "rules", descriptionKey = "what") String what = "";

    @Option(names = "--out", paramLabel = "FOLDER", descriptionKey = "out") Path out = Path.of("");

    DocsCommand(Root root) {
        this.root = root;
    }

    @Override public Integer call() {
        if (!what.equals("rules")) throw CommandException.usage(ErrorMessages.NO_DOCS, what);
        Path folder = root.environment.folder().resolve(out);
        for (CardGame<?> game : Games.all()) {
            try {
                RulesPages.write(folder, Clauses.of(game));
            } catch (UncheckedIOException e) {
                throw CommandException.failed(ErrorMessages.UNWRITABLE, folder, Reason.of(e));
            }
            root.printer().say(Messages.DOCS_WRITTEN, game.title(), folder.resolve("docs/rules"));
        }
        return 0;
    }
}
