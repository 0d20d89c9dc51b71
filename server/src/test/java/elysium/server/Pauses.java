package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import elysium.kernel.journal.Journal;
import elysium.server.db.Database;
import elysium.server.db.table.Entry;
import elysium.server.db.table.EntryStore;
import elysium.server.db.table.TableRecord;
import elysium.server.db.table.Tables;
import elysium.server.room.fold.Fold;
import elysium.vtes.VtesGame;
import elysium.vtes.table.Vtes;

/// The pauses between the entries of a game, which must not tell who answered by a standing order.
final class Pauses {
    private static final int SLACK = 10;

    private Pauses() {}

    /// Checks that whatever a person did not answer took as long as a pause; returns how many standing orders answered.
    static int even(String table, Database database, int pause) {
        TableRecord kept = new Tables(database).find(table);
        Fold<Vtes> fold = new Fold<>(new VtesGame(), new Journal(kept.setup(), List.of()), kept.timing());
        long opened = kept.timing().startedAt();
        int orders = 0;
        for (Entry entry : new EntryStore(database).after(table, 0)) {
            boolean person = entry.seat() == 0 && entry.kind() != Entry.ORDERED;
            if (entry.kind() == Entry.ORDERED) orders++;
            if (!person) assertThat(entry.at() - opened).as("entry " + entry).isGreaterThanOrEqualTo(pause - SLACK);
            if (fold.apply(entry)) opened = entry.at();
        }
        return orders;
    }
}
