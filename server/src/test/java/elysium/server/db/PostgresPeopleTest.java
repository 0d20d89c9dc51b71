package elysium.server.db;

import elysium.server.Postgres;

class PostgresPeopleTest extends PeopleKeeping {
    @Override Database database() {
        return Database.at(Postgres.fresh());
    }
}
