package elysium.server.db;

import java.util.List;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// What is kept of a table besides its entries.
///
/// @param listed whether it stands in the list of open tables, or is found by its address only
/// @param watched whether those who do not sit may look on
/// @param replaced whether a bot takes the seat of somebody who leaves
/// @param ending how the game ended; null until that is noted
/// @param course its clock, and what is known of it once it goes on
/// @param origin what it was forked from; null for a game that began with its set-up
public record TableRecord(String id, Setup setup, String salt, String commitment, boolean listed, boolean watched,
        boolean replaced, long created, State state, List<SeatRecord> chairs, @Nullable Ending ending,
        GameTiming course,
        @Nullable Origin origin) {

    /// How far a table is.
    public enum State {
        OPEN, PLAYING, OVER, FROZEN
    }

    /// How a game ended.
    ///
    /// @param at when its last answer was kept
    /// @param winners the seats that won
    public record Ending(long at, List<Integer> winners) {
        public Ending {
            winners = List.copyOf(winners);
        }
    }

    /// Where a fork begins: at which step of which table, and as which viewer that was known.
    public record Origin(String table, int step, int viewer) {}

    public TableRecord {
        chairs = List.copyOf(BotNames.given(id, chairs));
    }

    /// A table whose game began with its set-up.
    public TableRecord(String id, Setup setup, String salt, String commitment, boolean listed, boolean watched,
            boolean replaced, long created, State state, List<SeatRecord> chairs, @Nullable Ending ending,
            GameTiming course) {
        this(id, setup, salt, commitment, listed, watched, replaced, created, state, chairs, ending, course, null);
    }

    /// A table without a clock, whose game began with its set-up and is not over.
    public TableRecord(String id, Setup setup, String salt, String commitment, boolean listed, boolean watched,
            boolean replaced, long created, State state, List<SeatRecord> chairs) {
        this(id, setup, salt, commitment, listed, watched, replaced, created, state, chairs, null, GameTiming.FREE,
                null);
    }

    /// The same table, as a fork of another.
    public TableRecord from(Origin where) {
        return new TableRecord(id, setup, salt, commitment, listed, watched, replaced, created, state, chairs, ending,
                course,
                where);
    }

    /// The seat that a player has, or NONE.
    public int seatOf(@Nullable String player) {
        if (player == null) return Table.NONE;
        for (SeatRecord chair : chairs) if (chair.heldBy(player)) return chair.seat();
        return Table.NONE;
    }

    /// As whom a viewer may look at the set-up. A fork has that of its origin, where others sat at its seats.
    public int eyes(int viewer) {
        return origin == null ? viewer : Table.SPECTATOR;
    }

    /// The seat that a player left to a bot and may have again, or NONE.
    public int leftBy(@Nullable String player) {
        for (SeatRecord chair : chairs) if (chair.leftBy(player)) return chair.seat();
        return Table.NONE;
    }

    /// Whether nobody but bots plays here.
    public boolean botsOnly() {
        return chairs.stream().allMatch(chair -> chair.sitter().bot());
    }

    public boolean full() {
        return chairs.stream().noneMatch(chair -> chair.sitter() == SeatRecord.Sitter.OPEN);
    }
}
