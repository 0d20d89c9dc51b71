package elysium.server.web;

import elysium.kernel.Text;
import elysium.server.keep.Kept;
import elysium.server.keep.Players;
import elysium.server.room.Rooms;
import elysium.server.room.Shelf;
import elysium.server.wire.Fault;
import elysium.server.wire.Refused;
import elysium.store.JournalFile;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/// Games played on from an earlier step, at a table of their own.
final class ForkRoutes {
    private static final int DEEPEST = 16;

    private final Shelf shelf;
    private final Rooms rooms;
    private final Doorman doorman;
    private final TableRoutes tables;
    private final Laying laying;

    ForkRoutes(Shelf shelf, Rooms rooms, Doorman doorman, TableRoutes tables, Laying laying) {
        this.shelf = shelf;
        this.rooms = rooms;
        this.doorman = doorman;
        this.tables = tables;
        this.laying = laying;
    }

    void open(RoutesConfig routes) {
        routes.post("/api/tables/{table}/fork", this::fork);
    }

    private void fork(Context request) {
        Players.Player me = doorman.somebody(request);
        laying.admit(request, me);
        Kept kept = doorman.table(request.pathParam("table"));
        ForkWish wish = Json.read(request.body(), ForkWish.class);
        Eyes eyes = new Eyes(kept, doorman.seatAt(request, kept), rooms.open(kept));
        int viewer = eyes.forker(wish.as());
        agreed(eyes, wish.from());
        Kept.Origin origin = new Kept.Origin(kept.id(), wish.from(), viewer);
        JournalFile past = past(kept, origin);
        Kept fork = wish.table(kept, eyes.over()).granted(rooms.told(kept).game(), me).from(origin);
        laying.lay(request, me, fork, () -> shelf.archive().fork(fork, origin, past));
        request.status(201).json(tables.listed(fork, me));
    }

    /// While a game is played with others, all of them must agree; they are asked by the one who first wants to fork it.
    private void agreed(Eyes eyes, int step) {
        if (eyes.over() || eyes.alone()) return;
        Kept kept = eyes.kept();
        if (rooms.over(kept)) throw new Refused(Fault.NOT_OVER, new Text(
                "nor is the game that this one was forked from",
                "celle d'où vient cette bifurcation ne l'est pas non plus"));
        if (!rooms.room(kept.id()).mayFork(eyes.mine(), step)) throw new Refused(Fault.NOT_AGREED);
    }

    /// What was played before the fork; a fork of a fork has all that was played before either.
    private JournalFile past(Kept kept, Kept.Origin origin) {
        JournalFile past = shelf.archive().file(kept, rooms.replay(kept, origin.viewer()).until(origin.step()));
        int forks = 1;
        for (JournalFile before = past.origin(); before != null; before = before.origin()) forks++;
        if (forks > DEEPEST)
            throw new Refused(Fault.TOO_LARGE,
                    new Text("a fork can be forked again, but only " + DEEPEST + " times in a row",
                            "une bifurcation peut bifurquer à son tour, mais seulement " + DEEPEST + " fois de suite"));
        return past;
    }
}
