package elysium.server.http.routes;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.server.db.people.Players;
import elysium.server.db.table.Clock;
import elysium.server.db.table.Seats;
import elysium.server.db.table.TableRecord;
import elysium.server.http.auth.Authenticator;
import elysium.server.http.auth.ViewerAccess;
import elysium.server.http.json.Json;
import elysium.server.message.ErrorCode;
import elysium.server.message.Message;
import elysium.server.message.MessageBuilder;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.AwaitedAnswer;
import elysium.server.room.Room;
import elysium.server.room.Rooms;
import elysium.server.room.Stores;
import elysium.server.room.fold.Fold;
import elysium.store.JournalFile;
import elysium.tabletop.game.Decks;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/// Routes to create, find, join and leave tables, and to download the journal of a finished game.
public final class TableRoutes {
    private static final int MINE = 50;
    private static final Text FORKED = new Text("deck: a fork is played with the decks of the original game",
            "deck : une bifurcation se joue avec les decks de la partie d'origine"),
            NO_SEAT = new Text("this seat does not exist", "cette place (seat) n'existe pas");

    private final Stores stores;
    private final Rooms rooms;
    private final Map<String, MessageBuilder<?>> games;
    private final Authenticator authenticator;
    private final TableCreation tableCreation;

    /// @param listed whether it is in the list of open tables; otherwise only its URL leads to it
    /// @param spectators whether spectators may watch
    /// @param botsReplaceLeavers whether a bot takes the seat of a player who leaves
    /// @param seat the player's seat, or null
    /// @param myTurn whether the player must answer and no standing order will
    /// @param asked the seats asked now, sent to the table's players, and `askedAt` when they were asked
    /// @param ended when the game ended
    /// @param winners the seats that won
    /// @param formerSeat the seat that the player left to a bot and may return to
    /// @param rematch the table of the rematch
    /// @param forkedFrom what it was forked from, sent to players who may see that table
    record Listed(String id, String game, List<String> options, String state, long created, String commitment,
            List<Message.Place> seats, Clock clock, boolean listed, boolean spectators, boolean botsReplaceLeavers,
            @Nullable Integer seat, @Nullable Boolean myTurn, @Nullable List<Integer> asked, @Nullable Long askedAt,
            @Nullable Long ended, @Nullable List<Integer> winners, @Nullable Integer formerSeat,
            @Nullable String rematch,
            @Nullable Origin forkedFrom) {}

    /// The origin of a fork.
    record Origin(String table, int step, String viewer) {}

    /// The request to take a seat, with an optional deck: the value of the option deckN=.
    record Brings(@Nullable String deck) {}

    /// The token with which a program plays a seat.
    record Key(String table, int seat, String token) {}

    public TableRoutes(Stores shelf, Rooms rooms, Map<String, MessageBuilder<?>> games, Authenticator doorman,
            TableCreation laying) {
        this.stores = shelf;
        this.rooms = rooms;
        this.games = games;
        this.authenticator = doorman;
        this.tableCreation = laying;
    }

    public void open(RoutesConfig routes) {
        routes.get("/api/tables", this::list);
        routes.get("/api/tables/mine", this::mine);
        routes.post("/api/tables", this::lay);
        routes.get("/api/tables/{table}", this::show);
        routes.post("/api/tables/{table}/seats/{seat}", this::sit);
        routes.delete("/api/tables/{table}/seats/{seat}", this::leave);
        routes.post("/api/tables/{table}/seats/{seat}/token", this::token);
        routes.get("/api/tables/{table}/journal", this::journal);
    }

    private void list(Context request) {
        Players.Player me = authenticator.player(request);
        request.json(OpenTables.ordered(stores.lobby().openTables().stream().map(kept -> listed(kept, me)).toList()));
    }

    private void mine(Context request) {
        Players.Player me = authenticator.requirePlayer(request);
        List<Listed> mine = new ArrayList<>();
        for (TableRecord kept : stores.tables().ofPlayer(me.id()).stream().limit(MINE).toList())
            mine.add(listed(kept, me));
        request.json(mine);
    }

    private void lay(Context request) {
        Players.Player me = authenticator.requirePlayer(request);
        TableRequest wish = Json.read(request.body(), TableRequest.class);
        MessageBuilder<?> told = wish.game() == null ? null : games.get(wish.game());
        if (told == null) throw new RequestRejectedException(ErrorCode.UNKNOWN_GAME);
        TableRecord kept = wish.toRecord(told.game(), me);
        tableCreation.checkLimits(request, me);
        tableCreation.create(request, me, kept, () -> stores.tables().create(kept));
        request.status(201).json(listed(kept, me));
    }

    private void show(Context request) {
        TableRecord kept = table(request);
        Players.Player me = authenticator.player(request);
        request.json(listed(kept, me));
    }

    private void sit(Context request) {
        Players.Player me = authenticator.requirePlayer(request);
        TableRecord kept = table(request);
        int seat = seat(request, kept);
        if (!stores.seats().sit(kept.id(), seat, me, brought(request, kept, seat)))
            throw new RequestRejectedException(ErrorCode.SEAT_TAKEN);
        respondChanged(request, me);
    }

    /// The option of the player's deck, or null; throws if the game rejects the deck.
    private @Nullable String brought(Context request, TableRecord kept, int seat) {
        String body = request.body().strip();
        String deck = body.startsWith("{") ? Json.read(body, Brings.class).deck() : null;
        if (deck == null) return null;
        if (kept.origin() != null)
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST, FORKED);
        String option = Decks.option(seat, deck);
        List<String> options = new ArrayList<>(kept.setup().options());
        options.removeIf(other -> Decks.seat(other) == seat);
        options.add(option);
        Setup setup = kept.setup();
        try {
            rooms.messages(kept).game().check(new Setup(setup.game(), setup.rules(), setup.seats(), options, 0));
        } catch (InvalidInputException objection) {
            throw new RequestRejectedException(ErrorCode.BAD_SETUP, objection);
        }
        return option;
    }

    private void leave(Context request) {
        Players.Player me = authenticator.requirePlayer(request);
        TableRecord kept = table(request);
        int seat = seat(request, kept);
        if (kept.seatOf(me.id()) != seat) throw new RequestRejectedException(ErrorCode.NOT_YOURS);
        Fold<?> fold = rooms.room(kept.id()).fold();
        if (fold != null && fold.table().isOver()) throw new RequestRejectedException(ErrorCode.OVER);
        if (!stores.seats().giveBack(kept.id(), seat, me.id())) {
            if (!kept.botsReplaceLeavers()) throw new RequestRejectedException(ErrorCode.NO_REPLACEMENT);
            if (!stores.seats().leaveToBot(kept.id(), seat, me.id()))
                throw new RequestRejectedException(ErrorCode.NOT_YOURS);
        }
        respondChanged(request, me);
    }

    /// Responds with the changed table.
    void respondChanged(Context request, Players.Player me) {
        Room<?> room = rooms.room(request.pathParam("table"));
        room.catchUp();
        request.json(listed(room.record(), me));
    }

    private void token(Context request) {
        Players.Player me = authenticator.requirePlayer(request);
        TableRecord kept = table(request);
        int seat = seat(request, kept);
        Seats.Token token = stores.seats().token(kept.id(), seat, me.id());
        if (token == null) throw new RequestRejectedException(ErrorCode.NOT_YOURS);
        if (token.before() != null) rooms.notifySecretEnded(token.before());
        request.status(201).json(new Key(kept.id(), seat, token.secret()));
    }

    private void journal(Context request) {
        TableRecord kept = table(request);
        Players.Player me = authenticator.player(request);
        requireJournalAccess(kept, me == null ? null : me.id());
        Fold<?> fold = rooms.endedGame(kept);
        if (fold == null) throw new RequestRejectedException(ErrorCode.NOT_OVER);
        JournalFile file = stores.archive().file(kept, fold.journal());
        request.contentType("text/plain; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=\"" + kept.id() + ".journal\"")
                .result(file.text());
    }

    /// A journal reveals everything about its table and the tables it was forked from: all must be over and visible to
    /// the player.
    private void requireJournalAccess(TableRecord kept, @Nullable String reader) {
        if (!kept.allowsSpectators() && kept.seatOf(reader) == Table.NONE)
            throw new RequestRejectedException(ErrorCode.NOT_WATCHED);
        if (!rooms.isGameOver(kept)) throw new RequestRejectedException(ErrorCode.NOT_OVER);
        if (kept.origin() != null) requireJournalAccess(authenticator.requireTable(kept.origin().table()), reader);
    }

    TableRecord table(Context request) {
        return authenticator.requireTable(request.pathParam("table"));
    }

    static int seat(Context request, TableRecord kept) {
        String word = request.pathParam("seat");
        if (!word.matches("[0-5]") || Integer.parseInt(word) >= kept.seats().size())
            throw new RequestRejectedException(ErrorCode.BAD_REQUEST, NO_SEAT);
        return Integer.parseInt(word);
    }

    /// A table as a visitor may see it.
    Listed listed(TableRecord kept, Players.@Nullable Player me) {
        String player = me == null ? null : me.id();
        int seat = kept.seatOf(player), left = kept.seatLeftBy(player);
        boolean sits = seat != Table.NONE, plays = kept.state() == TableRecord.State.PLAYING;
        TableRecord.Ending ending = kept.ending();
        AwaitedAnswer awaited = sits && plays ? rooms.room(kept.id()).awaitedAnswer(seat) : null;
        return new Listed(kept.id(), kept.setup().game(), options(kept, sits ? seat : Table.SPECTATOR),
                kept.state().name().toLowerCase(Locale.ROOT), kept.created(), kept.commitment(), rooms.places(kept),
                kept.timing().clock(), kept.listed(), kept.allowsSpectators(), kept.botsReplaceLeavers(),
                sits ? seat : null,
                sits && plays ? awaited != null && awaited.awaitsCaller() : null,
                awaited == null ? null : awaited.askedSeats(),
                awaited == null ? null : awaited.askedAt(), ending == null ? null : ending.at(),
                ending == null ? null : ending.winners(),
                plays && left != Table.NONE ? left : null, kept.timing().rematch(), origin(kept, sits));
    }

    private List<String> options(TableRecord kept, int viewer) {
        MessageBuilder<?> told = games.get(kept.setup().game());
        return told == null ? List.of() : told.game().visibleOptions(kept.setup(), kept.setupViewer(viewer));
    }

    /// The id of an unlisted table is sent only to its players and those of its fork.
    private @Nullable Origin origin(TableRecord kept, boolean sits) {
        TableRecord.Origin origin = kept.origin();
        if (origin == null) return null;
        TableRecord from = authenticator.requireTable(origin.table());
        if (!sits && !(from.listed() && from.allowsSpectators())) return null;
        return new Origin(origin.table(), origin.step(), ViewerAccess.word(origin.viewer()));
    }
}
