package elysium.server.web;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.server.keep.Chair;
import elysium.server.keep.Course;
import elysium.server.keep.Kept;
import elysium.server.keep.Players;
import elysium.server.keep.Secret;
import elysium.server.room.Fold;
import elysium.server.room.Rooms;
import elysium.server.room.Shelf;
import elysium.server.wire.Fault;
import elysium.server.wire.Refused;
import elysium.store.Commitment;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/// How people come back: to a seat they left or were not answering at, or together to another game.
final class LifeRoutes {
    private final Shelf shelf;
    private final Rooms rooms;
    private final TableRoutes tables;
    private final Doorman doorman;
    private final Laying laying;

    LifeRoutes(Shelf shelf, Rooms rooms, TableRoutes tables, Doorman doorman, Laying laying) {
        this.shelf = shelf;
        this.rooms = rooms;
        this.tables = tables;
        this.doorman = doorman;
        this.laying = laying;
    }

    void open(RoutesConfig routes) {
        routes.post("/api/tables/{table}/seats/{seat}/return", this::comeBack);
        routes.post("/api/tables/{table}/rematch", this::rematch);
    }

    private void comeBack(Context request) {
        Players.Player me = doorman.somebody(request);
        Kept kept = tables.kept(request);
        int seat = TableRoutes.seat(request, kept);
        boolean mine = kept.seatOf(me.id()) == seat;
        if (!mine && !shelf.seats().comeBack(kept.id(), seat, me)) throw new Refused(Fault.NOT_YOURS);
        rooms.room(kept.id()).catchUp();
        rooms.room(kept.id()).comeBack(seat);
        tables.moved(request, me);
    }

    private void rematch(Context request) {
        Players.Player me = doorman.somebody(request);
        Kept kept = tables.kept(request);
        if (kept.seatOf(me.id()) == Table.NONE) throw new Refused(Fault.NOT_YOURS);
        Fold<?> fold = rooms.ended(kept);
        if (fold == null) throw new Refused(Fault.NOT_OVER);
        laying.admit(request, me);
        Kept wanted = again(kept, fold.game().rulesVersion(), me);
        String next = shelf.rematches().lay(kept.id(), wanted);
        boolean laid = next.equals(wanted.id());
        if (!laid) sit(next, me);
        rooms.room(kept.id()).catchUp();
        rooms.room(next).catchUp();
        request.status(laid ? 201 : 200).json(tables.listed(doorman.table(next), me));
    }

    /// Whoever wants to play again sits where a seat is kept for them.
    private void sit(String next, Players.Player me) {
        for (Chair chair : doorman.table(next).chairs())
            if (chair.whose() != null && chair.whose().id().equals(me.id())) shelf.seats().sit(next, chair.seat(), me);
    }

    /// The same table before another game, at which so far only one player sits.
    private static Kept again(Kept kept, int rules, Players.Player first) {
        Setup setup = new Setup(kept.setup().game(), rules, kept.setup().seats(), kept.setup().options(),
                Commitment.seed());
        String salt = Commitment.salt();
        List<Chair> chairs = new ArrayList<>();
        for (Chair chair : kept.chairs()) chairs.add(again(chair, first));
        boolean full = chairs.stream().noneMatch(chair -> chair.sitter() == Chair.Sitter.OPEN);
        long now = System.currentTimeMillis();
        return new Kept(Secret.fresh(), setup, salt, Commitment.to(setup.seed(), salt).digest(), kept.listed(),
                kept.watched(), kept.replaced(), now, full ? Kept.State.PLAYING : Kept.State.OPEN, chairs,
                null, new Course(kept.course().clock(), full ? now : 0, null), null);
    }

    private static Chair again(Chair chair, Players.Player first) {
        if (chair.heldBy(first.id())) return new Chair(chair.seat(), Chair.Sitter.PERSON, first.id(), first.name());
        String player = chair.player();
        if (player == null) return new Chair(chair.seat(), chair.sitter(), null, "");
        return new Chair(chair.seat(), Chair.Sitter.OPEN, null, "", new Players.Player(player, chair.name()));
    }
}
