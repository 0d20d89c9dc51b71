package elysium.server;

/// Runs the tests with PostgreSQL, which accepts fewer characters in text than SQLite.
class PostgresBadInputTest extends BadInputTest {

    @Override Options options() {
        return super.options().withDatabase(Postgres.fresh());
    }
}
