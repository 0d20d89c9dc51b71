package elysium.server.db.table;

import java.util.List;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import org.jspecify.annotations.Nullable;

/// A table as stored, without its entries.
///
/// @param listed whether it is in the list of open tables; otherwise only its URL leads to it
/// @param allowsSpectators whether spectators may watch
/// @param botsReplaceLeavers whether a bot takes the seat of a player who leaves
/// @param ending how the game ended; null until that is recorded
/// @param timing its clock, start and rematch
/// @param origin what it was forked from, or null
public record TableRecord(String id, Setup setup, String salt, String commitment, boolean listed,
        boolean allowsSpectators,
        boolean botsReplaceLeavers, long created, State state, List<SeatRecord> seats, @Nullable Ending ending,
        GameTiming timing,
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
        seats = List.copyOf(BotNames.withBotNames(id, seats));
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
        this(id, setup, salt, commitment, listed, watched, replaced, created, state, chairs, null, GameTiming.UNTIMED,
                null);
    }

    /// This table as a fork of another.
    public TableRecord withOrigin(Origin where) {
        return new TableRecord(id, setup, salt, commitment, listed, allowsSpectators, botsReplaceLeavers, created,
                state, seats, ending,
                timing,
                where);
    }

    /// The seat of a player, or NONE.
    public int seatOf(@Nullable String player) {
        if (player == null) return Table.NONE;
        for (SeatRecord chair : seats) if (chair.isHeldBy(player)) return chair.seat();
        return Table.NONE;
    }

    /// The viewer to use for the setup. A fork has the setup of its origin, where other players had the seats.
    public int setupViewer(int viewer) {
        return origin == null ? viewer : Table.SPECTATOR;
    }

    /// The seat that a player left to a bot and may return to, or NONE.
    public int seatLeftBy(@Nullable String player) {
        for (SeatRecord chair : seats) if (chair.wasLeftBy(player)) return chair.seat();
        return Table.NONE;
    }

    /// Whether only bots play here.
    public boolean hasOnlyBots() {
        return seats.stream().allMatch(chair -> chair.sitter().isBot());
    }

    public boolean isFull() {
        return seats.stream().noneMatch(chair -> chair.sitter() == SeatRecord.Sitter.OPEN);
    }
}
