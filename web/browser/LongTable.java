import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Setup;
import elysium.kit.LongPlay;
import elysium.server.keep.Chair;
import elysium.server.keep.Database;
import elysium.server.keep.Entry;
import elysium.server.keep.Kept;
import elysium.server.keep.Players;
import elysium.server.room.Shelf;
import elysium.vtes.VtesGame;

/// Lays tables of very many steps in a folder before a server opens it: one under way, one that is over. Says their ids, and
/// the secret by which whoever has the first seat of both is known.
class LongTable {
    private static final int SEATS = 3, UNDO = 20;

    public static void main(String[] args) {
        try (Shelf shelf = Shelf.of(Database.file(Path.of(args[0])))) {
            int steps = Integer.parseInt(args[1]);
            List<Players.Arrival> people = new ArrayList<>();
            for (int seat = 0; seat < SEATS; seat++) people.add(shelf.players().guest("Ana Bo Cleo".split(" ")[seat]));
            String going = lay(shelf, people, steps, false), over = lay(shelf, people, steps, true);
            System.out.println(going + " " + over + " " + people.getFirst().secret());
        }
    }

    private static String lay(Shelf shelf, List<Players.Arrival> people, int steps, boolean over) {
        VtesGame game = new VtesGame();
        Setup setup = new Setup(game.id(), game.rules(), SEATS, List.of(), 7);
        List<Chair> chairs = new ArrayList<>();
        for (Players.Arrival one : people)
            chairs.add(new Chair(chairs.size(), Chair.Sitter.PERSON, one.player().id(), one.player().name()));
        String id = (over ? "b" : "a").repeat(32);
        long now = System.currentTimeMillis();
        shelf.tables().create(new Kept(id, setup, "salt", "promise", true, true, true, now, Kept.State.PLAYING, chairs));
        List<LongPlay.Deed> deeds = over ? LongPlay.over(game, setup, steps, UNDO, 11) : LongPlay.of(game, setup, steps, UNDO, 11);
        shelf.database().write(connection -> {
            try (var insert = connection.prepareStatement(
                    "INSERT INTO entry (table_id, seq, kind, seat, move, at) VALUES (?, ?, ?, ?, ?, ?)")) {
                int seq = 0;
                for (LongPlay.Deed deed : deeds) {
                    insert.setString(1, id);
                    insert.setInt(2, ++seq);
                    insert.setInt(3, deed.back() ? Entry.TAKEN_BACK : Entry.ANSWER);
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
