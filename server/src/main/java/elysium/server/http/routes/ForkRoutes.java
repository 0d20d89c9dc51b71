package elysium.server.http.routes;

import elysium.kernel.Text;
import elysium.server.db.people.Players;
import elysium.server.db.table.TableRecord;
import elysium.server.http.auth.Authenticator;
import elysium.server.http.auth.ViewerAccess;
import elysium.server.http.json.Json;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.Rooms;
import elysium.server.room.Stores;
import elysium.store.JournalFile;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/// Routes that fork games: play on from an earlier step at a new table.
public final class ForkRoutes {
    private static final int DEEPEST = 16;

    private final Stores stores;
    private final Rooms rooms;
    private final Authenticator authenticator;
    private final TableRoutes tables;
    private final TableCreation tableCreation;

    public ForkRoutes(Stores shelf, Rooms rooms, Authenticator doorman, TableRoutes tables, TableCreation laying) {
        this.stores = shelf;
        this.rooms = rooms;
        this.authenticator = doorman;
        this.tables = tables;
        this.tableCreation = laying;
    }

    public void open(RoutesConfig routes) {
        routes.post("/api/tables/{table}/fork", this::fork);
    }

    private void fork(Context request) {
        Players.Player me = authenticator.requirePlayer(request);
        tableCreation.checkLimits(request, me);
        TableRecord kept = authenticator.requireTable(request.pathParam("table"));
        ForkRequest wish = Json.read(request.body(), ForkRequest.class);
        ViewerAccess eyes = new ViewerAccess(kept, authenticator.seatOf(request, kept), rooms.isOverWithOrigins(kept));
        int viewer = eyes.forkViewer(wish.viewer());
        agreed(eyes, wish.requireStep());
        TableRecord.Origin origin = new TableRecord.Origin(kept.id(), wish.requireStep(), viewer);
        JournalFile past = past(kept, origin);
        TableRecord fork = wish.table(kept, eyes.over()).toRecord(rooms.messages(kept).game(), me).withOrigin(origin);
        tableCreation.create(request, me, fork, () -> stores.archive().fork(fork, origin, past));
        request.status(201).json(tables.listed(fork, me));
    }

    /// While a game with other people is in progress, all must agree; the first request asks them.
    private void agreed(ViewerAccess eyes, int step) {
        if (eyes.over() || eyes.isAloneWithBots()) return;
        TableRecord kept = eyes.record();
        if (rooms.isGameOver(kept)) throw new RequestRejectedException(ErrorCode.NOT_OVER, new Text(
                "the game that this one was forked from must be over too",
                "la partie d'où vient cette bifurcation doit l'être aussi"));
        if (!rooms.room(kept.id()).mayFork(eyes.ownSeat(), step))
            throw new RequestRejectedException(ErrorCode.NOT_AGREED);
    }

    /// The entries before the fork, including those before earlier forks.
    private JournalFile past(TableRecord kept, TableRecord.Origin origin) {
        JournalFile past = stores.archive().file(kept, rooms.replay(kept, origin.viewer()).journalUntil(origin.step()));
        int forks = 1;
        for (JournalFile before = past.origin(); before != null; before = before.origin()) forks++;
        if (forks > DEEPEST)
            throw new RequestRejectedException(ErrorCode.TOO_LARGE,
                    new Text("a fork can be forked again, but only " + DEEPEST + " times in a row",
                            "une bifurcation peut elle-même bifurquer, mais seulement " + DEEPEST + " fois de suite"));
        return past;
    }
}
