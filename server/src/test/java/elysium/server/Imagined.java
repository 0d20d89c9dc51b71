package elysium.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.journal.Journal;
import elysium.rulebook.Clauses;
import elysium.server.message.MessageBuilder;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The replay of a game as a viewer would see it at imagined tables, a new one at each step.
final class Imagined<T extends CardTable<T>> {
    final List<JsonNode> frames = new ArrayList<>();
    final ArrayNode scores = Visitor.JSON.createArrayNode(), marks = Visitor.JSON.createArrayNode();
    private final CardGame<T> game;
    private final MessageBuilder<T> words;
    private final int viewer;
    private final Random dice;
    private final T table;
    private final List<Event> told = new ArrayList<>();
    private final Map<Integer, ObjectNode> moves = new TreeMap<>();

    Imagined(CardGame<T> game, Journal journal, int viewer, Random dice) {
        this.game = game;
        words = new MessageBuilder<>(game, Clauses.of(game));
        this.viewer = viewer;
        this.dice = dice;
        table = journal.begin(game);
        table.setListener((kind, subject, object, amount, face, seenBy) -> told
                .add(new Event(kind, subject, object, amount, face, seenBy).asSeenBy(viewer)));
        frame();
        for (Journal.Entry entry : journal.entries()) take(entry);
    }

    private void take(Journal.Entry entry) {
        if (entry.seat() == viewer) moves.put(entry.seat(), Visitor.JSON.createObjectNode().put("seat", entry.seat())
                .put("move", MessageBuilder.hex(entry.move())).set("text",
                        json(words.moveText(another(), entry.seat(), entry.move()))));
        table.answer(entry.seat(), entry.move());
        if (table.isOver() || table.pendingSeats() == table.askedSeats()) frame();
    }

    private T another() {
        T imagined = table.copy();
        imagined.imagine(viewer, dice.nextLong());
        return imagined;
    }

    private void frame() {
        int seq = frames.size();
        T imagined = another();
        ObjectNode frame = Visitor.JSON.createObjectNode().put("step", seq).put("undone", false);
        ArrayNode events = frame.putArray("events");
        for (Event event : told) events.add(heard(imagined, event));
        frame.set("view", json(words.view(imagined, viewer, seq)));
        ArrayNode asked = frame.putArray("asked");
        for (int seat = 0; seat < imagined.players(); seat++) if (imagined.isAsked(seat)) asked.add(seat);
        scores.add(json(game.outline(imagined, viewer).numbers().get("score")));
        frame.putArray("moves").addAll(moves.values());
        frames.add(frame);
        told.clear();
        moves.clear();
    }

    private ObjectNode heard(T imagined, Event event) {
        ObjectNode heard = Visitor.JSON.createObjectNode().put("kind", event.kind()).put("subject", event.subject())
                .put("object", event.object()).put("amount", event.amount()).put("face", event.face());
        String en = game.logLine(imagined, event, Lang.EN), fr = game.logLine(imagined, event, Lang.FR);
        if (en != null) heard.putObject("text").put("en", en).put("fr", fr);
        if (en != null && game.isHighlight(event))
            marks.addObject().put("step", frames.size()).set("text", heard.get("text"));
        return heard;
    }

    private static JsonNode json(Object message) {
        return Visitor.JSON.readTree(elysium.server.http.json.Json.write(message));
    }
}
