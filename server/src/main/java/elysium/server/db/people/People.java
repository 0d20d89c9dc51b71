package elysium.server.db.people;

import elysium.server.db.Database;

/// The stores of players, accounts, sessions and reports.
public record People(Sessions sessions, Accounts accounts, Reports reports) {

    public static People of(Database database) {
        return new People(new Sessions(database), new Accounts(database), new Reports(database));
    }
}
