package elysium.nightfall.scenario;

import static elysium.nightfall.table.GameLayout.ARCHIVE;
import static elysium.nightfall.table.GameLayout.ASIDE;
import static elysium.nightfall.table.GameLayout.BOX;
import static elysium.nightfall.table.GameLayout.CHAIN;
import static elysium.nightfall.table.GameLayout.COMMONS;
import static elysium.nightfall.table.GameLayout.DEALT;
import static elysium.nightfall.table.GameLayout.DECK;
import static elysium.nightfall.table.GameLayout.DISCARD;
import static elysium.nightfall.table.GameLayout.EXILE;
import static elysium.nightfall.table.GameLayout.HAND;
import static elysium.nightfall.table.GameLayout.MOST_COMMONS;
import static elysium.nightfall.table.GameLayout.PLAY;
import static elysium.nightfall.table.GameLayout.PRIVATE;
import static elysium.nightfall.table.GameLayout.WOUNDS;

import java.util.List;
import elysium.nightfall.cards.NightfallBook;
import elysium.nightfall.flow.StateChecks;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Wound;
import elysium.tabletop.game.ScenarioSupport.Staged;
import elysium.tabletop.scenario.PositionParser;
import elysium.tabletop.scenario.PositionParser.Item;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.tabletop.scenario.Viewers;
import org.jspecify.annotations.Nullable;

/// Sets up a table from a position text, exactly as it says.
final class PositionReader {
    private static final String CHOSEN = "chosen ", OPENED = "opened";

    private final List<Item> items;
    private final NightfallPositionHeader head;
    private final List<String> names;
    private final Nightfall t;
    private final PositionCards replica;

    PositionReader(String text, @Nullable Long deal) {
        items = PositionParser.of(text);
        head = NightfallPositionHeader.of(items);
        names = head.names();
        t = new Nightfall(NightfallBook.of(head.corrected), StateChecks::due, names.size(), head.seed(deal));
        t.night.setOptions(head.options);
        for (int i = 0; i < head.game; i++) t.beginGame(Viewers.seat(names, head.first()));
        replica = new PositionCards(t, names);
    }

    Staged<Nightfall> read() {
        for (int seat = 0; seat < names.size(); seat++) sum(seat);
        for (Item item : items) item.parse(() -> cards(item));
        replica.lay();
        turns();
        t.wounds.setFaceUpCount(head.faceUp);
        for (Item item : items) item.parse(() -> fact(item));
        replica.marks();
        if (head.ending) t.wounds.endGame();
        if (head.noForcedBlocks) t.archives.suspendBlocks(t.night.active());
        if (!head.winner.isEmpty()) t.night.setWinner(Viewers.seat(names, head.winner));
        head.readScene(words -> new FlowReader(t, head).begin(words));
        for (Item item : items)
            if (item.words().startsWith(CHOSEN)) item.parse(() -> choose(item));
        return new Staged<>(t, names);
    }

    /// Adds the wounds of earlier games to the sum by recording a place.
    private void sum(int seat) {
        int sum = number(seat, "sum "), placed = number(seat, "placed ");
        t.wounds.add(seat, 0, sum);
        if (sum != 0 || placed != 0) t.night.setPlaceOf(seat, placed);
        t.wounds.add(seat, 0, -sum);
        t.wounds.add(seat, Wound.UNTYPED, number(seat, "untyped "));
    }

    private int number(int seat, String word) {
        int[] number = {0};
        for (Item item : items)
            if (item.subject().equals(names.get(seat)) && item.words().startsWith(word))
                item.parse(() -> number[0] = ScenarioValues.integer(item.after(word)));
        return number[0];
    }

    /// Advances to the current turn, with a wound in the stated one.
    private void turns() {
        int active = Viewers.seat(names, head.active()), bled = head.turn() - head.calm;
        for (int turn = 1; turn <= head.turn(); turn++) {
            t.night.beginTurn(active);
            if (turn != bled) continue;
            t.wounds.add(active, Wound.UNTYPED, 1);
            t.wounds.add(active, Wound.UNTYPED, -1);
        }
        t.archives.removeInfluence();
    }

    private void cards(Item item) {
        String words = item.words();
        if (item.subject().isEmpty()) return;
        int seat = names.indexOf(item.subject());
        if (seat < 0 && !item.subject().equals(PositionWriter.COMMON))
            throw ScenarioValues.wrong("nobody is called '" + item.subject() + "'; here are " + names);
        int space = words.indexOf(' ');
        String word = space < 0 ? words : words.substring(0, space);
        if (seat >= 0 && List.of("influence", "sum", "placed", "untyped", OPENED, "chosen").contains(word)) return;
        if (word.equals("archive")) archive(item, seat);
        else replica.cards(item, word, seat >= 0 ? zone(word) + seat : common(word));
    }

    private void archive(Item item, int seat) {
        String rest = item.after("archive");
        int space = rest.indexOf(' '), most = seat < 0 ? MOST_COMMONS : PRIVATE;
        int nth = ScenarioValues.integer(space < 0 ? rest : rest.substring(0, space));
        if (nth < 1 || nth > most) throw ScenarioValues.wrong("expected archive 1 to " + most + ", not " + nth);
        replica.cards(item, "archive " + nth, ARCHIVE + (seat < 0 ? COMMONS : seat * PRIVATE) + nth - 1);
    }

    private static int zone(String word) {
        return switch (word) {
            case "hand" -> HAND;
            case "deck" -> DECK;
            case "discard" -> DISCARD;
            case "play" -> PLAY;
            case "dealt" -> DEALT;
            default -> throw ScenarioValues
                    .wrong("of a player one says influence, sum, placed, untyped, opened, dealt, chosen,"
                            + " play, hand, discard, deck or archive, not '" + word + "'");
        };
    }

    private static int common(String word) {
        return switch (word) {
            case "chain" -> CHAIN;
            case "wounds" -> WOUNDS;
            case "exile" -> EXILE;
            case "aside" -> ASIDE;
            case "box" -> BOX;
            default -> throw ScenarioValues
                    .wrong("of the common cards one says chain, wounds, archive, exile, aside or box,"
                            + " not '" + word + "'");
        };
    }

    private void fact(Item item) {
        int seat = names.indexOf(item.subject());
        if (seat < 0) return;
        if (item.words().startsWith("influence "))
            t.archives.setInfluence(seat, ScenarioValues.integer(item.after("influence")));
        if (item.words().equals(OPENED)) t.archives.open(seat);
    }

    private void choose(Item item) {
        new FlowReader(t, head).choose(item.subject(), item.after(CHOSEN));
    }
}
