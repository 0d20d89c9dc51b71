package elysium.app;

import java.util.List;
import java.util.concurrent.Callable;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.message.Messages;
import elysium.app.play.DeckFiles;
import elysium.app.play.DeckView;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.Deck;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lists, shows, checks and converts decks.
@Command(name = "deck")
final class DeckCommand implements Callable<Integer> {
    private final Root root;

    @Option(names = "--format", paramLabel = "text|json", descriptionKey = "format") Format format = Format.TEXT;

    @Option(names = "--game", paramLabel = "GAME", descriptionKey = "of") @Nullable String game;

    @Option(names = "--to", paramLabel = "FORMAT", descriptionKey = "to") @Nullable String to;

    @Parameters(index = "0", paramLabel = "list|show|check|convert", descriptionKey = "what") String what = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "ID|FILE|GAME",
            descriptionKey = "which")
    @Nullable String which;

    DeckCommand(Root root) {
        this.root = root;
    }

    @Override public Integer call() {
        return switch (what) {
            case "list" -> list();
            case "show" -> show(named());
            case "check" -> check(named());
            case "convert" -> convert(named());
            default -> throw CommandException.usage(ErrorMessages.NO_DECK_ORDER, what);
        };
    }

    private String named() {
        if (which == null) throw CommandException.usage(ErrorMessages.MISSING, "ID|FILE", " deck");
        return which;
    }

    private int list() {
        String of = which == null ? game : which;
        List<CardGame<?>> games = of == null ? DeckFiles.games() : List.of(DeckFiles.game(of));
        if (format == Format.JSON) {
            root.environment.out().println(Json.of(games.stream().flatMap(each -> each.decks().list().stream()
                    .map(deck -> DeckView.of(found(each, deck), root.lang))).toList()));
            return 0;
        }
        Printer talk = root.printer();
        for (CardGame<?> each : games) {
            talk.say(Paint.TITLE, each::title);
            for (Deck deck : each.decks().list()) DeckView.line(talk, deck);
        }
        return 0;
    }

    private static DeckFiles.Found found(CardGame<?> game, Deck deck) {
        return new DeckFiles.Found(game, deck, game.decks().check(deck));
    }

    private int show(String idOrFile) {
        DeckFiles.Found found = DeckFiles.find(root.environment.folder(), game, idOrFile);
        if (format == Format.JSON) root.environment.out().println(Json.of(DeckView.of(found, root.lang)));
        else DeckView.printFull(root.printer(), found);
        return found.faults().isEmpty() ? 0 : 1;
    }

    private int check(String file) {
        DeckFiles.Found found = DeckFiles.find(root.environment.folder(), game, file);
        if (format == Format.JSON) root.environment.out().println(Json.of(DeckView.of(found, root.lang)));
        else if (found.faults().isEmpty())
            root.printer().say(Paint.STRONG, Messages.DECK_LEGAL, file, found.game().title());
        else DeckView.printFaults(root.printer(), found);
        return found.faults().isEmpty() ? 0 : 1;
    }

    /// A deck with unreadable lines is not converted, since they would be lost.
    private int convert(String idOrFile) {
        DeckFiles.Found found = DeckFiles.find(root.environment.folder(), game, idOrFile);
        List<String> formats = found.game().decks().formats();
        if (to == null || !formats.contains(to))
            throw CommandException.usage(ErrorMessages.NO_DECK_FORMAT, to == null ? "" : to,
                    String.join(", ", formats));
        if (found.faults().stream().anyMatch(fault -> fault.clause().isEmpty())) {
            DeckView.printFaults(root.printer(), found);
            return 1;
        }
        root.environment.out().print(found.game().decks().write(found.deck(), to));
        return 0;
    }
}
