package elysium.server.http.routes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.server.db.people.Players;
import elysium.server.http.auth.Authenticator;
import elysium.server.http.json.Json;
import elysium.server.http.limit.WorkLimit;
import elysium.server.http.limit.WorkLimits;
import elysium.server.http.limit.WorkPool;
import elysium.server.message.ErrorCode;
import elysium.server.message.MessageBuilder;
import elysium.server.message.RequestRejectedException;
import elysium.server.message.Rule;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Decks;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/// Routes that list the decks of a game and check a player's deck.
public final class DeckRoutes {
    private static final Text MISSING = new Text("text is missing: a deck with one line per card",
            "text manque : un deck avec une ligne par carte");
    private static final int LINES = 500, STRANGERS = 2;
    private static final Text TOO_LONG = new Text("text: a deck can have at most " + LINES + " lines",
            "text : un deck a au plus " + LINES + " lignes");

    private final Map<String, MessageBuilder<?>> games;
    private final Authenticator authenticator;
    private final WorkLimits limits;
    private final WorkPool strangers = new WorkPool(STRANGERS);

    /// A deck of the game.
    ///
    /// @param note the source of the list
    record Listed(String id, Text name, @Nullable Text note, String option, Sheet deck) {}

    /// The result of a deck check.
    ///
    /// @param option the value of deckN= in the options of a table; empty if the deck is not legal
    /// @param text the deck as text in each language, in a canonical form
    record Sheet(boolean legal, String option, Text name, List<Group> groups, List<Wrong> faults,
            List<Curve> curves,
            Text text) {}

    record Curve(Text name, List<Deck.Bar> bars) {}

    record Group(String id, Text name, int size, List<Lot> cards) {}

    record Lot(int card, int count) {}

    /// @param line its line in the text, or 0
    record Wrong(int line, Text text, @Nullable Rule clause) {}

    /// A deck list sent by a player.
    record Brought(@Nullable String text) {}

    public DeckRoutes(Map<String, MessageBuilder<?>> games, Authenticator doorman, WorkLimits limits) {
        this.games = games;
        this.authenticator = doorman;
        this.limits = limits;
    }

    public void open(RoutesConfig routes) {
        routes.get("/api/games/{game}/decks", request -> request.json(listed(named(request))));
        routes.post("/api/games/{game}/decks/check", request -> request.json(checked(request)));
    }

    private MessageBuilder<?> named(Context request) {
        MessageBuilder<?> told = games.get(request.pathParam("game"));
        if (told == null) throw new RequestRejectedException(ErrorCode.UNKNOWN_GAME);
        return told;
    }

    private static List<Listed> listed(MessageBuilder<?> told) {
        Decks decks = told.game().decks();
        List<Listed> listed = new ArrayList<>();
        for (Deck deck : decks.list())
            listed.add(new Listed(deck.id(), deck.name(), note(deck), decks.pack(deck),
                    sheet(told, new Deck.Reading(deck, List.of()))));
        return listed;
    }

    private static @Nullable Text note(Deck deck) {
        if (deck.remarks().isEmpty()) return null;
        return new Text(String.join(" ", deck.remarks().stream().map(Text::en).toList()),
                String.join(" ", deck.remarks().stream().map(Text::fr).toList()));
    }

    private Sheet checked(Context request) {
        MessageBuilder<?> told = named(request);
        String text = Json.read(request.body(), Brought.class).text();
        if (text == null) throw new RequestRejectedException(ErrorCode.BAD_REQUEST, MISSING);
        if (text.lines().limit(LINES + 1).count() > LINES)
            throw new RequestRejectedException(ErrorCode.TOO_LARGE, TOO_LONG);
        Players.Player me = authenticator.player(request);
        if (me == null) limits.checkAddress(request, WorkLimit.CHECKS);
        else limits.check(request, WorkLimit.CHECKS, me.id());
        return me == null ? strangers.use(() -> checked(told, text)) : checked(told, text);
    }

    private static Sheet checked(MessageBuilder<?> told, String text) {
        return sheet(told, told.game().decks().read(text));
    }

    private static Sheet sheet(MessageBuilder<?> told, Deck.Reading read) {
        Decks decks = told.game().decks();
        Deck deck = read.deck();
        List<Wrong> faults = new ArrayList<>();
        for (Deck.Fault fault : read.faults()) faults.add(wrong(told, fault));
        for (Deck.Fault fault : decks.check(deck)) faults.add(wrong(told, fault));
        List<Group> groups = new ArrayList<>();
        for (Deck.Pile pile : deck.piles())
            groups.add(new Group(pile.section().id(), pile.section().title(), pile.size(),
                    pile.lots().stream().map(lot -> new Lot(lot.card(), lot.count())).toList()));
        boolean legal = faults.isEmpty();
        return new Sheet(legal, legal ? decks.pack(deck) : "", deck.name(), groups, faults, curves(decks, deck),
                new Text(decks.write(deck, Lang.EN), decks.write(deck, Lang.FR)));
    }

    private static List<Curve> curves(Decks decks, Deck deck) {
        return decks.charts(deck).stream().map(chart -> new Curve(chart.title(), chart.bars())).toList();
    }

    private static Wrong wrong(MessageBuilder<?> told, Deck.Fault fault) {
        return new Wrong(fault.line(), fault.message(), fault.clause().isEmpty() ? null : told.rule(fault.clause()));
    }
}
