package elysium.server.room;

import elysium.server.db.Archive;
import elysium.server.db.ClockDeadlines;
import elysium.server.db.Database;
import elysium.server.db.EntryStore;
import elysium.server.db.Lobby;
import elysium.server.db.Orders;
import elysium.server.db.People;
import elysium.server.db.Players;
import elysium.server.db.Presence;
import elysium.server.db.Rematches;
import elysium.server.db.Reminders;
import elysium.server.db.Scribe;
import elysium.server.db.Seats;
import elysium.server.db.Snapshots;
import elysium.server.db.Subscriptions;
import elysium.server.db.Tables;

/// All database stores of a server.
public record Stores(Database database, Tables tables, Archive archive, Seats seats, Players players, People people,
        EntryStore journals, Scribe scribe, Orders orders, Presence presence, ClockDeadlines alarms,
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
