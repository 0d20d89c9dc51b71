package elysium.server.db;

import elysium.server.Postgres;

class PostgresCallingKeepTest extends CallingKeeping {
    @Override Database database() {
        return Database.at(Postgres.fresh());
    }
}
