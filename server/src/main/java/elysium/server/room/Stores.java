package elysium.server.room;

import elysium.server.db.Database;
import elysium.server.db.people.People;
import elysium.server.db.people.Players;
import elysium.server.db.people.Reminders;
import elysium.server.db.people.Subscriptions;
import elysium.server.db.table.Archive;
import elysium.server.db.table.ClockDeadlines;
import elysium.server.db.table.EntryStore;
import elysium.server.db.table.Lobby;
import elysium.server.db.table.Orders;
import elysium.server.db.table.Presence;
import elysium.server.db.table.Rematches;
import elysium.server.db.table.Scribe;
import elysium.server.db.table.Seats;
import elysium.server.db.table.Snapshots;
import elysium.server.db.table.Tables;
import elysium.server.room.fold.SnapshotStore;

/// All database stores of a server.
public record Stores(Database database, Tables tables, Archive archive, Seats seats, Players players, People people,
        EntryStore entries, Scribe scribe, Orders orders, Presence presence, ClockDeadlines clockDeadlines,
        Rematches rematches,
        Subscriptions subscriptions, Reminders reminders, Lobby lobby,
        SnapshotStore snapshots) implements AutoCloseable {

    public static Stores of(Database database) {
        Tables tables = new Tables(database);
        Archive archive = new Archive(database, tables);
        EntryStore journals = new EntryStore(database);
        return new Stores(database, tables, archive, new Seats(database), new Players(database), People.of(database),
                journals, new Scribe(database), new Orders(database), new Presence(database),
                new ClockDeadlines(database),
                new Rematches(database), new Subscriptions(database), new Reminders(database),
                new Lobby(database, tables), new SnapshotStore(new Snapshots(database), archive, journals));
    }

    @Override public void close() {
        snapshots.close();
        scribe.close();
        database.close();
    }
}
