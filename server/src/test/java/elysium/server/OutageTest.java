package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class OutageTest {
    private static final int SEATS = 3;

    @TempDir Path folder;
    private final Random dice = new Random(Seed.of(this));

    /// Disconnects the database or reconnects it.
    @FunctionalInterface
    private interface Turn {
        void make() throws Exception;
    }

    @Test @Timeout(120) void a_postgresql_that_stops_and_starts_loses_nothing() throws Exception {
        Path data = folder.resolve("postgres");
        EmbeddedPostgres[] running = {postgres(data, 0)};
        int port = running[0].getPort();
        String url = running[0].getJdbcUrl("postgres", "postgres");
        try (Server server = Server.start(Here.options(folder).withDatabase(url))) {
            Visitor[] people = people(server.address());
            String table = table(people);
            List<Steadfast> players = through(server, people, table, running[0]::close, () -> {
                running[0] = postgres(data, port);
            });
            try (Connection connection = DriverManager.getConnection(url)) {
                NothingLostTest.check(connection, table, players);
            }
        } finally {
            running[0].close();
        }
    }

    private static EmbeddedPostgres postgres(Path data, int port) throws Exception {
        return EmbeddedPostgres.builder().setDataDirectory(data).setCleanDataDirectory(false).setPort(port).start();
    }

    @Test @Timeout(120) void a_file_that_another_program_locks_loses_nothing() throws Exception {
        try (Server server = Server.start(Here.options(folder)); Connection other = file(folder)) {
            Visitor[] people = people(server.address());
            String table = table(people);
            List<Steadfast> players =
                    through(server, people, table, () -> other.createStatement().execute("BEGIN EXCLUSIVE"),
                            () -> other.createStatement().execute("ROLLBACK"));
            NothingLostTest.check(other, table, players);
        }
    }

    @Test @Timeout(120) void a_disk_without_room_loses_nothing() throws Exception {
        assumeTrue(works("prlimit", "--version"), "skipped: there is no prlimit here to take a process its disk");
        Spawned.Starter starter = Spawned.starter();
        Path data = folder.resolve("data");
        try (Spawned server = starter.start(data, Map.of()); Connection reader = file(data)) {
            String pid = Long.toString(server.pid());
            Visitor[] people = people(server.address());
            String table = table(people);
            List<Steadfast> players = through(server.address(), people, table,
                    () -> works("prlimit", "--pid", pid, "--fsize=0:unlimited"),
                    () -> works("prlimit", "--pid", pid, "--fsize=unlimited:unlimited"));
            NothingLostTest.check(reader, table, players);
        }
    }

    private List<Steadfast> through(Server server, Visitor[] people, String table, Turn gone, Turn back)
            throws Exception {
        return through(server.address(), people, table, gone, back);
    }

    /// Plays a game during which the database fails and, once a player has received the error, comes back.
    private List<Steadfast> through(String address, Visitor[] people, String table, Turn gone, Turn back)
            throws Exception {
        List<Steadfast> players = new ArrayList<>();
        List<CompletableFuture<Boolean>> games = new ArrayList<>();
        for (Visitor person : people) {
            Steadfast player = new Steadfast(person, table, dice.nextLong());
            players.add(player);
            games.add(CompletableFuture.supplyAsync(() -> player.play(address), Thread::startVirtualThread));
        }
        await(() -> players.stream().mapToInt(player -> player.promised).sum() >= 5 + dice.nextInt(10));
        gone.make();
        await(() -> players.stream().anyMatch(player -> player.unavailable > 0));
        assertThat(new Visitor(address).get("health").status()).isIn(200, 503);
        int before = players.stream().mapToInt(player -> player.promised).sum();
        back.make();
        for (CompletableFuture<Boolean> game : games) assertThat(game.get()).as("the game was played out").isTrue();
        assertThat(players.stream().mapToInt(player -> player.promised).sum()).as("moves after it came back")
                .isGreaterThan(before);
        return players;
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) Thread.sleep(1);
    }

    private static Visitor[] people(String address) {
        Visitor[] people = new Visitor[SEATS];
        for (int seat = 0; seat < SEATS; seat++) people[seat] = Visitor.called("P" + seat, address);
        return people;
    }

    private static String table(Visitor... people) {
        String table = people[0].table("me", "open", "open");
        for (int seat = 1; seat < SEATS; seat++) people[seat].post("api/tables/" + table + "/seats/" + seat, "");
        return table;
    }

    private static Connection file(Path folder) throws Exception {
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("elysium.db"));
    }

    private static boolean works(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
        } catch (java.io.IOException _) {
            return false;
        }
    }
}
