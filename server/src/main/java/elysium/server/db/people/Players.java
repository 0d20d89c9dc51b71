package elysium.server.db.people;

import java.sql.PreparedStatement;
import elysium.server.db.Database;

/// Stores players. Every player starts as a guest, identified by the secret in a cookie.
public final class Players {
    private final Database database;

    /// A player.
    public record Player(String id, String name) {}

    /// A new player with the secret of the session.
    public record Arrival(Player player, String secret) {}

    public Players(Database database) {
        this.database = database;
    }

    /// Creates a guest.
    public Arrival guest(String name) {
        return guest(name, "");
    }

    /// Creates a guest; `agent` is the browser's user agent.
    public Arrival guest(String name, String agent) {
        Player guest = new Player(Secret.generate(), name);
        return database.write(connection -> {
            try (PreparedStatement player =
                    connection.prepareStatement("INSERT INTO player (id, name, created) VALUES (?, ?, ?)")) {
                player.setString(1, guest.id);
                player.setString(2, name);
                player.setLong(3, System.currentTimeMillis());
                player.executeUpdate();
            }
            return new Arrival(guest, Sessions.begin(connection, guest.id, agent));
        });
    }

    /// Renames a player.
    public void rename(String player, String name) {
        database.write(connection -> {
            try (PreparedStatement update = connection.prepareStatement("UPDATE player SET name = ? WHERE id = ?")) {
                update.setString(1, name);
                update.setString(2, player);
                return update.executeUpdate();
            }
        });
    }
}
