package elysium.server.keep;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Those who play: so far guests, known by the secret in their cookie.
public final class Players {
    private final Database database;

    /// Somebody who plays.
    public record Player(String id, String name) {}

    /// A new player with the secret to be known by.
    public record Arrival(Player player, String secret) {}

    public Players(Database database) {
        this.database = database;
    }

    /// Lets somebody in without asking for anything.
    public Arrival guest(String name) {
        Arrival arrival = new Arrival(new Player(Secret.fresh(), name), Secret.fresh());
        long now = System.currentTimeMillis();
        database.write(connection -> {
            try (PreparedStatement player =
                    connection.prepareStatement("INSERT INTO player (id, name, created) VALUES (?, ?, ?)");
                    PreparedStatement session =
                            connection.prepareStatement("INSERT INTO session (secret, player, created) "
                                    + "VALUES (?, ?, ?)")) {
                player.setString(1, arrival.player.id);
                player.setString(2, name);
                player.setLong(3, now);
                player.executeUpdate();
                session.setString(1, Secret.digest(arrival.secret));
                session.setString(2, arrival.player.id);
                session.setLong(3, now);
                return session.executeUpdate();
            }
        });
        return arrival;
    }

    /// Who holds a secret; null if nobody does any more.
    public @Nullable Player holding(String secret) {
        if (!Secret.wellFormed(secret)) return null;
        List<Player> found = database.read(connection -> {
            try (PreparedStatement query = connection.prepareStatement(
                    "SELECT p.id, p.name FROM session s JOIN player p ON p.id = s.player WHERE s.secret = ?")) {
                query.setString(1, Secret.digest(secret));
                ResultSet rows = query.executeQuery();
                return rows.next() ? List.of(new Player(rows.getString(1), rows.getString(2))) : List.<Player>of();
            }
        });
        return found.isEmpty() ? null : found.getFirst();
    }

    /// Calls a player by another name from now on.
    public void rename(String player, String name) {
        database.write(connection -> {
            try (PreparedStatement update = connection.prepareStatement("UPDATE player SET name = ? WHERE id = ?")) {
                update.setString(1, name);
                update.setString(2, player);
                return update.executeUpdate();
            }
        });
    }

    /// Ends a session: its secret opens nothing any more.
    public void leave(String secret) {
        database.write(connection -> {
            try (PreparedStatement delete = connection.prepareStatement("DELETE FROM session WHERE secret = ?")) {
                delete.setString(1, Secret.digest(secret));
                return delete.executeUpdate();
            }
        });
    }
}
