package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import elysium.server.message.MessageBuilder;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Order(1)
class NothingLostTest {
    private static final int KILLS = 50, SEATS = 3, LONGEST_MILLIS = 400, TRIES = 3;

    @TempDir Path folder;
    private final Random dice = new Random(Seed.of(this));

    @Test void fifty_kills_lose_no_promised_move_and_bring_no_other() throws Exception {
        Spawned.Starter starter = Spawned.starter();
        Path data = folder.resolve("data");
        List<Visitor> people = List.of();
        List<Steadfast> players = List.of();
        String table = "";
        int promised = 0, games = 0;
        for (int i = 0; i < KILLS; i++) {
            try (Spawned server = starter.start(data, Map.of())) {
                if (people.isEmpty()) people = people(server);
                if (players.isEmpty()) {
                    games++;
                    table = table(people, server);
                    players = players(people, table);
                }
                boolean over = playUntilKilled(server, players);
                promised += promised(players);
                check(data, table, players);
                if (over) players = List.of();
            }
        }
        System.out.println(promised + " moves were promised in " + games + " games");
        assertThat(promised).as("moves promised before a kill").isGreaterThan(KILLS);
    }

    private List<Visitor> people(Spawned server) {
        List<Visitor> people = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) people.add(Visitor.called("P" + seat, server.address()));
        return people;
    }

    static String table(List<Visitor> people, Spawned server) {
        String table = people.getFirst().at(server.address()).table("me", "open", "open");
        for (int seat = 1; seat < SEATS; seat++)
            people.get(seat).at(server.address()).post("api/tables/" + table + "/seats/" + seat, "");
        return table;
    }

    private List<Steadfast> players(List<Visitor> people, String table) {
        return people.stream().map(person -> new Steadfast(person, table, dice.nextLong())).toList();
    }

    /// All players play; the server is killed at some moment. True if the game was over before.
    private boolean playUntilKilled(Spawned server, List<Steadfast> players) throws Exception {
        List<CompletableFuture<Boolean>> playing = new ArrayList<>();
        for (Steadfast player : players) playing.add(join(server, player));
        Thread.sleep(dice.nextInt(LONGEST_MILLIS));
        server.kill();
        boolean over = false;
        for (CompletableFuture<Boolean> one : playing) over |= one.get();
        return over;
    }

    /// Connects a player and waits for a message; reconnects on failure, as the page does.
    private static CompletableFuture<Boolean> join(Spawned server, Steadfast player) throws InterruptedException {
        for (int tries = 0; tries < TRIES; tries++) {
            player.joined = false;
            CompletableFuture<Boolean> playing =
                    CompletableFuture.supplyAsync(() -> player.play(server.address()), Thread::startVirtualThread);
            while (!player.joined && !playing.isDone()) Thread.sleep(1);
            if (player.joined) return playing;
            System.out.println("cut off before a word was said: " + player.left);
        }
        throw new AssertionError("left a server that runs: " + player.left);
    }

    private static int promised(List<Steadfast> players) {
        int sum = 0;
        for (Steadfast player : players) {
            sum += player.promised;
            player.promised = 0;
        }
        return sum;
    }

    private static void check(Path data, String table, List<Steadfast> players) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("elysium.db"))) {
            check(connection, table, players);
        }
    }

    /// The stored moves of each seat are exactly those acknowledged to it.
    static void check(Connection connection, String table, List<Steadfast> players) throws SQLException {
        for (int seat = 0; seat < SEATS; seat++) {
            List<String> kept = new ArrayList<>();
            try (PreparedStatement query = connection
                    .prepareStatement("SELECT move FROM entry WHERE table_id = ? AND seat = ? ORDER BY seq")) {
                query.setString(1, table);
                query.setInt(2, seat);
                ResultSet rows = query.executeQuery();
                while (rows.next()) kept.add(MessageBuilder.hex(rows.getLong(1)));
            }
            assertThat(players.get(seat).agrees(kept)).as("seat %d keeps %s, of%n%s", seat, kept, players.get(seat))
                    .isTrue();
        }
    }
}
