package elysium.server.db;

class FileCallingKeepTest extends CallingKeeping {
    @Override Database database() {
        return Database.file(folder);
    }
}
