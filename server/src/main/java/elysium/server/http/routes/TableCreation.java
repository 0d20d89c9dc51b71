package elysium.server.http.routes;

import java.util.List;
import elysium.server.db.people.Players;
import elysium.server.db.table.TableRecord;
import elysium.server.http.limit.WorkLimit;
import elysium.server.http.limit.WorkLimits;
import elysium.server.room.BotTables;
import elysium.server.room.Rooms;
import io.javalin.http.Context;

/// Creates tables within the limits of the player, the address and the server.
public record TableCreation(Rooms rooms, WorkLimits limits, OpenTables open) {
    private static final int MINE = 4, OF_ADDRESS = 12;

    /// Throws if the player has created too many tables recently or the server is full.
    void checkLimits(Context request, Players.Player me) {
        limits.check(request, WorkLimit.TABLES, me.id());
        limits.checkAddress(request, WorkLimit.LAID);
        rooms.checkCapacity();
    }

    /// Stores a table, and starts the game if all seats are taken.
    void create(Context request, Players.Player me, TableRecord kept, Runnable keeps) {
        if (kept.hasOnlyBots()) rooms.botTables().claim(kept.id(), owners(request, me));
        try {
            open.create(request, kept, me, keeps);
        } catch (RuntimeException failed) {
            rooms.botTables().release(kept.id());
            throw failed;
        }
        if (kept.state() == TableRecord.State.PLAYING) rooms.room(kept.id()).catchUp();
    }

    private List<BotTables.Owner> owners(Context request, Players.Player me) {
        if (!limits.enabled()) return List.of();
        return List.of(new BotTables.Owner("person " + me.id(), MINE),
                new BotTables.Owner("address " + limits.address(request), OF_ADDRESS));
    }
}
