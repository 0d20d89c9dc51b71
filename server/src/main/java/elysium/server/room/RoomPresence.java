package elysium.server.room;

import java.util.List;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.TableRecord;
import elysium.server.message.Message;
import elysium.server.room.fold.Fold;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// Which players of a room are connected, here or at other servers, and who must learn of it.
final class RoomPresence<T extends CardTable<T>> {
    private final Stores stores;
    private final RoomJournal journal;
    private final Broadcaster<T> viewers;
    private volatile int connectedSeats;

    RoomPresence(Stores stores, RoomJournal journal, Broadcaster<T> viewers) {
        this.stores = stores;
        this.journal = journal;
        this.viewers = viewers;
    }

    /// The seats whose players are connected here, as a bit set.
    int connectedSeats() {
        return connectedSeats;
    }

    /// The seats of the table, and which players are connected or absent.
    ///
    /// @param more seats whose players are just joining, as a bit set
    List<Message.Place> places(@Nullable Fold<T> game, int more) {
        return Broadcaster.places(journal.record(), viewers.connectedSeats() | journal.seatsElsewhere() | more,
                game == null ? 0 : game.playerStatus().publiclyAbsentSeats());
    }

    /// Sends the seats to all viewers, if they have changed.
    void announceSeats(@Nullable Fold<T> game, int more) {
        viewers.announceSeats(journal.record(), game, journal.seatsElsewhere() | more);
    }

    /// Notes who has come or gone, and tells everybody here and at other servers.
    void updateConnections(@Nullable Fold<T> game) {
        int before = connectedSeats, now = viewers.connectedSeats();
        connectedSeats = now;
        TableRecord record = journal.record();
        for (SeatRecord chair : record.seats())
            if (((before ^ now) >> chair.seat() & 1) != 0)
                stores.presence().setConnected(record.id(), chair.seat(), (now >> chair.seat() & 1) != 0);
        announceSeats(game, 0);
    }
}
