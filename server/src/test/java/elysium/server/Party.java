package elysium.server;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import elysium.kernel.Setup;
import elysium.server.db.Database;
import elysium.server.db.people.Secret;
import elysium.server.db.table.Clock;
import elysium.server.db.table.Entry;
import elysium.server.db.table.EntryStore;
import elysium.server.db.table.GameTiming;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.TableRecord;
import elysium.server.db.table.Tables;
import elysium.vendetta.VendettaGame;

/// Three players at one table whose game started at a given time in the past.
final class Party {
    private static final long PATIENCE = 60_000;
    private static final List<String> NAMES = List.of("Ana", "Bo", "Cleo");

    final String table;
    final List<Visitor> people;
    final long begun;
    private final Database database;

    private Party(Database database, String table, List<Visitor> people, long begun) {
        this.database = database;
        this.table = table;
        this.people = people;
        this.begun = begun;
    }

    static Party of(Server server, Database database, Clock clock, long ago) {
        return of(server.address(), database, clock, ago);
    }

    static Party of(String address, Database database, Clock clock, long ago) {
        return of(address, database, clock, ago, true);
    }

    static Party of(String address, Database database, Clock clock, long ago, boolean replaced) {
        List<Visitor> people = new ArrayList<>();
        List<SeatRecord> chairs = new ArrayList<>();
        for (String name : NAMES) {
            Visitor visitor = Visitor.called(name, address);
            String id = visitor.get("api/session").body().get("id").asString();
            chairs.add(new SeatRecord(chairs.size(), SeatRecord.Sitter.PERSON, id, name));
            people.add(visitor);
        }
        VendettaGame game = new VendettaGame();
        long begun = System.currentTimeMillis() - ago;
        TableRecord kept =
                new TableRecord(Secret.generate(),
                        new Setup(game.id(), game.rulesVersion(), NAMES.size(), List.of(), 4),
                        "salt",
                        "promise", true, true, replaced, begun, TableRecord.State.PLAYING, chairs, null,
                        new GameTiming(clock, begun, null));
        new Tables(database).create(kept);
        return new Party(database, kept.id(), people, begun);
    }

    Phone phone(int seat) {
        return people.get(seat).play(table, 0);
    }

    String path(String rest) {
        return "api/tables/" + table + rest;
    }

    List<Entry> entries() {
        return new EntryStore(database).after(table, 0);
    }

    /// The table's next deadline, or 0.
    long due() {
        return database.read(connection -> {
            var rows = connection.createStatement()
                    .executeQuery("SELECT due FROM game_table WHERE id = '" + table + "'");
            rows.next();
            return rows.getLong(1);
        });
    }

    static void until(BooleanSupplier holds) {
        long end = System.currentTimeMillis() + PATIENCE;
        while (!holds.getAsBoolean()) {
            if (System.currentTimeMillis() > end) throw new AssertionError("it did not come to that");
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
