package elysium.server.room;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import elysium.server.db.DatabaseUnavailableException;
import elysium.server.message.ErrorCode;
import elysium.server.message.RequestRejectedException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Limits how many tables of bots alone play at once; the others wait for one to end.
public final class BotTables {
    private static final Logger LOG = LoggerFactory.getLogger(BotTables.class);

    private final int most;
    private boolean asleep;
    private final Set<Room<?>> playing = new LinkedHashSet<>();
    private final LinkedHashSet<Room<?>> resting = new LinkedHashSet<>();
    private final Map<String, List<Owner>> owners = new HashMap<>();

    /// Somebody for whom such tables are counted, such as a person or an address.
    ///
    /// @param most how many of them may go on at once
    public record Owner(String name, int most) {}

    /// @param most how many of them may play at once
    BotTables(int most) {
        this.most = most;
    }

    /// Counts a table that is about to be laid; refused where those who lay it have enough, or all have.
    public synchronized void claim(String table, List<Owner> by) {
        if (Math.max(playing.size(), owners.size()) >= most) throw new RequestRejectedException(ErrorCode.FULL);
        for (Owner owner : by)
            if (owners.values().stream().filter(each -> each.contains(owner)).count() >= owner.most)
                throw new RequestRejectedException(ErrorCode.ENOUGH_BOTS);
        owners.put(table, by);
    }

    /// A table that was counted is not laid after all, or does not go on.
    public synchronized void release(String table) {
        owners.remove(table);
    }

    /// Whether a table may play now; if not, it is woken when another has ended.
    synchronized boolean tryToPlay(Room<?> room) {
        if (playing.contains(room)) return true;
        if (playing.size() >= most) {
            resting.add(room);
            return false;
        }
        resting.remove(room);
        return playing.add(room);
    }

    /// A table is over, is thrown away, or has a person again.
    void stop(String table, Room<?> room) {
        release(table);
        Room<?> next = next(room);
        if (next != null) Thread.startVirtualThread(() -> wake(next));
    }

    private synchronized @Nullable Room<?> next(Room<?> ended) {
        asleep |= resting.remove(ended);
        return playing.remove(ended) && !resting.isEmpty() ? resting.removeFirst() : null;
    }

    /// Whether there is room again for those that rest and are not in memory any more; asked once.
    synchronized boolean takeWakeRequest() {
        boolean wakes = asleep && playing.size() < most;
        asleep &= !wakes;
        return wakes;
    }

    private static void wake(Room<?> room) {
        try {
            room.catchUp();
        } catch (RequestRejectedException | DatabaseUnavailableException cannot) {
            LOG.warn("a table of bots cannot go on now: {}", cannot.getMessage());
        }
    }

    /// How many of them play.
    public synchronized int count() {
        return playing.size();
    }
}
