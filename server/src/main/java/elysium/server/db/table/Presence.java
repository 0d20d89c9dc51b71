package elysium.server.db.table;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.Set;
import elysium.server.db.Database;
import elysium.server.db.DatabaseUnavailableException;
import elysium.server.db.people.Secret;

/// Shares between servers which players are connected. A single server does not use the database for it.
public final class Presence {
    /// The time without a heartbeat after which a server counts as dead.
    static final long DEAD_MILLIS = 10_000;

    private final Database database;
    private final String node = Secret.generate();
    private volatile boolean doubtful, stopped;

    /// A seat with a connection to this server.
    public record Here(String table, int seat) {}

    public Presence(Database database) {
        this.database = database;
    }

    /// Records that a player has connected to a seat here, or that the last connection is gone; retries later if the
    /// database is unavailable.
    public void setConnected(String table, int seat, boolean here) {
        if (!database.isShared() || stopped) return;
        try {
            database.write(connection -> setConnected(connection, table, seat, here));
        } catch (DatabaseUnavailableException _) {
            doubtful = true;
        }
    }

    private boolean setConnected(Connection connection, String table, int seat, boolean here) throws SQLException {
        try (PreparedStatement change = connection.prepareStatement(here
                ? "INSERT INTO presence (table_id, seat, node) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
                : "DELETE FROM presence WHERE table_id = ? AND seat = ? AND node = ?")) {
            change.setString(1, table);
            change.setInt(2, seat);
            change.setString(3, node);
            boolean changed = change.executeUpdate() > 0;
            if (changed) database.notifyServers(connection, table + " 0");
            return changed;
        }
    }

    /// The stored records may be outdated.
    public void markDoubtful() {
        doubtful = true;
    }

    public boolean isDoubtful() {
        return doubtful;
    }

    /// The seats of a table with connections to other live servers, as a bit set.
    public int seatsElsewhere(String table) {
        if (!database.isShared()) return 0;
        return database.read(connection -> {
            int seats = 0;
            try (PreparedStatement query = connection.prepareStatement("SELECT p.seat FROM presence p JOIN node n "
                    + "ON n.id = p.node WHERE p.table_id = ? AND p.node <> ? AND n.seen > ?")) {
                query.setString(1, table);
                query.setString(2, node);
                query.setLong(3, System.currentTimeMillis() - DEAD_MILLIS);
                ResultSet rows = query.executeQuery();
                while (rows.next()) seats |= 1 << rows.getInt(1);
            }
            return seats;
        });
    }

    /// Writes a heartbeat and returns the other live servers.
    public Set<String> heartbeat() {
        if (!database.isShared()) return Set.of();
        long now = System.currentTimeMillis();
        return database.write(connection -> {
            try (PreparedStatement sign = connection.prepareStatement("INSERT INTO node (id, seen) VALUES (?, ?) "
                    + "ON CONFLICT (id) DO UPDATE SET seen = EXCLUDED.seen")) {
                sign.setString(1, node);
                sign.setLong(2, now);
                sign.executeUpdate();
            }
            return alive(connection, now - DEAD_MILLIS);
        });
    }

    private Set<String> alive(Connection connection, long since) throws SQLException {
        Set<String> alive = new HashSet<>();
        try (PreparedStatement query =
                connection.prepareStatement("SELECT id FROM node WHERE seen > ? AND id <> ?")) {
            query.setLong(1, since);
            query.setString(2, node);
            ResultSet rows = query.executeQuery();
            while (rows.next()) alive.add(rows.getString(1));
        }
        return alive;
    }

    /// Rewrites all records of this server if some may be missing.
    public void rewrite(Set<Here> here) {
        if (!database.isShared() || stopped) return;
        doubtful = false;
        try {
            database.write(connection -> {
                clear(connection);
                try (PreparedStatement insert = connection.prepareStatement(
                        "INSERT INTO presence (table_id, seat, node) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")) {
                    for (Here each : here) {
                        insert.setString(1, each.table);
                        insert.setInt(2, each.seat);
                        insert.setString(3, node);
                        insert.addBatch();
                    }
                    insert.executeBatch();
                }
                return tell(connection, here);
            });
        } catch (DatabaseUnavailableException gone) {
            doubtful = true;
            throw gone;
        }
    }

    private boolean tell(Connection connection, Set<Here> here) throws SQLException {
        database.notifyServers(connection,
                here.stream().map(each -> each.table + " 0").distinct().toArray(String[]::new));
        return true;
    }

    private void clear(Connection connection) throws SQLException {
        try (PreparedStatement clear = connection.prepareStatement("DELETE FROM presence WHERE node = ?");
                PreparedStatement dead = connection.prepareStatement(
                        "DELETE FROM presence WHERE node NOT IN (SELECT id FROM node WHERE seen > ?)")) {
            clear.setString(1, node);
            clear.executeUpdate();
            dead.setLong(1, System.currentTimeMillis() - DEAD_MILLIS);
            dead.executeUpdate();
        }
    }

    /// Deletes the records of this server, which stops.
    public void stop(Set<Here> here) {
        if (!database.isShared()) return;
        stopped = true;
        database.write(connection -> {
            clear(connection);
            try (PreparedStatement gone = connection.prepareStatement("DELETE FROM node WHERE id = ?")) {
                gone.setString(1, node);
                gone.executeUpdate();
            }
            return tell(connection, here);
        });
    }
}
