package elysium.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import elysium.kernel.Event;
import elysium.kernel.Game;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.journal.Journal;
import elysium.rulebook.Clauses;
import elysium.server.message.MessageBuilder;
import elysium.server.message.QuestionContext;
import elysium.server.room.MovePreviews;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Compares the messages a viewer received with those that imagined tables would send.
final class Hearsay<T extends CardTable<T>> {
    private final CardGame<T> game;
    private final MessageBuilder<T> words;
    private final Random dice;
    private int messages, views, known, unknown;

    Hearsay(CardGame<T> game, Random dice) {
        this.game = game;
        this.dice = dice;
        words = new MessageBuilder<>(game, Clauses.of(game));
    }

    CardGame<T> game() {
        return game;
    }

    /// Whether there are enough messages for a meaningful comparison.
    boolean enough() {
        return messages > 200 && views > 60 && known > 10 && known + unknown > 15;
    }

    @Override public String toString() {
        return messages + " messages, " + views + " views, previewed " + known + ", could not be previewed " + unknown;
    }

    /// Previews match those of imagined tables and the actual results.
    void previewed(Journal journal, int viewer, List<JsonNode> got) {
        T table = game.setUp(journal.setup()), imagined = table.blank();
        List<Event> told = new ArrayList<>();
        table.setListener((kind, subject, object, amount, face, seenBy) -> told
                .add(new Event(kind, subject, object, amount, face, seenBy).asSeenBy(viewer)));
        int seq = 0, checked = 0;
        for (Journal.Entry entry : journal.entries()) {
            boolean asked = checked < got.size() && got.get(checked).get("step").asInt() == seq;
            if (asked && entry.seat() == viewer) {
                imagined.copyFrom(table);
                imagined.imagine(viewer, dice.nextLong());
                JsonNode expected = json(MovePreviews.of(game, imagined, viewer, seq, entry.move()));
                assertThat(got.get(checked)).isEqualTo(expected);
            }
            told.clear();
            table.answer(entry.seat(), entry.move());
            if (asked && entry.seat() == viewer) comesTrue(got.get(checked++), table, viewer, told);
            if (table.isOver() || table.pendingSeats() == table.askedSeats()) seq++;
        }
        assertThat(checked).isEqualTo(got.size());
    }

    private void comesTrue(JsonNode previewed, T table, int viewer, List<Event> told) {
        if (previewed.has("unknown")) {
            unknown++;
            assertThat(previewed.get("events").isEmpty()).isTrue();
            assertThat(previewed.has("numbers")).isFalse();
            return;
        }
        known++;
        ArrayNode events = Visitor.JSON.createArrayNode();
        for (Event event : told) events.add(heard(table, event));
        assertThat(previewed.get("events")).isEqualTo(events);
        assertThat(previewed.get("numbers")).isEqualTo(json(game.outline(table, viewer).numbers()));
    }

    static List<JsonNode> messages(Phone phone, String... types) {
        return List.copyOf(phone.heard).stream()
                .filter(message -> List.of(types).contains(message.get("type").asString())).toList();
    }

    /// Replays the journal, and imagines the table for the viewer at every step.
    void compare(Journal journal, int viewer, Phone heard) {
        List<JsonNode> expected = new ArrayList<>(), got = messages(heard, "events", "view", "question", "waiting");
        T table = game.setUp(journal.setup()), imagined = table.blank();
        List<Event> told = new ArrayList<>();
        table.setListener((kind, subject, object, amount, face, seenBy) -> told
                .add(new Event(kind, subject, object, amount, face, seenBy).asSeenBy(viewer)));
        int seq = 0;
        Memory<T> memory = new Memory<>(viewer);
        Picture picture = new Picture();
        tell(expected, table, imagined, viewer, seq, memory);
        for (Journal.Entry entry : journal.entries()) {
            told.clear();
            memory.hears(table, entry, dice.nextLong());
            table.answer(entry.seat(), entry.move());
            boolean decided = table.isOver() || table.pendingSeats() == table.askedSeats();
            if (decided) {
                seq++;
                memory.decided();
                imagined.copyFrom(table);
                imagined.imagine(viewer, dice.nextLong());
                ArrayNode events = Visitor.JSON.createArrayNode();
                for (Event event : told) events.add(heard(imagined, event));
                expected.add(Visitor.JSON.createObjectNode().put("type", "events").put("step", seq).put("undone", false)
                        .set("events", events));
            }
            if (decided) tell(expected, table, imagined, viewer, seq, memory);
            else if (entry.seat() == viewer) turn(expected, table, imagined, viewer, seq, memory);
        }
        got = fromFirstView(got, got);
        expected = fromFirstView(expected, got);
        messages += got.size();
        for (int i = 0; i < Math.min(got.size(), expected.size()); i++) {
            JsonNode message = bare(got.get(i)), wanted = bare(expected.get(i));
            if (message.get("type").asString().equals("view")) message = picture.after(message);
            assertThat(message).as("viewer " + viewer + ", message " + i).isEqualTo(wanted);
        }
        assertThat(got).hasSameSizeAs(expected);
        views += picture.views();
    }

    /// Compares from the first view on, because orders may have answered earlier.
    private static List<JsonNode> fromFirstView(List<JsonNode> all, List<JsonNode> heard) {
        JsonNode first = heard.stream().filter(each -> each.get("type").asString().equals("view")).findFirst()
                .orElseThrow();
        return all.stream().dropWhile(each -> !each.get("type").asString().equals("view")
                || each.get("step").asInt() != first.get("step").asInt()).toList();
    }

    /// A message without times and the viewer's own orders, which an imagined table lacks.
    private static JsonNode bare(JsonNode message) {
        if (!message.has("askedAt")) return message;
        ObjectNode bare = (ObjectNode) message.deepCopy();
        bare.remove(List.of("askedAt", "standingAnswer"));
        return bare;
    }

    private void tell(List<JsonNode> out, T table, T imagined, int viewer, int seq, Memory<T> memory) {
        imagined.copyFrom(table);
        imagined.imagine(viewer, dice.nextLong());
        out.add(json(words.view(imagined, viewer, seq)));
        turn(out, table, imagined, viewer, seq, memory);
    }

    private void turn(List<JsonNode> out, T table, T imagined, int viewer, int seq, Memory<T> memory) {
        if (table.isOver()) return;
        imagined.copyFrom(table);
        imagined.imagine(viewer, dice.nextLong());
        out.add(json(words.turn(imagined, viewer, new QuestionContext(seq, 0, memory.regret(), Game.NO_MOVE),
                seat -> imagined.offers(seat, Offers.explained()))));
    }

    private ObjectNode heard(T table, Event event) {
        ObjectNode told = Visitor.JSON.createObjectNode().put("kind", event.kind()).put("subject", event.subject())
                .put("object", event.object()).put("amount", event.amount()).put("face", event.face());
        String en = game.logLine(table, event, Lang.EN), fr = game.logLine(table, event, Lang.FR);
        if (en != null) told.putObject("text").put("en", en).put("fr", fr);
        return told;
    }

    private static JsonNode json(Object message) {
        return Visitor.JSON.readTree(elysium.server.http.json.Json.write(message));
    }
}
