package elysium.server.db.table;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import elysium.server.db.Database;
import elysium.server.db.DatabaseUnavailableException;
import org.jspecify.annotations.Nullable;

/// Stores entries. Entries of many tables are committed together, so that they share one disk flush.
public final class Scribe implements AutoCloseable {
    private static final int TOGETHER = 256;
    private static final String INSERT = "INSERT INTO entry (table_id, seq, kind, seat, move, at) VALUES (?, ?, ?, ?, "
            + "?, ?) ON CONFLICT DO NOTHING";

    private record Wanted(@Nullable String table, Entry entry, CompletableFuture<Boolean> kept) {}

    private static final Wanted LAST =
            new Wanted(null, new Entry(0, 0, 0, 0), new CompletableFuture<>());

    private final Database database;
    private final BlockingQueue<Wanted> waiting = new LinkedBlockingQueue<>();
    private final Thread thread;
    private volatile boolean closed;

    public Scribe(Database database) {
        this.database = database;
        thread = Thread.ofPlatform().name("scribe").daemon().start(this::work);
    }

    /// Stores an entry and returns once it is committed; false if another writer has already used its number.
    public boolean store(String table, Entry entry) {
        Wanted wanted = new Wanted(table, entry, new CompletableFuture<>());
        if (closed) throw new DatabaseUnavailableException("the server is stopping");
        waiting.add(wanted);
        try {
            return wanted.kept.join();
        } catch (java.util.concurrent.CompletionException failed) {
            throw failed.getCause() instanceof DatabaseUnavailableException gone ? gone : failed;
        }
    }

    private void work() {
        List<Wanted> batch = new ArrayList<>();
        boolean last = false;
        while (!last) {
            batch.clear();
            try {
                batch.add(waiting.take());
            } catch (InterruptedException _) {
                continue;                                 // only close ends the loop, after the last entry
            }
            waiting.drainTo(batch, TOGETHER);
            last = batch.remove(LAST);
            if (!batch.isEmpty()) settle(batch);
        }
    }

    private void settle(List<Wanted> batch) {
        try {
            int[] counts = database.write(connection -> insert(connection, batch));
            for (int i = 0; i < counts.length; i++) batch.get(i).kept.complete(counts[i] == 1);
        } catch (RuntimeException failed) {
            DatabaseUnavailableException gone = failed instanceof DatabaseUnavailableException known ? known
                    : new DatabaseUnavailableException(failed.toString());
            for (Wanted wanted : batch) wanted.kept.completeExceptionally(gone);
        }
    }

    private int[] insert(Connection connection, List<Wanted> batch) throws SQLException {
        int[] counts;
        try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
            for (Wanted wanted : batch) {
                insert.setString(1, wanted.table);
                insert.setInt(2, wanted.entry.seq());
                insert.setInt(3, wanted.entry.kind());
                insert.setInt(4, wanted.entry.seat());
                insert.setLong(5, wanted.entry.move());
                insert.setLong(6, wanted.entry.at());
                insert.addBatch();
            }
            counts = insert.executeBatch();
        }
        List<String> changes = new ArrayList<>();
        for (int i = 0; i < counts.length; i++)
            if (counts[i] == 1) changes.add(batch.get(i).table + " " + batch.get(i).entry.seq());
        database.notifyServers(connection, changes.toArray(String[]::new));
        return counts;
    }

    /// Writes the pending entries and stops.
    @Override public void close() {
        closed = true;
        waiting.add(LAST);
        try {
            thread.join();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        for (Wanted late : waiting)
            late.kept.completeExceptionally(new DatabaseUnavailableException("the server is stopping"));
    }
}
