package elysium.server;

class PostgresAccountTest extends Accounting {
    @Override Options options() {
        return Here.options(folder).withDatabase(Postgres.fresh());
    }
}
