package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Order(2)
class NodesKilledTest {
    private static final int KILLS = 8, SEATS = 3, LONGEST_MILLIS = 300;

    @TempDir Path folder;
    private final Random dice = new Random(Seed.of(this));

    @Test void when_one_of_two_servers_is_killed_play_goes_on_through_the_other() throws Exception {
        String url = Postgres.fresh();
        Map<String, String> shared = Map.of("ELYSIUM_DB", url);
        Spawned.Starter starter = Spawned.starter();
        AtomicReferenceArray<Spawned> nodes = new AtomicReferenceArray<>(2);
        for (int node = 0; node < 2; node++) nodes.set(node, starter.start(folder, shared));
        List<Visitor> people = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) people.add(Visitor.called("P" + seat, nodes.get(0).address()));
        int kills = 0, games = 0;
        while (kills < KILLS) {
            games++;
            String table = NothingLostTest.table(people, nodes.get(0));
            List<Steadfast> players =
                    people.stream().map(person -> new Steadfast(person, table, dice.nextLong())).toList();
            List<CompletableFuture<Void>> playing = new ArrayList<>();
            for (int seat = 0; seat < SEATS; seat++) playing.add(playing(players.get(seat), nodes, seat % 2));
            for (; kills < KILLS && !playing.getFirst().isDone(); kills++) {
                Thread.sleep(dice.nextInt(LONGEST_MILLIS));
                int node = dice.nextInt(2);
                nodes.get(node).kill();
                nodes.set(node, starter.start(folder, shared));
            }
            for (CompletableFuture<Void> one : playing) one.get();
            try (Connection connection = DriverManager.getConnection(url)) {
                NothingLostTest.check(connection, table, players);
            }
        }
        for (int node = 0; node < 2; node++) nodes.get(node).close();
        assertThat(games).isPositive();
    }

    /// Plays to the end; a player who loses one server switches to the other.
    private static CompletableFuture<Void> playing(Steadfast player, AtomicReferenceArray<Spawned> nodes, int first) {
        return CompletableFuture.runAsync(() -> {
            int node = first;
            while (!player.play(nodes.get(node).address())) node = 1 - node;
        }, Thread::startVirtualThread);
    }
}
