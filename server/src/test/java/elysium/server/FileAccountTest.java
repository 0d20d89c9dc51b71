package elysium.server;

class FileAccountTest extends Accounting {
    @Override Options options() {
        return Here.options(folder);
    }
}
