package elysium.server.db.people;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.kernel.Lang;
import elysium.server.db.Database;
import org.jspecify.annotations.Nullable;

/// Stores push subscriptions: at most one per session, deleted with it.
public final class Subscriptions {
    /// The maximum number of subscriptions per player; the oldest are dropped.
    public static final int MOST = 10;
    private static final String OF_SESSION = "p.session = ?", OF_PLAYER = "s.player = ? AND s.seen > ? ORDER BY "
            + "p.created DESC";

    private final Database database;

    /// A push subscription of a browser.
    ///
    /// @param endpoint the URL to send to; a secret, since knowing it allows sending
    /// @param p256dh the browser's public key
    /// @param auth the secret shared with the browser
    /// @param site the URL of this server that the browser used
    public record Subscription(String endpoint, String p256dh, String auth, Lang lang, String site) {
        @Override public String toString() {
            return "a browser that may be called";
        }
    }

    public Subscriptions(Database database) {
        this.database = database;
    }

    /// Sets the subscription of a session; false if the session has ended.
    public boolean save(String session, Subscription browser) {
        return database.write(connection -> {
            change(connection, "DELETE FROM push_subscription WHERE session = ? OR endpoint = ?", session,
                    browser.endpoint);
            boolean kept = change(connection, "INSERT INTO push_subscription (session, endpoint, p256dh, auth, lang, "
                    + "site, created) SELECT secret, ?, ?, ?, ?, ?, " + System.currentTimeMillis()
                    + " FROM session WHERE secret = ? ON CONFLICT DO NOTHING", browser.endpoint, browser.p256dh,
                    browser.auth, browser.lang.name().toLowerCase(Locale.ROOT), browser.site, session) == 1;
            change(connection, "DELETE FROM push_subscription WHERE session IN (SELECT p.session FROM "
                    + "push_subscription p JOIN session s ON s.secret = p.session WHERE s.player = (SELECT player "
                    + "FROM session WHERE secret = ?) ORDER BY CASE WHEN p.session = ? THEN 0 ELSE 1 END, "
                    + "p.created DESC LIMIT 1000 OFFSET " + MOST + ")", session, session);
            return kept;
        });
    }

    /// Deletes the subscription of a session.
    public void drop(String session) {
        database.write(connection -> change(connection, "DELETE FROM push_subscription WHERE session = ?", session));
    }

    /// Deletes a subscription that the push service no longer knows.
    public void deleteEndpoint(String endpoint) {
        database.write(connection -> change(connection, "DELETE FROM push_subscription WHERE endpoint = ?", endpoint));
    }

    /// The subscription of a session, or null.
    public @Nullable Subscription ofSession(String session) {
        List<Subscription> found = database.read(connection -> query(connection, OF_SESSION, session, null));
        return found.isEmpty() ? null : found.getFirst();
    }

    /// The subscriptions of a player.
    public List<Subscription> ofPlayer(String player) {
        long oldest = System.currentTimeMillis() - Sessions.LIFETIME.toMillis();
        return database.read(connection -> query(connection, OF_PLAYER, player, oldest));
    }

    private static List<Subscription> query(Connection connection, String which, String whose, @Nullable Long since)
            throws SQLException {
        List<Subscription> found = new ArrayList<>();
        try (PreparedStatement query = connection.prepareStatement("SELECT p.endpoint, p.p256dh, p.auth, p.lang, "
                + "p.site FROM push_subscription p JOIN session s ON s.secret = p.session WHERE " + which)) {
            query.setString(1, whose);
            if (since != null) query.setLong(2, since);
            ResultSet rows = query.executeQuery();
            while (rows.next())
                found.add(new Subscription(rows.getString(1), rows.getString(2), rows.getString(3),
                        Lang.valueOf(rows.getString(4).toUpperCase(Locale.ROOT)), rows.getString(5)));
        }
        return found;
    }

    private static int change(Connection connection, String sql, String... values) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) update.setString(i + 1, values[i]);
            return update.executeUpdate();
        }
    }
}
