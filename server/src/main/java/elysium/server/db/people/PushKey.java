package elysium.server.db.people;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.function.Supplier;
import elysium.server.db.Database;

/// The key pair that identifies this installation to push services; created once, because browsers keep the public key.
///
/// @param publicKey the public key
/// @param privateKey the private key
public record PushKey(String publicKey, String privateKey) {

    /// The stored pair; the first server creates it and all others get the same.
    public static PushKey loadOrCreate(Database database, Supplier<PushKey> fresh) {
        return database.write(connection -> {
            PushKey brought = fresh.get();
            try (PreparedStatement insert = connection.prepareStatement(
                    "INSERT INTO push_key (id, open, hidden) VALUES (1, ?, ?) ON CONFLICT DO NOTHING");
                    PreparedStatement query = connection.prepareStatement("SELECT open, hidden FROM push_key")) {
                insert.setString(1, brought.publicKey);
                insert.setString(2, brought.privateKey);
                insert.executeUpdate();
                ResultSet rows = query.executeQuery();
                return rows.next() ? new PushKey(rows.getString(1), rows.getString(2)) : brought;
            }
        });
    }

    @Override public String toString() {
        return "the key " + publicKey;
    }
}
