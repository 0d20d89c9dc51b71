package elysium.server.db.people;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import elysium.server.db.Database;
import org.jspecify.annotations.Nullable;

/// Stores sessions: each browser has a secret, of which only the digest is stored.
public final class Sessions {
    /// The prefix of notifications that a session has ended, before its key.
    public static final String ENDED = "session:";
    /// The time without use after which a session expires.
    public static final Duration LIFETIME = Duration.ofDays(365);
    private static final Duration FRESH = Duration.ofMinutes(10);
    private static final int ID = 16, AGENT = 120;
    private static final String COLUMNS = "s.secret, s.created, s.seen, s.agent, p.id, p.name, p.account";

    private final Database database;

    /// A session of a browser.
    ///
    /// @param key the digest of its secret
    /// @param agent the browser's user agent
    public record Session(String key, long created, long seen, String agent, Players.Player player, boolean account) {

        /// A public id, which gives no access.
        public String id() {
            return key.substring(0, ID);
        }
    }

    public Sessions(Database database) {
        this.database = database;
    }

    /// Creates a session and returns its secret.
    public String begin(String player, String agent) {
        return database.write(connection -> begin(connection, player, agent));
    }

    static String begin(Connection connection, String player, String agent) throws SQLException {
        String secret = Secret.generate();
        long now = System.currentTimeMillis();
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO session (secret, player, created, seen, agent) VALUES (?, ?, ?, ?, ?)")) {
            insert.setString(1, Secret.digest(secret));
            insert.setString(2, player);
            insert.setLong(3, now);
            insert.setLong(4, now);
            insert.setString(5, agent.length() > AGENT ? agent.substring(0, AGENT) : agent);
            insert.executeUpdate();
        }
        return secret;
    }

    /// The session of a secret, or null.
    public @Nullable Session findBySecret(String secret) {
        if (!Secret.wellFormed(secret)) return null;
        long now = System.currentTimeMillis();
        List<Session> found = query("s.secret = ?", Secret.digest(secret));
        if (found.isEmpty() || now - found.getFirst().seen > LIFETIME.toMillis()) return null;
        Session session = found.getFirst();
        if (now - session.seen > FRESH.toMillis()) seen(session, now);
        return session;
    }

    /// The sessions of a player, last used first.
    public List<Session> ofPlayer(String player) {
        return query("s.player = ? ORDER BY s.seen DESC, s.secret", player);
    }

    private List<Session> query(String which, String value) {
        return database.read(connection -> {
            List<Session> found = new ArrayList<>();
            try (PreparedStatement query = connection.prepareStatement(
                    "SELECT " + COLUMNS + " FROM session s JOIN player p ON p.id = s.player WHERE " + which)) {
                query.setString(1, value);
                ResultSet rows = query.executeQuery();
                while (rows.next())
                    found.add(new Session(rows.getString(1), rows.getLong(2), rows.getLong(3), rows.getString(4),
                            new Players.Player(rows.getString(5), rows.getString(6)), rows.getString(7) != null));
            }
            return found;
        });
    }

    private void seen(Session session, long now) {
        database.write(connection -> {
            try (PreparedStatement update =
                    connection.prepareStatement("UPDATE session SET seen = ? WHERE secret = ?")) {
                update.setLong(1, now);
                update.setString(2, session.key);
                return update.executeUpdate();
            }
        });
    }

    /// Ends a session and notifies the other servers.
    public void end(Session session) {
        database.write(connection -> {
            try (PreparedStatement delete = connection.prepareStatement("DELETE FROM session WHERE secret = ?")) {
                delete.setString(1, session.key);
                delete.executeUpdate();
            }
            database.notifyServers(connection, ENDED + session.key + " 0");
            return true;
        });
    }
}
