package elysium.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import elysium.app.message.CommandException;
import elysium.app.message.ErrorMessages;
import elysium.app.play.CardFinder;
import elysium.app.play.CardText;
import elysium.app.play.Games;
import elysium.app.screen.Paint;
import elysium.app.screen.Printer;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Shows the cards of one game or of all.
@Command(name = "cards")
final class CardsCommand implements Callable<Integer> {
    private final Root root;

    @Parameters(arity = "0..*", paramLabel = "GAME WORD", descriptionKey = "words") List<String> words =
            new ArrayList<>();

    @Option(names = "--export-values", descriptionKey = "export-values") boolean exportValues;

    @Option(names = "--format", paramLabel = "text|json", descriptionKey = "format") Format format = Format.TEXT;

    CardsCommand(Root root) {
        this.root = root;
    }

    /// A card in JSON; `name` and `text` are in the requested language.
    record Listed(String game, String id, String name, String text, Map<String, String> names,
            Map<String, String> texts, String source, boolean reconstructed, List<String> clauses) {

        static Listed of(String game, Card<?> card, Lang lang) {
            String source = card.source().name().toLowerCase(Locale.ROOT).replace('_', '-');
            return new Listed(game, card.slug(), card.name().in(lang), card.text().in(lang), both(card.name()),
                    both(card.text()), source, card.source() == Card.Source.RECONSTRUCTED, card.rulings());
        }
    }

    private static Map<String, String> both(Text text) {
        return new TreeMap<>(Map.of("en", text.en(), "fr", text.fr()));
    }

    @Override public Integer call() {
        boolean named = !words.isEmpty() && Games.all().stream().anyMatch(game -> game.id().equals(words.getFirst()));
        List<CardGame<?>> games = named ? List.of(Games.named(words.getFirst())) : Games.all();
        String wanted = String.join(" ", named ? words.subList(1, words.size()) : words);
        if (exportValues) return exportValues(games, wanted);
        Printer talk = root.printer();
        List<Listed> listed = new ArrayList<>();
        boolean json = format == Format.JSON;
        for (CardGame<?> each : games) listed.addAll(show(each, wanted, json ? null : talk));
        if (listed.isEmpty() && !wanted.isEmpty() && !json)
            throw CommandException.usage(ErrorMessages.NO_CARD, wanted, Games.ids());
        if (json) root.environment.out().println(Json.of(listed));
        return 0;
    }

    private int exportValues(List<CardGame<?>> games, String wanted) {
        if (games.size() != 1 || !wanted.isEmpty())
            throw CommandException.usage(ErrorMessages.VALUES_OF_ONE, Games.ids());
        CardGame<?> game = games.getFirst();
        if (game.valuesFile().isEmpty()) throw CommandException.usage(ErrorMessages.NO_VALUES, game.title());
        root.environment.out().print(game.valuesFile());
        return 0;
    }

    private <T extends CardTable<T>> List<Listed> show(CardGame<T> each, String wanted, @Nullable Printer talk) {
        List<Card<T>> found = CardFinder.find(each.book(), wanted);
        if (talk != null && !found.isEmpty()) {
            talk.line(talk.paint(Paint.STRONG, each.title().in(root.lang)));
            CardText.show(talk, each, found);
        }
        return found.stream().map(card -> Listed.of(each.id(), card, root.lang)).toList();
    }
}
