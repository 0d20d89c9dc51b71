package elysium.server.db;

/// All that is kept of people besides their games.
public record People(Sessions sessions, Accounts accounts, Reports reports) {

    public static People of(Database database) {
        return new People(new Sessions(database), new Accounts(database), new Reports(database));
    }
}
