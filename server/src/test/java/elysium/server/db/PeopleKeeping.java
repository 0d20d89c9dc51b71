package elysium.server.db;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import elysium.kernel.Setup;
import elysium.server.db.people.Accounts;
import elysium.server.db.people.Players;
import elysium.server.db.people.Reports;
import elysium.server.db.people.Sessions;
import elysium.server.db.table.EntryStore;
import elysium.server.db.table.SeatRecord;
import elysium.server.db.table.Seats;
import elysium.server.db.table.TableRecord;
import elysium.server.db.table.Tables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of the stores of players; subclasses choose the database.
abstract class PeopleKeeping {
    @TempDir Path folder;

    abstract Database database();

    private static TableRecord table(String id, int seats) {
        List<SeatRecord> chairs = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) chairs.add(new SeatRecord(seat, SeatRecord.Sitter.OPEN, null, ""));
        return new TableRecord(id, new Setup("vendetta", 1, seats, List.of(), 1), "salt", "promise", true, true, true,
                17,
                TableRecord.State.OPEN, chairs);
    }

    @Test void a_name_belongs_to_one_account_however_it_is_typed() {
        try (Database database = database()) {
            Accounts accounts = new Accounts(database);
            Players players = new Players(database);
            String ana = players.guest("x").player().id(), bo = players.guest("y").player().id();
            assertThat(accounts.create(ana, "Zoé Ana", "secret")).isTrue();
            assertThat(accounts.create(ana, "Other", "secret")).as("an account is no guest").isFalse();
            for (String same : List.of("zoé ana", "ZOÉ ANA", "Zoe\u0301 Ana", "Ｚoé Ana")) {
                assertThat(accounts.create(bo, same, "secret")).as(same).isFalse();
                assertThat(accounts.findByName(same)).isEqualTo(
                        new Accounts.Account(new Players.Player(ana, "Zoé Ana"), "secret"));
            }
            assertThat(accounts.create(bo, "Zoe Ana", "other")).as("accents count").isTrue();
            assertThat(accounts.rename(bo, "zoé ANA")).isFalse();
            assertThat(accounts.rename(bo, "zoe ANA")).as("its own").isTrue();
            assertThat(accounts.findByPlayer(bo))
                    .isEqualTo(new Accounts.Account(new Players.Player(bo, "zoe ANA"), "other"));
            assertThat(accounts.findByPlayer(players.guest("z").player().id())).isNull();
            assertThat(Accounts.nameKey("STRASSE")).isEqualTo(Accounts.nameKey("Straße"));
        }
    }

    @Test void of_many_who_want_a_name_at_once_one_gets_it() throws Exception {
        try (Database database = database()) {
            Accounts accounts = new Accounts(database);
            Players players = new Players(database);
            List<Callable<Boolean>> race = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                String guest = players.guest("Ana").player().id(), name = i % 2 == 0 ? "Ana" : "ANA";
                race.add(() -> accounts.create(guest, name, "secret"));
            }
            int won = 0;
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (Future<Boolean> each : threads.invokeAll(race)) if (each.get()) won++;
            }
            assertThat(won).isEqualTo(1);
        }
    }

    @Test void the_seats_of_a_guest_move_but_where_both_sit() {
        try (Database database = database()) {
            Tables tables = new Tables(database);
            Seats seats = new Seats(database);
            Players players = new Players(database);
            Players.Player guest = players.guest("Guest").player(), account = players.guest("Ana").player();
            for (String id : List.of("a", "b")) {
                tables.create(table(id, 3));
                seats.sit(id, 1, guest);
            }
            seats.sit("b", 0, account);
            assertThat(new Accounts(database).adopt(guest.id(), account)).containsExactly("a");
            assertThat(tables.find("a").seats().get(1)).isEqualTo(
                    new SeatRecord(1, SeatRecord.Sitter.PERSON, account.id(), "Ana"));
            assertThat(tables.find("b").seatOf(guest.id())).isEqualTo(1);
        }
    }

    @Test void settings_and_passwords_are_kept() {
        try (Database database = database()) {
            Accounts accounts = new Accounts(database);
            String ana = new Players(database).guest("Ana").player().id();
            assertThat(accounts.settings(ana)).isEqualTo("{}");
            accounts.saveSettings(ana, "{\"theme\":\"nuit\"}");
            assertThat(accounts.settings(ana)).isEqualTo("{\"theme\":\"nuit\"}");
            accounts.create(ana, "Ana", "one");
            accounts.setPassword(ana, "two");
            assertThat(accounts.findByPlayer(ana).password()).isEqualTo("two");
        }
    }

    @Test void sessions_are_listed_and_end_one_by_one_or_by_themselves() {
        try (Database database = database()) {
            Sessions sessions = new Sessions(database);
            Players.Arrival ana = new Players(database).guest("Ana", "Firefox");
            String second = sessions.begin(ana.player().id(), "x".repeat(500));
            assertThat(sessions.ofPlayer(ana.player().id())).hasSize(2)
                    .anySatisfy(each -> assertThat(each.agent()).isEqualTo("Firefox"))
                    .anySatisfy(each -> assertThat(each.agent()).hasSize(120));
            assertThat(sessions.findBySecret(second).id()).hasSize(16).isNotEqualTo(second.substring(0, 16));
            sessions.end(sessions.findBySecret(second));
            assertThat(sessions.findBySecret(second)).isNull();
            age(database, 20 * 60_000L);
            long before = sessions.findBySecret(ana.secret()).seen();
            assertThat(sessions.findBySecret(ana.secret()).seen()).as("noted when it was used").isGreaterThan(before);
            age(database, Sessions.LIFETIME.toMillis() + 1000);
            assertThat(sessions.findBySecret(ana.secret())).isNull();
        }
    }

    private static void age(Database database, long millis) {
        database.write(connection -> connection.createStatement()
                .executeUpdate("UPDATE session SET seen = " + (System.currentTimeMillis() - millis)));
    }

    @Test void a_report_is_kept_with_the_words_once_a_person() {
        try (Database database = database()) {
            Players players = new Players(database);
            Players.Player ana = players.guest("Ana").player(), bo = players.guest("Bo").player();
            new Tables(database).create(table("a", 3));
            new Seats(database).sit("a", 1, bo);
            new EntryStore(database).addChat("a", 1, "something unkind");
            Reports reports = new Reports(database);
            assertThat(reports.save("a", 2, ana.id(), "")).isFalse();
            assertThat(reports.save("b", 1, ana.id(), "")).isFalse();
            assertThat(reports.save("a", 1, ana.id(), "rude")).isTrue();
            assertThat(reports.save("a", 1, ana.id(), "very rude")).isTrue();
            assertThat(reports.all()).singleElement().satisfies(report -> {
                assertThat(report.words()).isEqualTo("something unkind");
                assertThat(report.speaker()).isEqualTo("Bo");
                assertThat(report.reporter()).isEqualTo("Ana");
                assertThat(report.why()).isEqualTo("very rude");
                assertThat(report.seat()).isEqualTo(1);
            });
        }
    }
}
