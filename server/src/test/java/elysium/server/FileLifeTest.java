package elysium.server;

import elysium.server.keep.Database;

class FileLifeTest extends Living {
    @Override Options options() {
        return Here.options(folder);
    }

    @Override Database database() {
        return Database.file(folder);
    }
}
