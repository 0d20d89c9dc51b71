package elysium.server.http.routes;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.server.db.people.Players;
import elysium.server.db.people.Secret;
import elysium.server.db.table.GameTiming;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.TableRecord;
import elysium.server.http.auth.Authenticator;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.Rooms;
import elysium.server.room.Stores;
import elysium.server.room.fold.Fold;
import elysium.store.Commitment;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/// Routes for players who return to a seat, or start a rematch.
public final class ReturnRoutes {
    private final Stores stores;
    private final Rooms rooms;
    private final TableRoutes tables;
    private final Authenticator authenticator;
    private final TableCreation tableCreation;

    public ReturnRoutes(Stores shelf, Rooms rooms, TableRoutes tables, Authenticator doorman, TableCreation laying) {
        this.stores = shelf;
        this.rooms = rooms;
        this.tables = tables;
        this.authenticator = doorman;
        this.tableCreation = laying;
    }

    public void open(RoutesConfig routes) {
        routes.post("/api/tables/{table}/seats/{seat}/return", this::comeBack);
        routes.post("/api/tables/{table}/rematch", this::rematch);
    }

    private void comeBack(Context request) {
        Players.Player me = authenticator.requirePlayer(request);
        TableRecord kept = tables.table(request);
        int seat = TableRoutes.seat(request, kept);
        boolean mine = kept.seatOf(me.id()) == seat;
        if (!mine && !stores.seats().comeBack(kept.id(), seat, me))
            throw new RequestRejectedException(ErrorCode.NOT_YOURS);
        rooms.room(kept.id()).catchUp();
        rooms.room(kept.id()).comeBack(seat);
        tables.respondChanged(request, me);
    }

    private void rematch(Context request) {
        Players.Player me = authenticator.requirePlayer(request);
        TableRecord kept = tables.table(request);
        if (kept.seatOf(me.id()) == Table.NONE) throw new RequestRejectedException(ErrorCode.NOT_YOURS);
        Fold<?> fold = rooms.endedGame(kept);
        if (fold == null) throw new RequestRejectedException(ErrorCode.NOT_OVER);
        tableCreation.checkLimits(request, me);
        TableRecord wanted = again(kept, fold.game().rulesVersion(), me);
        String next = stores.rematches().createRematch(kept.id(), wanted);
        boolean laid = next.equals(wanted.id());
        if (!laid) sit(next, me);
        rooms.room(kept.id()).catchUp();
        rooms.room(next).catchUp();
        request.status(laid ? 201 : 200).json(tables.listed(authenticator.requireTable(next), me));
    }

    /// Seats a player at the rematch, where a seat is reserved.
    private void sit(String next, Players.Player me) {
        for (SeatRecord chair : authenticator.requireTable(next).seats())
            if (chair.reservedFor() != null && chair.reservedFor().id().equals(me.id()))
                stores.seats().sit(next, chair.seat(), me);
    }

    /// The table of a rematch, with one player seated and seats reserved for the others.
    private static TableRecord again(TableRecord kept, int rules, Players.Player first) {
        Setup setup = new Setup(kept.setup().game(), rules, kept.setup().seats(), kept.setup().options(),
                Commitment.seed());
        String salt = Commitment.salt();
        List<SeatRecord> chairs = new ArrayList<>();
        for (SeatRecord chair : kept.seats()) chairs.add(again(chair, first));
        boolean full = chairs.stream().noneMatch(chair -> chair.sitter() == SeatRecord.Sitter.OPEN);
        long now = System.currentTimeMillis();
        return new TableRecord(Secret.generate(), setup, salt, Commitment.to(setup.seed(), salt).digest(),
                kept.listed(),
                kept.allowsSpectators(), kept.botsReplaceLeavers(), now,
                full ? TableRecord.State.PLAYING : TableRecord.State.OPEN, chairs,
                null, new GameTiming(kept.timing().clock(), full ? now : 0, null), null);
    }

    private static SeatRecord again(SeatRecord chair, Players.Player first) {
        if (chair.isHeldBy(first.id()))
            return new SeatRecord(chair.seat(), SeatRecord.Sitter.PERSON, first.id(), first.name());
        String player = chair.player();
        if (player == null) return new SeatRecord(chair.seat(), chair.sitter(), null, "");
        return new SeatRecord(chair.seat(), SeatRecord.Sitter.OPEN, null, "", new Players.Player(player, chair.name()));
    }
}
