package elysium.server;

/// The same over a PostgreSQL, which takes less in a text than a file does.
class PostgresBadInputTest extends BadInputTest {

    @Override Options options() {
        return super.options().withDatabase(Postgres.fresh());
    }
}
