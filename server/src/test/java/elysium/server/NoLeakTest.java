package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import elysium.kernel.Event;
import elysium.kernel.Journal;
import elysium.kernel.Lang;
import elysium.kernel.Table;
import elysium.kit.Catalogue;
import elysium.server.room.Oracle;
import elysium.server.wire.Told;
import elysium.store.JournalFile;
import elysium.vendetta.VendettaGame;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Every byte that is sent must be the same at every table its reader could be sitting at: what was heard over real
/// sockets is compared with what tables that the reader only imagines would have said.
class NoLeakTest {
    private static final VendettaGame GAME = new VendettaGame();
    private static final Told<Vendetta> TOLD = new Told<>(GAME, Catalogue.of(GAME));

    private static final int ONE_FORESEEN_IN = 6;

    @TempDir Path folder;
    private int known;

    @Test void what_is_heard_is_what_imagined_tables_would_say() throws Exception {
        try (Server server = Server.start(Here.options(folder))) {
            Random dice = new Random(Seed.of(this));
            check(server, dice, "me", "open", "open");
            check(server, dice, "me", "open", "open", "open");
            assertThat(known).as("moves that could be foreseen").isGreaterThan(10);
        }
    }

    private void check(Server server, Random dice, String... seats) throws Exception {
        List<Visitor> people = new ArrayList<>();
        people.add(Visitor.called("Ana", server));
        String table = people.getFirst().table(seats);
        List<Integer> sitting = new ArrayList<>(List.of(0));
        for (int seat = 1; seat < seats.length; seat++)
            if (seats[seat].equals("open")) {
                people.add(Visitor.called("Guest " + seat, server));
                assertThat(people.getLast().post("api/tables/" + table + "/seats/" + seat, "").status()).isEqualTo(200);
                sitting.add(seat);
            }
        Phone looker = new Visitor(server.address()).play(table, 0);
        looker.await("view");
        List<Phone> phones = new ArrayList<>();
        List<CompletableFuture<JsonNode>> games = new ArrayList<>();
        for (Visitor person : people) {
            Phone phone = person.play(table, 0);
            phone.await("view");
            phones.add(phone);
        }
        List<Scripted> players = new ArrayList<>();
        for (int i = 0; i < people.size(); i++) {
            Scripted player = new Scripted(people.get(i).play(table, 0), dice.nextLong()).foreseeing(ONE_FORESEEN_IN);
            players.add(player);
            games.add(CompletableFuture.supplyAsync(player::untilOver, Thread::startVirtualThread));
        }
        for (CompletableFuture<JsonNode> game : games) game.get();
        looker.await("over");
        for (Phone phone : phones) phone.await("over");
        Path file = Files.writeString(folder.resolve(table), people.getFirst().get("api/tables/" + table + "/journal")
                .whole().body());
        Journal journal = JournalFile.read(file).journal();
        compare(journal, Table.SPECTATOR, looker, dice);
        for (int i = 0; i < sitting.size(); i++) {
            compare(journal, sitting.get(i), phones.get(i), dice);
            foreseen(journal, sitting.get(i), messages(players.get(i).phone, "foreseen"), dice);
        }
    }

    /// What was foreseen is what imagined tables foresee, and it came true.
    private void foreseen(Journal journal, int viewer, List<JsonNode> got, Random dice) {
        assertThat(got).hasSizeGreaterThan(3);
        Vendetta table = GAME.setUp(journal.setup()), imagined = table.blank();
        List<Event> told = new ArrayList<>();
        table.herald((kind, subject, object, amount, face, seenBy) -> told
                .add(new Event(kind, subject, object, amount, face, seenBy).asToldTo(viewer)));
        int seq = 0, checked = 0;
        for (Journal.Entry entry : journal.entries()) {
            boolean asked = checked < got.size() && got.get(checked).get("seq").asInt() == seq;
            if (asked && entry.seat() == viewer) {
                imagined.copyFrom(table);
                imagined.imagine(viewer, dice.nextLong());
                JsonNode expected = json(Oracle.foresee(GAME, imagined, viewer, seq, entry.move()));
                assertThat(got.get(checked)).isEqualTo(expected);
            }
            told.clear();
            table.answer(entry.seat(), entry.move());
            if (asked && entry.seat() == viewer) comesTrue(got.get(checked++), table, viewer, told);
            if (table.over() || table.owing() == table.asked()) seq++;
        }
        assertThat(checked).isEqualTo(got.size());
    }

    private void comesTrue(JsonNode foreseen, Vendetta table, int viewer, List<Event> told) {
        if (foreseen.has("unknown")) {
            assertThat(foreseen.get("events").isEmpty()).isTrue();
            assertThat(foreseen.has("figures")).isFalse();
            return;
        }
        known++;
        ArrayNode events = Visitor.JSON.createArrayNode();
        for (Event event : told) events.add(heard(table, event));
        assertThat(foreseen.get("events")).isEqualTo(events);
        assertThat(foreseen.get("figures")).isEqualTo(json(GAME.outline(table, viewer).figures()));
    }

    private static List<JsonNode> messages(Phone phone, String... types) {
        return List.copyOf(phone.heard).stream()
                .filter(message -> List.of(types).contains(message.get("type").asString())).toList();
    }

    /// Folds the journal again, and lets the viewer imagine every table on the way.
    private static void compare(Journal journal, int viewer, Phone heard, Random dice) {
        List<JsonNode> expected = new ArrayList<>(), got = messages(heard, "events", "view", "question", "waiting");
        Vendetta table = GAME.setUp(journal.setup()), imagined = table.blank();
        List<Event> told = new ArrayList<>();
        table.herald((kind, subject, object, amount, face, seenBy) -> told
                .add(new Event(kind, subject, object, amount, face, seenBy).asToldTo(viewer)));
        int seq = 0;
        Memory memory = new Memory(viewer);
        Picture picture = new Picture();
        tell(expected, table, imagined, viewer, seq, memory, dice);
        for (Journal.Entry entry : journal.entries()) {
            told.clear();
            memory.hears(table, entry, dice.nextLong());
            table.answer(entry.seat(), entry.move());
            boolean decided = table.over() || table.owing() == table.asked();
            if (decided) {
                seq++;
                memory.decided();
                imagined.copyFrom(table);
                imagined.imagine(viewer, dice.nextLong());
                ArrayNode events = Visitor.JSON.createArrayNode();
                for (Event event : told) events.add(heard(imagined, event));
                expected.add(Visitor.JSON.createObjectNode().put("type", "events").put("seq", seq).put("undone", false)
                        .set("events", events));
            }
            if (decided) tell(expected, table, imagined, viewer, seq, memory, dice);
            else if (entry.seat() == viewer) turn(expected, table, imagined, viewer, seq, memory, dice);
        }
        assertThat(got.size()).isGreaterThan(60);
        for (int i = 0; i < Math.min(got.size(), expected.size()); i++) {
            JsonNode message = got.get(i), wanted = expected.get(i);
            if (message.get("type").asString().equals("view")) message = picture.after(message);
            assertThat(message).as("viewer " + viewer + ", message " + i).isEqualTo(wanted);
        }
        assertThat(got).hasSameSizeAs(expected);
        assertThat(picture.views()).as("the first view is whole, the others are not").isGreaterThan(20);
    }

    private static void tell(List<JsonNode> out, Vendetta table, Vendetta imagined, int viewer, int seq, Memory memory,
            Random dice) {
        imagined.copyFrom(table);
        imagined.imagine(viewer, dice.nextLong());
        out.add(json(TOLD.view(imagined, viewer, seq)));
        turn(out, table, imagined, viewer, seq, memory, dice);
    }

    private static void turn(List<JsonNode> out, Vendetta table, Vendetta imagined, int viewer, int seq, Memory memory,
            Random dice) {
        if (table.over()) return;
        imagined.copyFrom(table);
        imagined.imagine(viewer, dice.nextLong());
        out.add(json(TOLD.turn(imagined, viewer, seq, memory.regret())));
    }

    private static ObjectNode heard(Vendetta table, Event event) {
        ObjectNode told = Visitor.JSON.createObjectNode().put("kind", event.kind()).put("subject", event.subject())
                .put("object", event.object()).put("amount", event.amount()).put("face", event.face());
        String en = GAME.tale(table, event, Lang.EN), fr = GAME.tale(table, event, Lang.FR);
        if (en != null) told.putObject("text").put("en", en).put("fr", fr);
        return told;
    }

    private static JsonNode json(Object message) {
        return Visitor.JSON.readTree(elysium.server.web.Json.write(message));
    }
}
