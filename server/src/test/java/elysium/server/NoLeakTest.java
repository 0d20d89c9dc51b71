package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import elysium.kernel.Table;
import elysium.kernel.journal.Journal;
import elysium.nightfall.NightfallGame;
import elysium.rivals.RivalsGame;
import elysium.store.JournalFile;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import elysium.vendetta.VendettaGame;
import elysium.vtes.VtesGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Checks that messages leak nothing: every byte received over real sockets must be the same at each table that is
/// consistent with the viewer's knowledge.
class NoLeakTest {
    private static final int ONE_PREVIEW_IN = 6, MOST_GAMES = 20;

    @TempDir Path folder;
    private final Random dice = new Random(Seed.of(this));

    @Test void what_is_heard_of_vendetta_is_what_imagined_tables_would_say() throws Exception {
        try (Server server = Server.start(Here.options(folder))) {
            check(server, new VendettaGame(), 3, List.of());
            check(server, new VendettaGame(), 4, List.of());
        }
    }

    @Test void what_is_heard_of_nightfall_is_what_imagined_tables_would_say() throws Exception {
        try (Server server = Server.start(Here.options(folder))) {
            check(server, new NightfallGame(), 2, List.of());
            check(server, new NightfallGame(), 3, List.of("secret"));
        }
    }

    @Test void what_is_heard_of_rivals_is_what_imagined_tables_would_say() throws Exception {
        try (Server server = Server.start(Here.options(folder))) {
            check(server, new RivalsGame(), 3, List.of("hidden-agendas"));
            check(server, new RivalsGame(), 2, List.of("choose-leader"));
        }
    }

    @Test void what_is_heard_of_vtes_is_what_imagined_tables_would_say() throws Exception {
        try (Server server = Server.start(Here.options(folder))) {
            check(server, new VtesGame(), 3, List.of("turns=24"));
            check(server, new VtesGame(), 5, List.of("turns=25"));
        }
    }

    /// Plays complete games until there are enough messages; a random game can end after some twenty answers.
    private <T extends CardTable<T>> void check(Server server, CardGame<T> game, int seats, List<String> options)
            throws Exception {
        Hearsay<T> hearsay = new Hearsay<>(game, dice);
        for (int games = 0; games < MOST_GAMES && !hearsay.enough(); games++) hear(server, hearsay, seats, options);
        assertThat(hearsay.enough()).as(hearsay.toString()).isTrue();
    }

    /// A complete game of random players with a spectator.
    private <T extends CardTable<T>> void hear(Server server, Hearsay<T> hearsay, int seats, List<String> options)
            throws Exception {
        CardGame<T> game = hearsay.game();
        List<Visitor> people = new ArrayList<>(List.of(Visitor.called("Ana", server)));
        String table = opened(people.getFirst(), game, seats, options);
        for (int seat = 1; seat < seats; seat++) {
            people.add(Visitor.called("Guest " + seat, server));
            assertThat(people.getLast().post("api/tables/" + table + "/seats/" + seat, "").status()).isEqualTo(200);
        }
        Phone looker = hearing(new Visitor(server.address()), table);
        List<Phone> phones = new ArrayList<>();
        for (Visitor person : people) phones.add(hearing(person, table));
        List<Scripted> players = play(people, table, game.standingOrders().defaults().isEmpty() ? ONE_PREVIEW_IN : 1);
        looker.await("over");
        for (Phone phone : phones) phone.await("over");
        Journal journal = JournalFile.read(Files.writeString(folder.resolve(table),
                people.getFirst().get("api/tables/" + table + "/journal").whole().body())).journal();
        hearsay.compare(journal, Table.SPECTATOR, looker);
        for (int seat = 0; seat < seats; seat++) {
            hearsay.compare(journal, seat, phones.get(seat));
            hearsay.previewed(journal, seat, Hearsay.messages(players.get(seat).phone, "preview"));
        }
    }

    private static String opened(Visitor host, CardGame<?> game, int seats, List<String> options) {
        List<String> kinds = new ArrayList<>(List.of("me"));
        while (kinds.size() < seats) kinds.add("open");
        Visitor.Reply reply = host.post("api/tables", Map.of("game", game.id(), "seats", kinds, "options", options));
        assertThat(reply.status()).as(reply.toString()).isEqualTo(201);
        return reply.body().get("id").asString();
    }

    private static Phone hearing(Visitor person, String table) {
        Phone phone = person.play(table, 0);
        phone.await("view");
        return phone;
    }

    private List<Scripted> play(List<Visitor> people, String table, int oneIn) throws Exception {
        List<Scripted> players = new ArrayList<>();
        List<CompletableFuture<JsonNode>> games = new ArrayList<>();
        for (Visitor person : people) {
            Scripted player = new Scripted(person.play(table, 0), dice.nextLong()).previewing(oneIn);
            players.add(player);
            games.add(CompletableFuture.supplyAsync(player::untilOver, Thread::startVirtualThread));
        }
        for (CompletableFuture<JsonNode> game : games) game.get();
        return players;
    }
}
