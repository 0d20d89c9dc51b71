package elysium.app;

import java.util.List;
import java.util.concurrent.Callable;
import elysium.app.play.DeckFiles;
import elysium.app.play.DeckView;
import elysium.app.screen.Paint;
import elysium.app.screen.Talk;
import elysium.app.words.Fault;
import elysium.app.words.Faults;
import elysium.app.words.Words;
import elysium.tabletop.CardGame;
import elysium.tabletop.Deck;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lists the decks of the games, shows one, or judges one that somebody wrote.
@Command(name = "deck")
final class DeckCommand implements Callable<Integer> {
    private final Root root;

    @Option(names = "--format", paramLabel = "text|json", descriptionKey = "format") Format format = Format.TEXT;

    @Option(names = "--game", paramLabel = "GAME", descriptionKey = "of") @Nullable String game;

    @Parameters(index = "0", paramLabel = "list|show|check", descriptionKey = "what") String what = "";

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
            default -> throw Fault.usage(Faults.NO_DECK_ORDER, what);
        };
    }

    private String named() {
        if (which == null) throw Fault.usage(Faults.MISSING, "ID|FILE", " deck");
        return which;
    }

    private int list() {
        String of = which == null ? game : which;
        List<CardGame<?>> games = of == null ? DeckFiles.games() : List.of(DeckFiles.game(of));
        if (format == Format.JSON) {
            root.outside.out().println(Json.of(games.stream().flatMap(each -> each.decks().list().stream()
                    .map(deck -> DeckView.of(found(each, deck), root.lang))).toList()));
            return 0;
        }
        Talk talk = root.talk();
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
        DeckFiles.Found found = DeckFiles.find(root.outside.folder(), game, idOrFile);
        if (format == Format.JSON) root.outside.out().println(Json.of(DeckView.of(found, root.lang)));
        else DeckView.whole(root.talk(), found);
        return found.faults().isEmpty() ? 0 : 1;
    }

    private int check(String file) {
        DeckFiles.Found found = DeckFiles.find(root.outside.folder(), game, file);
        if (format == Format.JSON) root.outside.out().println(Json.of(DeckView.of(found, root.lang)));
        else if (found.faults().isEmpty()) root.talk().say(Paint.STRONG, Words.DECK_LEGAL, file, found.game().title());
        else DeckView.faults(root.talk(), found);
        return found.faults().isEmpty() ? 0 : 1;
    }
}
