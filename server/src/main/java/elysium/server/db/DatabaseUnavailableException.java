package elysium.server.db;

import java.sql.SQLException;

/// The database does not respond, so the request is neither done nor stored.
public final class DatabaseUnavailableException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// Takes only the error code of the cause for logs, since its message may quote stored data.
    public DatabaseUnavailableException(SQLException cause) {
        super("the database does not answer (" + cause.getSQLState() + ")", cause);
    }

    public DatabaseUnavailableException(String why) {
        super(why);
    }
}
