import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Setup;
import elysium.kit.LongPlay;
import elysium.server.db.Database;
import elysium.server.db.table.Entry;
import elysium.server.db.people.Players;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.TableRecord;
import elysium.server.room.Stores;
import elysium.vtes.VtesGame;

/// Stores two tables with very many steps before a server starts: one in progress, one finished. Prints their ids and the
/// session secret of the player who has the first seat at both.
class LongTable {
    private static final int SEATS = 3, UNDO = 20;

    public static void main(String[] args) {
        try (Stores stores = Stores.of(Database.file(Path.of(args[0])))) {
            int steps = Integer.parseInt(args[1]);
            List<Players.Arrival> people = new ArrayList<>();
            for (int seat = 0; seat < SEATS; seat++) people.add(stores.players().guest("Ana Bo Cleo".split(" ")[seat]));
            String going = lay(stores, people, steps, false), over = lay(stores, people, steps, true);
            System.out.println(going + " " + over + " " + people.getFirst().secret());
        }
    }

    private static String lay(Stores stores, List<Players.Arrival> people, int steps, boolean over) {
        VtesGame game = new VtesGame();
        Setup setup = new Setup(game.id(), game.rulesVersion(), SEATS, List.of(), 7);
        List<SeatRecord> seats = new ArrayList<>();
        for (Players.Arrival one : people)
            seats.add(new SeatRecord(seats.size(), SeatRecord.Sitter.PERSON, one.player().id(), one.player().name()));
        String id = (over ? "b" : "a").repeat(32);
        long now = System.currentTimeMillis();
        stores.tables().create(
                new TableRecord(id, setup, "salt", "promise", true, true, true, now, TableRecord.State.PLAYING, seats));
        List<LongPlay.Deed> deeds = over ? LongPlay.over(game, setup, steps, UNDO, 11)
                : LongPlay.of(game, setup, steps, UNDO, 11);
        stores.database().write(connection -> {
            try (var insert = connection.prepareStatement(
                    "INSERT INTO entry (table_id, seq, kind, seat, move, at) VALUES (?, ?, ?, ?, ?, ?)")) {
                int seq = 0;
                for (LongPlay.Deed deed : deeds) {
                    insert.setString(1, id);
                    insert.setInt(2, ++seq);
                    insert.setInt(3, deed.undo() ? Entry.TAKEN_BACK : Entry.ANSWER);
                    insert.setInt(4, deed.seat());
                    insert.setLong(5, deed.move());
                    insert.setLong(6, now + seq);
                    insert.addBatch();
                }
                return insert.executeBatch().length;
            }
        });
        return id;
    }
}
