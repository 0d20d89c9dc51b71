package elysium.server.db;

class FilePeopleTest extends PeopleKeeping {
    @Override Database database() {
        return Database.file(folder);
    }
}
