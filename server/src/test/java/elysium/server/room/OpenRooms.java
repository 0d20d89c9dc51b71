package elysium.server.room;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Setup;
import elysium.rulebook.Clauses;
import elysium.server.db.Database;
import elysium.server.db.table.SeatRecord;
import elysium.server.message.MessageBuilder;
import elysium.vendetta.VendettaGame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// Rooms of Vendetta for one test, and the three people of a game in one of them.
abstract class OpenRooms {
    static final VendettaGame GAME = new VendettaGame();
    static final Setup SETUP = new Setup(GAME.id(), GAME.rulesVersion(), 3, List.of(), 4);
    static final Map<String, MessageBuilder<?>> GAMES =
            Map.of(GAME.id(), new MessageBuilder<>(GAME, Clauses.of(GAME)));

    @TempDir Path folder;
    Stores shelf;
    Rooms rooms;

    @BeforeEach void openRooms() {
        shelf = Stores.of(Database.file(folder));
        rooms = new Rooms(shelf, GAMES, new BotScheduler(5, 0));
    }

    @AfterEach void close() {
        rooms.close();
        shelf.close();
    }

    final List<SeatRecord> people() {
        List<SeatRecord> people = new ArrayList<>();
        for (int seat = 0; seat < SETUP.seats(); seat++) {
            var player = shelf.players().guest("P" + seat).player();
            people.add(new SeatRecord(seat, SeatRecord.Sitter.PERSON, player.id(), player.name()));
        }
        return people;
    }
}
