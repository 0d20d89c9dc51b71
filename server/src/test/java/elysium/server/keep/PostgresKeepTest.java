package elysium.server.keep;

import elysium.server.Postgres;

class PostgresKeepTest extends Keeping {
    @Override Database database() {
        return Database.at(Postgres.fresh());
    }
}
