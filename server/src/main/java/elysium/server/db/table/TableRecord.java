package elysium.server.db.table;

import java.util.List;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// A table as stored, without its entries.
///
/// @param listed whether it is in the list of open tables; otherwise only its URL leads to it
/// @param watched whether spectators may watch
/// @param replaced whether a bot takes the seat of a player who leaves
/// @param ending how the game ended; null until that is recorded
/// @param course its clock, start and rematch
/// @param origin what it was forked from, or null
public record TableRecord(String id, Setup setup, String salt, String commitment, boolean listed, boolean watched,
        boolean replaced, long created, State state, List<SeatRecord> chairs, @Nullable Ending ending,
        GameTiming course,
        @Nullable Origin origin) {

    /// The state of a table.
    public enum State {
        OPEN, PLAYING, OVER, FROZEN
    }

    /// How a game ended.
    ///
    /// @param at when its last answer was stored
    /// @param winners the seats that won
    public record Ending(long at, List<Integer> winners) {
        public Ending {
            winners = List.copyOf(winners);
        }
    }

    /// The origin of a fork: the table, the step and the viewer whose knowledge it starts from.
    public record Origin(String table, int step, int viewer) {}

    public TableRecord {
        chairs = List.copyOf(BotNames.given(id, chairs));
    }

    /// A table that is not a fork.
    public TableRecord(String id, Setup setup, String salt, String commitment, boolean listed, boolean watched,
            boolean replaced, long created, State state, List<SeatRecord> chairs, @Nullable Ending ending,
            GameTiming course) {
        this(id, setup, salt, commitment, listed, watched, replaced, created, state, chairs, ending, course, null);
    }

    /// An unfinished table without a clock that is not a fork.
    public TableRecord(String id, Setup setup, String salt, String commitment, boolean listed, boolean watched,
            boolean replaced, long created, State state, List<SeatRecord> chairs) {
        this(id, setup, salt, commitment, listed, watched, replaced, created, state, chairs, null, GameTiming.FREE,
                null);
    }

    /// This table as a fork of another.
    public TableRecord from(Origin where) {
        return new TableRecord(id, setup, salt, commitment, listed, watched, replaced, created, state, chairs, ending,
                course,
                where);
    }

    /// The seat of a player, or NONE.
    public int seatOf(@Nullable String player) {
        if (player == null) return Table.NONE;
        for (SeatRecord chair : chairs) if (chair.heldBy(player)) return chair.seat();
        return Table.NONE;
    }

    /// The viewer to use for the setup. A fork has the setup of its origin, where other players had the seats.
    public int eyes(int viewer) {
        return origin == null ? viewer : Table.SPECTATOR;
    }

    /// The seat that a player left to a bot and may return to, or NONE.
    public int leftBy(@Nullable String player) {
        for (SeatRecord chair : chairs) if (chair.leftBy(player)) return chair.seat();
        return Table.NONE;
    }

    /// Whether only bots play here.
    public boolean botsOnly() {
        return chairs.stream().allMatch(chair -> chair.sitter().bot());
    }

    public boolean full() {
        return chairs.stream().noneMatch(chair -> chair.sitter() == SeatRecord.Sitter.OPEN);
    }
}
