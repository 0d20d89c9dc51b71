package elysium.server.http.routes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Text;
import elysium.kernel.Variant;
import elysium.rulebook.Clauses;
import elysium.server.message.ErrorCode;
import elysium.server.message.MessageBuilder;
import elysium.server.message.RequestRejectedException;
import elysium.server.message.Rule;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.CardSchema;
import elysium.tabletop.game.QuestionKind;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/// Routes of the games, their cards and their rules.
public final class GameRoutes {
    private final Map<String, MessageBuilder<?>> games;

    record Listed(String id, Text title, int rules, List<Integer> seats, List<Variant> variants, List<Kind> kinds) {}

    /// A kind of question of a game.
    ///
    /// @param canPass whether a standing order may pass on it
    record Kind(String kind, Text label, boolean secret, boolean canPass) {
        static Kind of(QuestionKind matter) {
            return new Kind(matter.id(), matter.label(), matter.secret(), matter.canPass());
        }
    }

    record Printed(int number, String slug, Text name, Text text, String kind, Text kindName,
            Map<String, Integer> facts, String source, List<String> rulingIds, List<Rule> rulings) {}

    record Written(String id, Text chapter, String kind, Text text) {}

    public GameRoutes(Map<String, MessageBuilder<?>> games) {
        this.games = games;
    }

    public void open(RoutesConfig routes) {
        routes.get("/api/games", request -> request.json(games.values().stream().map(told -> listed(told.game()))
                .toList()));
        routes.get("/api/games/{game}/cards",
                request -> request.json(cards(named(request), request.queryParams("option"))));
        routes.get("/api/games/{game}/rules", this::rules);
    }

    private MessageBuilder<?> named(Context request) {
        MessageBuilder<?> told = games.get(request.pathParam("game"));
        if (told == null) throw new RequestRejectedException(ErrorCode.UNKNOWN_GAME);
        return told;
    }

    private static Listed listed(CardGame<?> game) {
        return new Listed(game.id(), game.title(), game.rulesVersion(), game.seatCounts(), game.variants(),
                game.questionKinds().stream().map(Kind::of).toList());
    }

    /// The cards, with the corrections in a table's options.
    private static List<Printed> cards(MessageBuilder<?> told, List<String> options) {
        CardSchema printing = told.game().cardSchema();
        List<Printed> printed = new ArrayList<>();
        for (Card<?> card : book(told.game(), options).cards()) {
            CardSchema.Sort sort = printing.sort(card);
            printed.add(new Printed(card.number(), card.slug(), card.name(), card.text(), sort.word(), sort.name(),
                    printing.facts(card), card.source().name(), card.rulings(),
                    card.rulings().stream().map(told::rule).toList()));
        }
        return printed;
    }

    private static Book<?> book(CardGame<?> game, List<String> options) {
        try {
            return game.book(options);
        } catch (InvalidInputException objection) {
            throw new RequestRejectedException(ErrorCode.BAD_SETUP, objection);
        }
    }

    private void rules(Context request) {
        Clauses book = named(request).rules();
        String words = request.queryParam("find");
        List<Clauses.Entry> found = words == null ? book.entries() : book.find(words);
        request.json(found.stream()
                .map(entry -> new Written(entry.id(), entry.chapter(), entry.kind(), entry.text())).toList());
    }
}
