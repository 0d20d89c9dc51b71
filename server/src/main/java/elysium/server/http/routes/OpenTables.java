package elysium.server.http.routes;

import java.util.Comparator;
import java.util.List;
import elysium.server.db.people.Players;
import elysium.server.db.table.TableRecord;
import elysium.server.http.limit.WorkLimits;
import elysium.server.message.ErrorCode;
import elysium.server.message.Message;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.Stores;
import io.javalin.http.Context;

/// Lists open tables, those with waiting players first, and limits how many a client can create.
public record OpenTables(Stores stores, WorkLimits limits) {
    private static final int SHOWN = 100, BY_PERSON = 6, BY_ADDRESS = 24;

    /// Sorts by players with the page open, then by players; then longest wait first among tables with the page open,
    /// and newest first among the others.
    private static final Comparator<TableRoutes.Listed> ORDER = Comparator.comparingLong(OpenTables::here)
            .thenComparingLong(OpenTables::people).reversed()
            .thenComparingLong(table -> here(table) > 0 ? table.created() : -table.created());

    private static long people(TableRoutes.Listed table) {
        return table.seats().stream().filter(seat -> seat.kind().equals("person")).count();
    }

    private static long here(TableRoutes.Listed table) {
        return table.seats().stream().filter(seat -> seat.kind().equals("person")).filter(Message.Place::online)
                .count();
    }

    static List<TableRoutes.Listed> ordered(List<TableRoutes.Listed> tables) {
        return tables.stream().sorted(ORDER).limit(SHOWN).toList();
    }

    /// Creates a table; rejects a listed one if the player or the address has too many open.
    void create(Context request, TableRecord table, Players.Player by, Runnable create) {
        boolean shown = table.listed() && table.state() == TableRecord.State.OPEN;
        if (!shown) {
            create.run();
            return;
        }
        String address = limits.address(request);
        boolean many = stores.lobby().countByPlayer(by.id()) >= BY_PERSON
                || stores.lobby().countByAddress(address) >= BY_ADDRESS;
        if (limits.enabled() && many) throw new RequestRejectedException(ErrorCode.TOO_MANY_TABLES);
        create.run();
        stores.lobby().recordCreator(table.id(), by.id(), address);
    }
}
