package elysium.server.keep;

class FilePeopleTest extends PeopleKeeping {
    @Override Database database() {
        return Database.file(folder);
    }
}
