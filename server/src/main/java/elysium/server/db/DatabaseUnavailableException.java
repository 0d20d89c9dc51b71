package elysium.server.db;

import java.sql.SQLException;

/// The database does not answer: nothing can be promised until it does.
public final class DatabaseUnavailableException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// What the database said of it may quote what was to be kept: only its code goes into a log.
    public DatabaseUnavailableException(SQLException cause) {
        super("the database does not answer (" + cause.getSQLState() + ")", cause);
    }

    public DatabaseUnavailableException(String why) {
        super(why);
    }
}
