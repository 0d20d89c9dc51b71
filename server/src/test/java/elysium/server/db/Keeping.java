package elysium.server.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import elysium.kernel.Setup;
import elysium.server.db.people.Players;
import elysium.server.db.people.Secret;
import elysium.server.db.people.Sessions;
import elysium.server.db.table.Archive;
import elysium.server.db.table.Clock;
import elysium.server.db.table.ClockDeadlines;
import elysium.server.db.table.Entry;
import elysium.server.db.table.EntryStore;
import elysium.server.db.table.GameTiming;
import elysium.server.db.table.Lobby;
import elysium.server.db.table.Orders;
import elysium.server.db.table.Rematches;
import elysium.server.db.table.Scribe;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.Seats;
import elysium.server.db.table.Snapshots;
import elysium.server.db.table.TableRecord;
import elysium.server.db.table.Tables;
import elysium.tabletop.game.StandingOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of the stores of tables and entries; subclasses choose the database.
abstract class Keeping {
    private static final SeatRecord OPEN = new SeatRecord(0, SeatRecord.Sitter.OPEN, null, "");

    @TempDir Path folder;

    abstract Database database();

    private static TableRecord table(String id, SeatRecord... chairs) {
        return new TableRecord(id, new Setup("vendetta", 1, chairs.length, List.of("relics", "teams"), -5L), "salt",
                "promise",
                true, true, false, 17, TableRecord.State.OPEN, List.of(chairs));
    }

    @Test void a_table_is_read_back_as_it_was_made() {
        try (Database database = database()) {
            Tables tables = new Tables(database);
            TableRecord kept = table("a", OPEN, new SeatRecord(1, SeatRecord.Sitter.SEARCH, null, ""));
            tables.create(kept);
            assertThat(tables.find("a")).isEqualTo(kept);
            assertThat(tables.find("b")).isNull();
            tables.setState("a", TableRecord.State.OVER);
            assertThat(tables.find("a").state()).isEqualTo(TableRecord.State.OVER);
        }
    }

    @Test void a_snapshot_gives_way_to_a_later_one_and_is_read_by_its_own_build_alone() {
        try (Database database = database()) {
            new Tables(database).create(table("a", OPEN));
            Snapshots snapshots = new Snapshots(database);
            assertThat(snapshots.find("a", "one")).isNull();
            snapshots.put("a", "one", new Snapshots.Snapshot(2_048, new byte[] {1, 2}));
            snapshots.put("a", "one", new Snapshots.Snapshot(1_024, new byte[] {3}));   // a slower server's
            Snapshots.Snapshot kept = Objects.requireNonNull(snapshots.find("a", "one"));
            assertThat(kept.seq()).isEqualTo(2_048);
            assertThat(kept.state()).containsExactly(1, 2);
            assertThat(snapshots.find("a", "two")).isNull();
            snapshots.put("a", "two", new Snapshots.Snapshot(1_024, new byte[] {4}));
            assertThat(snapshots.find("a", "one")).isNull();
            assertThat(Objects.requireNonNull(snapshots.find("a", "two")).state()).containsExactly(4);
            snapshots.remove("a");
            assertThat(snapshots.find("a", "two")).isNull();
        }
    }

    @Test void a_table_waits_in_the_lobby_until_it_begins_or_nobody_has_sat_there_for_long() {
        try (Database database = database()) {
            Tables tables = new Tables(database);
            Lobby lobby = new Lobby(database, tables);
            Players.Player ana = new Players(database).guest("Ana").player();
            tables.create(table("empty", OPEN));
            tables.create(table("a", new SeatRecord(0, SeatRecord.Sitter.PERSON, ana.id(), ana.name()),
                    new SeatRecord(1, SeatRecord.Sitter.OPEN, null, "")));
            lobby.recordCreator("empty", ana.id(), "203.0.113.7");
            lobby.recordCreator("a", ana.id(), "203.0.113.7");
            assertThat(lobby.openTables()).extracting(TableRecord::id).containsExactly("a");
            assertThat(lobby.countByPlayer(ana.id())).isEqualTo(1);
            assertThat(lobby.countByAddress("203.0.113.7")).isEqualTo(1);
            assertThat(lobby.countByAddress("203.0.113.8")).isZero();
            tables.setState("a", TableRecord.State.PLAYING);
            assertThat(lobby.openTables()).isEmpty();
            assertThat(lobby.countByPlayer(ana.id())).isZero();
        }
    }

    @Test void games_that_are_over_are_listed_page_by_page() {
        try (Database database = database(); Scribe scribe = new Scribe(database)) {
            Tables tables = new Tables(database);
            Archive archive = new Archive(database, tables);
            var ana = new Players(database).guest("Ana").player();
            List<String> ended = new ArrayList<>();
            for (int i = 0; i < 2 * Archive.PAGE + 1; i++) {
                String id = "t" + (100 + i * 37 % 61);
                tables.create(
                        table(id, i % 5 == 0 ? new SeatRecord(0, SeatRecord.Sitter.PERSON, ana.id(), "Ana") : OPEN));
                if (i >= Archive.PAGE) scribe.store(id, new Entry(1, Entry.ANSWER, 0, 1));   // after all the others
                archive.end(id, List.of(0, 2));
                ended.addFirst(id);
            }
            assertThat(tables.find(ended.getFirst()).ending().winners()).containsExactly(0, 2);
            assertThat(tables.find(ended.getLast()).ending()).isEqualTo(new TableRecord.Ending(17, List.of(0, 2)));
            List<TableRecord> first = archive.finished(new Archive.Wanted(null, null, null));
            List<String> seen = new ArrayList<>();
            for (List<TableRecord> page = first; !page.isEmpty();) {
                assertThat(page).hasSizeLessThanOrEqualTo(Archive.PAGE).isSortedAccordingTo(
                        (a, b) -> Long.compare(b.ending().at(), a.ending().at()));
                for (TableRecord kept : page) seen.add(kept.id());
                page = archive.finished(new Archive.Wanted("vendetta", null, seen.getLast()));
            }
            assertThat(first).hasSize(Archive.PAGE);
            assertThat(seen).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(ended);
            assertThat(archive.finished(new Archive.Wanted("chess", null, null))).isEmpty();
            assertThat(archive.finished(new Archive.Wanted(null, ana.id(), null))).hasSize(13)
                    .allMatch(kept -> kept.seatOf(ana.id()) == 0);
        }
    }

    @Test void only_one_writer_gets_a_place() throws Exception {
        try (Database database = database(); Scribe one = new Scribe(database); Scribe other = new Scribe(database)) {
            new Tables(database).create(table("a", OPEN));
            Entry first = new Entry(1, Entry.ANSWER, 0, 100);
            assertThat(one.store("a", first)).isTrue();
            assertThat(other.store("a", new Entry(1, Entry.ANSWER, 1, 200))).isFalse();
            List<Callable<Boolean>> race = new ArrayList<>();
            for (int i = 2; i < 40; i++) {
                Entry entry = new Entry(i, Entry.ANSWER, 0, i);
                race.add(() -> one.store("a", entry));
                race.add(() -> other.store("a", entry));
            }
            int won = 0;
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (Future<Boolean> each : threads.invokeAll(race)) if (each.get()) won++;
            }
            assertThat(won).isEqualTo(38);
            List<Entry> kept = new EntryStore(database).after("a", 0);
            assertThat(kept).hasSize(39).first().isEqualTo(first);
            assertThat(new EntryStore(database).after("a", 37)).extracting(Entry::seq).containsExactly(38, 39);
        }
    }

    @Test void an_entry_is_never_changed_nor_removed() {
        try (Database database = database(); Scribe scribe = new Scribe(database)) {
            new Tables(database).create(table("a", OPEN));
            scribe.store("a", new Entry(1, Entry.ANSWER, 0, 100));
            for (String sql : List.of("UPDATE entry SET move = 1", "DELETE FROM entry"))
                assertThatThrownBy(() -> database.write(connection -> connection.createStatement().executeUpdate(sql)))
                        .isInstanceOf(DatabaseUnavailableException.class).rootCause()
                        .hasMessageContaining("an entry is never");
            assertThat(new EntryStore(database).after("a", 0)).hasSize(1);
        }
    }

    @Test void two_who_sit_down_last_at_once_begin_the_game() throws Exception {
        try (Database database = database()) {
            Tables tables = new Tables(database);
            Seats seats = new Seats(database);
            Players players = new Players(database);
            var ana = players.guest("Ana").player();
            var bo = players.guest("Bo").player();
            for (int round = 0; round < 5; round++) {
                String id = "t" + round;
                tables.create(table(id, OPEN, new SeatRecord(1, SeatRecord.Sitter.OPEN, null, "")));
                try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                    for (Future<Boolean> sits : threads.invokeAll(
                            List.<Callable<Boolean>>of(() -> seats.sit(id, 0, ana), () -> seats.sit(id, 1, bo))))
                        assertThat(sits.get()).isTrue();
                }
                assertThat(tables.find(id).state()).isEqualTo(TableRecord.State.PLAYING);
                assertThat(seats.giveBack(id, 0, ana.id())).isFalse();
            }
            assertThat(tables.ofPlayer(ana.id())).hasSize(5);
        }
    }

    @Test void nobody_takes_a_seat_that_is_taken_or_a_second_one() {
        try (Database database = database()) {
            Seats seats = new Seats(database);
            Players players = new Players(database);
            var ana = players.guest("Ana").player();
            var bo = players.guest("Bo").player();
            new Tables(database).create(table("a", OPEN, new SeatRecord(1, SeatRecord.Sitter.OPEN, null, "")));
            assertThat(seats.sit("a", 0, ana)).isTrue();
            assertThat(seats.sit("a", 0, bo)).isFalse();
            assertThat(seats.sit("a", 1, ana)).isFalse();
            assertThat(seats.giveBack("a", 0, bo.id())).isFalse();
            assertThat(seats.giveBack("a", 0, ana.id())).isTrue();
            assertThat(seats.sit("a", 0, bo)).isTrue();
        }
    }

    @Test void a_token_opens_its_seat_until_another_is_given() {
        try (Database database = database()) {
            Seats seats = new Seats(database);
            Players.Player ana = new Players(database).guest("Ana").player();
            new Tables(database).create(table("a", OPEN, new SeatRecord(1, SeatRecord.Sitter.OPEN, null, "")));
            seats.sit("a", 1, ana);
            assertThat(seats.token("a", 0, ana.id())).isNull();
            assertThat(seats.token("no-such-table", 1, ana.id())).isNull();
            Seats.Token given = seats.token("a", 1, ana.id());
            String token = given.secret();
            assertThat(token).matches("[0-9a-f]{32}");
            assertThat(given.before()).isNull();
            assertThat(seats.findByToken(token)).isEqualTo(new Seats.Place("a", 1));
            Seats.Token next = seats.token("a", 1, ana.id());
            assertThat(next.secret()).isNotEqualTo(token);
            assertThat(next.before()).isEqualTo(Secret.digest(token));
            assertThat(seats.findByToken(token)).isNull();
        }
    }

    @Test void a_session_that_was_ended_is_known_no_more() {
        try (Database database = database()) {
            Players players = new Players(database);
            Players.Arrival arrival = players.guest("Ana");
            Sessions sessions = new Sessions(database);
            Sessions.Session session = sessions.findBySecret(arrival.secret());
            assertThat(session.player()).isEqualTo(arrival.player());
            assertThat(sessions.findBySecret(Secret.generate())).isNull();
            sessions.end(session);
            assertThat(sessions.findBySecret(arrival.secret())).isNull();
        }
    }

    @Test void a_table_that_is_due_is_given_to_one_server_only() throws Exception {
        try (Database database = database()) {
            Tables tables = new Tables(database);
            ClockDeadlines one = new ClockDeadlines(database), other = new ClockDeadlines(database);
            for (int i = 0; i < 20; i++) tables.create(clocked("t" + i, i < 10 ? 100 : 5000));
            tables.create(table("free", OPEN));
            Set<String> rung = new HashSet<>();
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (Future<List<String>> each : threads.invokeAll(
                        List.<Callable<List<String>>>of(() -> one.claimDue(1000, 500),
                                () -> other.claimDue(1000, 500))))
                    for (String table : each.get()) assertThat(rung.add(table)).as(table).isTrue();
            }
            assertThat(rung).containsExactlyInAnyOrder("t0", "t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9");
            assertThat(one.claimDue(1400, 500)).isEmpty();
            assertThat(one.claimDue(1500, 500)).as("whoever took them has failed").hasSize(10);
            one.set("t0", 1600L);
            one.set("t1", null);
            assertThat(one.claimDue(1700, 9000)).containsExactly("t0");
            tables.setState("t15", TableRecord.State.FROZEN);
            assertThat(one.claimDue(6000, 9000)).hasSize(17).doesNotContain("t15", "t1");
        }
    }

    @Test void slow_tables_are_found_by_an_index() {
        try (Database database = database()) {
            assertThat(plan(database, "SELECT id, due FROM game_table WHERE due <= 5 ORDER BY due LIMIT 200"))
                    .contains("game_table_due");
        }
    }

    abstract String plan(Database database, String query);

    private static TableRecord clocked(String id, long begun) {
        return new TableRecord(id, new Setup("vendetta", 1, 1, List.of(), 1), "salt", "promise", true, true, true,
                begun,
                TableRecord.State.PLAYING, List.of(OPEN), null, new GameTiming(Clock.slow(24), begun, null));
    }

    @Test void clocks_and_seats_that_are_kept_are_read_back() {
        try (Database database = database()) {
            Tables tables = new Tables(database);
            var ana = new Players(database).guest("Ana").player();
            for (Clock clock : List.of(Clock.NONE, Clock.live(10, 5), Clock.slow(48))) {
                TableRecord kept = new TableRecord(clock.kind(), new Setup("vendetta", 1, 1, List.of(), 1), "salt",
                        "promise", true,
                        true, true, 5, TableRecord.State.OPEN,
                        List.of(new SeatRecord(0, SeatRecord.Sitter.OPEN, null, "", ana)), null,
                        new GameTiming(clock, 0, null));
                tables.create(kept);
                assertThat(tables.find(clock.kind())).isEqualTo(kept);
            }
        }
    }

    @Test void a_seat_is_kept_for_somebody_for_ten_minutes() {
        try (Database database = database()) {
            Tables tables = new Tables(database);
            Seats seats = new Seats(database);
            Players players = new Players(database);
            var ana = players.guest("Ana").player();
            var bo = players.guest("Bo").player();
            SeatRecord kept = new SeatRecord(0, SeatRecord.Sitter.OPEN, null, "", ana);
            long now = System.currentTimeMillis();
            for (long created : new long[] {now, now - Seats.KEPT_MILLIS - 1000})
                tables.create(
                        new TableRecord("at" + created, new Setup("vendetta", 1, 2, List.of(), 1), "salt", "promise",
                                true, true, true, created, TableRecord.State.OPEN,
                                List.of(kept, new SeatRecord(1, SeatRecord.Sitter.OPEN, null,
                                        "")),
                                null, GameTiming.UNTIMED));
            assertThat(seats.sit("at" + now, 0, bo)).isFalse();
            assertThat(seats.sit("at" + now, 0, ana)).isTrue();
            assertThat(tables.find("at" + now).seats().getFirst().reservedFor()).isNull();
            assertThat(seats.sit("at" + (now - Seats.KEPT_MILLIS - 1000), 0, bo)).isTrue();
        }
    }

    @Test void a_seat_that_was_left_is_given_back_to_its_player_only() {
        try (Database database = database()) {
            Tables tables = new Tables(database);
            Seats seats = new Seats(database);
            Orders orders = new Orders(database);
            Players players = new Players(database);
            var ana = players.guest("Ana").player();
            var bo = players.guest("Bo").player();
            tables.create(table("a", OPEN));
            seats.sit("a", 0, ana);
            orders.replace("a", 0, List.of(StandingOrder.pass("x")));
            assertThat(orders.ofTable("a")).hasSize(1);
            assertThat(tables.withAutoAnswers(List.of())).containsExactly("a");
            assertThat(seats.comeBack("a", 0, ana)).as("who has not left").isFalse();
            assertThat(seats.leaveToBot("a", 0, ana.id())).isTrue();
            assertThat(orders.ofTable("a")).isEmpty();
            assertThat(tables.find("a").seatLeftBy(ana.id())).isZero();
            assertThat(tables.find("a").seatLeftBy(bo.id())).isEqualTo(-1);
            assertThat(seats.comeBack("a", 0, bo)).isFalse();
            assertThat(seats.comeBack("a", 0, ana)).isTrue();
            assertThat(tables.find("a").seatOf(ana.id())).isZero();
        }
    }

    @Test void only_one_rematch_is_laid() throws Exception {
        try (Database database = database()) {
            Tables tables = new Tables(database);
            tables.create(table("a", OPEN));
            Rematches rematches = new Rematches(database);
            Set<String> laid = new HashSet<>();
            List<Callable<String>> race = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                String id = "next" + i;
                race.add(() -> rematches.createRematch("a", table(id, OPEN)));
            }
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (Future<String> each : threads.invokeAll(race)) laid.add(each.get());
            }
            assertThat(laid).hasSize(1);
            assertThat(tables.find("a").timing().rematch()).isEqualTo(laid.iterator().next());
            String other = "next" + (laid.contains("next0") ? 1 : 0);
            assertThat(tables.find(other)).isNull();
        }
    }
}
