package elysium.server.db;

import elysium.server.Postgres;

class PostgresKeepTest extends Keeping {
    @Override Database database() {
        return Database.at(Postgres.fresh());
    }

    @Override String plan(Database database, String query) {
        return database.write(connection -> {
            connection.createStatement().execute("SET LOCAL enable_seqscan = off");
            StringBuilder plan = new StringBuilder();
            var rows = connection.createStatement().executeQuery("EXPLAIN " + query);
            while (rows.next()) plan.append(rows.getString(1)).append('\n');
            return plan.toString();
        });
    }
}
