package elysium.server;

import elysium.server.db.Database;
import org.junit.jupiter.api.Order;

@Order(2)
class FileLifeTest extends Living {
    @Override Options options() {
        return Here.options(folder);
    }

    @Override Database database() {
        return Database.file(folder);
    }
}
