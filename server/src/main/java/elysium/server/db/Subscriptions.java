package elysium.server.db;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import elysium.kernel.Lang;
import org.jspecify.annotations.Nullable;

/// The browsers that may be called with no page open: one for each session, and gone with it.
public final class Subscriptions {
    /// How many browsers of one person are called; those that were signed up first make room.
    public static final int MOST = 10;
    private static final String OF_SESSION = "p.session = ?", OF_PLAYER = "s.player = ? AND s.seen > ? ORDER BY "
            + "p.created DESC";

    private final Database database;

    /// A browser as its push service knows it.
    ///
    /// @param endpoint where what is sent to it goes; whoever knows it may send
    /// @param p256dh the key that is sealed for
    /// @param auth what only the browser and we know
    /// @param site the address of ours at which it was signed up
    public record Subscription(String endpoint, String p256dh, String auth, Lang lang, String site) {
        @Override public String toString() {
            return "a browser that may be called";
        }
    }

    public Subscriptions(Database database) {
        this.database = database;
    }

    /// Signs up the browser of a session, in place of the one it had; false if the session is over.
    public boolean keep(String session, Subscription browser) {
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

    /// Calls the browser of a session no more.
    public void drop(String session) {
        database.write(connection -> change(connection, "DELETE FROM push_subscription WHERE session = ?", session));
    }

    /// A push service knows a browser no more.
    public void gone(String endpoint) {
        database.write(connection -> change(connection, "DELETE FROM push_subscription WHERE endpoint = ?", endpoint));
    }

    /// The browser of a session; null if it is not to be called.
    public @Nullable Subscription at(String session) {
        List<Subscription> found = database.read(connection -> query(connection, OF_SESSION, session, null));
        return found.isEmpty() ? null : found.getFirst();
    }

    /// The browsers of a player.
    public List<Subscription> of(String player) {
        long oldest = System.currentTimeMillis() - Sessions.LASTS.toMillis();
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
