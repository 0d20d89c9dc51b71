package elysium.server;

import elysium.server.db.Database;
import org.junit.jupiter.api.Order;

@Order(2)
class PostgresLifeTest extends Living {
    private final String url = Postgres.fresh();

    @Override Options options() {
        return Here.options(folder).withDatabase(url);
    }

    @Override Database database() {
        return Database.at(url);
    }
}
