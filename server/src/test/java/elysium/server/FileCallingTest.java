package elysium.server;

import elysium.server.db.Database;

class FileCallingTest extends Calling {
    @Override Options options() {
        return Here.options(folder);
    }

    @Override Database database() {
        return Database.file(folder);
    }
}
