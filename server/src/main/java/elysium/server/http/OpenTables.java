package elysium.server.http;

import java.util.Comparator;
import java.util.List;
import elysium.server.db.Players;
import elysium.server.db.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.Message;
import elysium.server.message.RequestRejectedException;
import elysium.server.room.Stores;
import io.javalin.http.Context;

/// The list of open tables: where people wait comes first, and nobody can fill it.
record OpenTables(Stores shelf, WorkLimits limits) {
    private static final int SHOWN = 100, BY_PERSON = 6, BY_ADDRESS = 24;

    /// Those with the most people at the page first, then those with the most people; of those alike where somebody is at
    /// the page, those who have waited longest, and of the others the youngest.
    private static final Comparator<TableRoutes.Listed> ORDER = Comparator.comparingLong(OpenTables::here)
            .thenComparingLong(OpenTables::people).reversed()
            .thenComparingLong(table -> here(table) > 0 ? table.created() : -table.created());

    private static long people(TableRoutes.Listed table) {
        return table.seats().stream().filter(seat -> seat.kind().equals("person")).count();
    }

    private static long here(TableRoutes.Listed table) {
        return table.seats().stream().filter(seat -> seat.kind().equals("person")).filter(Message.Place::here).count();
    }

    static List<TableRoutes.Listed> ordered(List<TableRoutes.Listed> tables) {
        return tables.stream().sorted(ORDER).limit(SHOWN).toList();
    }

    /// Lays a table, unless it is for the list and whoever lays it has many there, or many were laid from the same place.
    void lay(Context request, TableRecord table, Players.Player by, Runnable create) {
        boolean shown = table.listed() && table.state() == TableRecord.State.OPEN;
        if (!shown) {
            create.run();
            return;
        }
        String address = limits.address(request);
        boolean many = shelf.lobby().laidBy(by.id()) >= BY_PERSON || shelf.lobby().laidFrom(address) >= BY_ADDRESS;
        if (limits.kept() && many) throw new RequestRejectedException(ErrorCode.TOO_MANY_TABLES);
        create.run();
        shelf.lobby().note(table.id(), by.id(), address);
    }
}
