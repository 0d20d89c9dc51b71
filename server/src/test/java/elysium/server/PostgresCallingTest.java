package elysium.server;

import elysium.server.db.Database;

class PostgresCallingTest extends Calling {
    private final String url = Postgres.fresh();

    @Override Options options() {
        return Here.options(folder).withDatabase(url);
    }

    @Override Database database() {
        return Database.at(url);
    }
}
