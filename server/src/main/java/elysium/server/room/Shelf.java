package elysium.server.room;

import elysium.server.keep.Alarms;
import elysium.server.keep.Archive;
import elysium.server.keep.Database;
import elysium.server.keep.Journals;
import elysium.server.keep.Lobby;
import elysium.server.keep.Orders;
import elysium.server.keep.People;
import elysium.server.keep.Players;
import elysium.server.keep.Presence;
import elysium.server.keep.Rematches;
import elysium.server.keep.Reminders;
import elysium.server.keep.Scribe;
import elysium.server.keep.Seats;
import elysium.server.keep.Snapshots;
import elysium.server.keep.Subscriptions;
import elysium.server.keep.Tables;

/// All that a server keeps, in one place.
public record Shelf(Database database, Tables tables, Archive archive, Seats seats, Players players, People people,
        Journals journals, Scribe scribe, Orders orders, Presence presence, Alarms alarms, Rematches rematches,
        Subscriptions subscriptions, Reminders reminders, Lobby lobby,
        SnapshotStore snapshots) implements AutoCloseable {

    public static Shelf of(Database database) {
        Tables tables = new Tables(database);
        Archive archive = new Archive(database, tables);
        Journals journals = new Journals(database);
        return new Shelf(database, tables, archive, new Seats(database), new Players(database), People.of(database),
                journals, new Scribe(database), new Orders(database), new Presence(database), new Alarms(database),
                new Rematches(database), new Subscriptions(database), new Reminders(database),
                new Lobby(database, tables), new SnapshotStore(new Snapshots(database), archive, journals));
    }

    @Override public void close() {
        snapshots.close();
        scribe.close();
        database.close();
    }
}
