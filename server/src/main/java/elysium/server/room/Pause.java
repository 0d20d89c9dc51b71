package elysium.server.room;

import java.util.SplittableRandom;
import elysium.kernel.Offers;
import elysium.kernel.Table;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.TableRecord;
import elysium.server.room.fold.Fold;
import elysium.tabletop.CardTable;

/// How long a question stays open before a standing order answers it. If other players could tell from the time whether
/// the seat had a choice, it is as long as the seat's own answers take.
///
/// @param minMillis how long every question stands at least, in milliseconds; 0 where nothing is to be hidden
record Pause(long minMillis) {
    /// So many tables at which everybody could be sitting are looked at before a seat is taken to have no choice.
    private static final int IMAGINED = 200;
    /// No order takes more than such a part of the time that is left.
    private static final long PART = 60;

    /// How long the question that is open at a table stands before it is answered for a seat, unless all can see that the
    /// seat has no choice. It is the same at every server, and nobody can know it before.
    long millisFor(Fold<?> now, TableRecord kept, int seat) {
        if (minMillis == 0 || kept.timing().clock().isSlow() || !others(kept, seat)) return minMillis;
        long drawn = now.pacing().sampleMillis(seat, dice(now, kept, seat));
        long pause = drawn < minMillis ? 2 * minMillis - drawn : drawn;
        return Math.min(pause, affordable(now, kept, seat));
    }

    private static SplittableRandom dice(Fold<?> now, TableRecord kept, int seat) {
        return new SplittableRandom(kept.setup().seed() ^ ((now.step() + 1L) * Table.SEATS + seat));
    }

    /// Whether another person sits there, from whom something is to be hidden.
    private static boolean others(TableRecord kept, int seat) {
        for (SeatRecord chair : kept.seats())
            if (chair.seat() != seat && chair.sitter() == SeatRecord.Sitter.PERSON) return true;
        return false;
    }

    private long affordable(Fold<?> now, TableRecord kept, int seat) {
        if (!now.clocks().hasTimeLimit()) return Long.MAX_VALUE;
        long left = now.clocks().timeoutAt(seat) - now.clocks().askedAt();
        return Math.max(minMillis, Math.max(kept.timing().clock().incrementMillis(), left / PART));
    }

    /// Whether the seat is offered one answer only at every table at which a spectator could be sitting. What is truly
    /// hidden there plays no part in that.
    static <T extends CardTable<T>> boolean hasPubliclyNoChoice(T table, int seat) {
        T imagined = table.blank();
        Offers offers = Offers.movesOnly();
        for (int seed = 0; seed < IMAGINED; seed++) {
            imagined.copyFrom(table);
            imagined.imagine(Table.SPECTATOR, seed);
            if (imagined.offers(seat, offers).size() != 1) return false;
        }
        return true;
    }
}
