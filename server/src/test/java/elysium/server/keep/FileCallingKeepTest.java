package elysium.server.keep;

class FileCallingKeepTest extends CallingKeeping {
    @Override Database database() {
        return Database.file(folder);
    }
}
