package elysium.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import elysium.kernel.Game;
import elysium.kernel.Setup;
import elysium.kernel.journal.Journal;
import elysium.kit.LongPlay;
import elysium.server.db.Database;
import elysium.server.db.people.Players;
import elysium.server.db.table.Entry;
import elysium.server.db.table.GameTiming;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.TableRecord;
import elysium.server.room.fold.Fold;
import elysium.tabletop.game.StandingOrder;
import elysium.vtes.VtesGame;
import elysium.vtes.table.Vtes;

/// A V:TES table with very many answers and some undos.
public record LongTable(TableRecord kept, List<Players.Arrival> people, List<Entry> entries) {
    private static final VtesGame GAME = new VtesGame();
    private static final int SEATS = 3, UNDO = 20;
    static final Setup SETUP = new Setup(GAME.id(), GAME.rulesVersion(), SEATS, List.of(), 7);

    /// The entries of this many steps; a game in progress then waits for a person without a default order.
    public static List<Entry> entries(int steps, boolean over, long seed) {
        for (long dice = seed;; dice++) {
            List<Entry> entries = played(steps, over, dice);
            if (over || waits(entries)) return entries;
        }
    }

    private static boolean waits(List<Entry> entries) {
        Fold<Vtes> fold = new Fold<>(GAME, new Journal(SETUP, List.of()), GameTiming.UNTIMED);
        fold.setLogging(false);
        for (Entry entry : entries) fold.apply(entry);
        Vtes table = fold.table();
        return IntStream.range(0, SEATS).filter(seat -> (table.pendingSeats() >> seat & 1) != 0).allMatch(
                seat -> StandingOrder.answer(GAME, table, seat, GAME.standingOrders().defaults()) == Game.NO_MOVE);
    }

    private static List<Entry> played(int steps, boolean over, long seed) {
        List<LongPlay.Deed> deeds = over ? LongPlay.over(GAME, SETUP, steps, UNDO, seed)
                : LongPlay.of(GAME, SETUP, steps, UNDO, seed);
        return IntStream.range(0, deeds.size()).mapToObj(i -> entry(i + 1, deeds.get(i))).toList();
    }

    private static Entry entry(int seq, LongPlay.Deed deed) {
        return new Entry(seq, deed.undo() ? Entry.TAKEN_BACK : Entry.ANSWER, deed.seat(), deed.move(), seq);
    }

    /// Creates such a table, open to spectators.
    public static LongTable lay(Stores shelf, int steps, boolean over, long seed) {
        return lay(shelf, steps, over, seed, true);
    }

    /// Creates such a table; `watched` opens it to spectators.
    public static LongTable lay(Stores shelf, int steps, boolean over, long seed, boolean watched) {
        List<Players.Arrival> people = new ArrayList<>();
        List<SeatRecord> chairs = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            people.add(shelf.players().guest("P" + seat));
            chairs.add(new SeatRecord(seat, SeatRecord.Sitter.PERSON, people.getLast().player().id(), "P" + seat));
        }
        TableRecord kept = new TableRecord("%032x".formatted(seed), SETUP, "salt", "promise", true, watched, true, 1,
                TableRecord.State.PLAYING, chairs);
        shelf.tables().create(kept);
        List<Entry> entries = entries(steps, over, seed);
        keep(shelf.database(), kept.id(), entries);
        return new LongTable(kept, people, entries);
    }

    private static void keep(Database database, String table, List<Entry> entries) {
        database.write(connection -> {
            try (var insert = connection.prepareStatement(
                    "INSERT INTO entry (table_id, seq, kind, seat, move, at) VALUES (?, ?, ?, ?, ?, ?)")) {
                insert.setString(1, table);
                for (Entry entry : entries) {
                    insert.setInt(2, entry.seq());
                    insert.setInt(3, entry.kind());
                    insert.setInt(4, entry.seat());
                    insert.setLong(5, entry.move());
                    insert.setLong(6, entry.at());
                    insert.addBatch();
                }
                return insert.executeBatch().length;
            }
        });
    }
}
