package elysium.server.room;

import java.util.ArrayList;
import java.util.List;
import elysium.server.db.DatabaseUnavailableException;
import elysium.server.db.table.Entry;
import elysium.server.db.table.EntryStore;
import elysium.server.db.table.TableRecord;
import elysium.server.message.ErrorCode;
import elysium.server.message.Message;
import elysium.server.message.RequestRejectedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The stored side of a room: the table's record, its entries and its chat. Used only while the room is locked.
final class RoomJournal {
    static final int CHAT_KEPT = 50;
    private static final Logger LOG = LoggerFactory.getLogger(RoomJournal.class);

    private final Stores stores;
    private TableRecord record;
    private int lastChat, seatsElsewhere;
    private boolean stale = true;

    RoomJournal(Stores stores, TableRecord record) {
        this.stores = stores;
        this.record = record;
    }

    TableRecord record() {
        return record;
    }

    /// Whether other writers may have changed the table since [#reload].
    boolean isStale() {
        return stale;
    }

    void markStale() {
        stale = true;
    }

    /// Reads the record again.
    void reload() {
        TableRecord found = stores.tables().find(record.id());
        if (found == null) throw new RequestRejectedException(ErrorCode.UNKNOWN_TABLE);
        record = found;
        seatsElsewhere = stores.presence().seatsElsewhere(record.id());
    }

    /// The room knows all that is stored.
    void markCurrent() {
        stale = false;
    }

    /// The seats whose players are connected to other servers, as a bit set.
    int seatsElsewhere() {
        return seatsElsewhere;
    }

    /// Stores an entry and returns once it is safe; false if another writer was first.
    boolean append(Entry entry) {
        try {
            boolean first = stores.scribe().store(record.id(), entry);
            if (!first) stale = true;
            return first;
        } catch (DatabaseUnavailableException gone) {
            stale = true;                                 // the entry may have been stored all the same
            throw gone;
        }
    }

    List<Entry> after(int entry) {
        return stores.entries().after(record.id(), entry);
    }

    /// The chat since the last call.
    List<Message.Chat> newChat() {
        List<EntryStore.Line> lines = stores.entries().chat(record.id(), lastChat, CHAT_KEPT);
        if (!lines.isEmpty()) lastChat = lines.getLast().seq();
        return chat(lines);
    }

    /// The last lines of the chat, for a viewer who joins.
    List<Message.Chat> recentChat() {
        return chat(stores.entries().chat(record.id(), 0, CHAT_KEPT));
    }

    private static List<Message.Chat> chat(List<EntryStore.Line> lines) {
        List<Message.Chat> chat = new ArrayList<>(lines.size());
        for (EntryStore.Line line : lines)
            chat.add(new Message.Chat(line.seq(), line.seat(), line.words(), line.at()));
        return chat;
    }

    /// Stores the table's state, for lists only: it can always be worked out from the entries.
    void storeState(TableRecord.State state) {
        tryToStore(state, () -> stores.tables().setState(record.id(), state));
    }

    /// Stores that the game is over.
    void storeEnd(List<Integer> winners) {
        tryToStore(TableRecord.State.OVER, () -> stores.archive().end(record.id(), winners));
    }

    private void tryToStore(TableRecord.State state, Runnable write) {
        try {
            write.run();
        } catch (DatabaseUnavailableException gone) {
            LOG.warn("state {} of table {} could not be stored", state, record.id());
        }
    }
}
