package elysium.nightfall.stage;

import java.util.ArrayList;
import java.util.List;
import elysium.nightfall.table.Option;
import elysium.tabletop.stage.PositionLines;
import elysium.tabletop.stage.PositionLines.Item;
import elysium.tabletop.stage.Reading;
import elysium.tabletop.stage.Viewers;
import org.jspecify.annotations.Nullable;

/// The first line of a position text: which game and turn, where it stands, who sits there, what is true of all.
final class Head {
    int game = 1, turn = 1, faceUp, calm, options;
    List<String> names = List.of();
    final List<String> corrected = new ArrayList<>();
    String active = "", first = "", limit = "", winner = "";
    boolean ending, noForcedBlocks;
    @Nullable Long chance;
    @Nullable Item scene;

    static Head of(List<Item> items) {
        Head head = new Head();
        for (Item item : items)
            if (item.subject().isEmpty()) item.with(() -> head.read(item));
        Item first = items.getFirst();
        if (head.scene == null) throw first.wrong("expected a phase or step, such as 'chain: Ana'");
        if (head.names.size() < 2 || head.names.size() > 5)
            throw first.wrong("expected 'seats Ana, Bo' with 2 to 5 names, not " + head.names);
        for (String name : head.names)
            if (!PositionWriter.NAMES.fits(name)) throw first.wrong("'" + name + "' cannot be a name here");
        if (head.active.isEmpty()) head.active = head.names.getFirst();
        if (head.first.isEmpty()) head.first = head.names.getFirst();
        first.with(() -> Viewers.seat(head.names, head.first));
        first.with(() -> Viewers.seat(head.names, head.active));
        return head;
    }

    private void read(Item item) {
        String words = item.words();
        int space = words.indexOf(' ');
        String rest = space < 0 ? "" : words.substring(space + 1);
        switch (space < 0 ? words : words.substring(0, space)) {
            case "game" -> game = Reading.integer(rest);
            case "turn" -> turn(rest);
            case "first" -> first = rest;
            case "seats" -> names = PositionLines.list(rest);
            case "options" -> PositionLines.list(rest).forEach(this::option);
            case "face" -> faceUp = Reading.integer(item.behind("face up"));
            case "calm" -> calm = Reading.integer(rest);
            case "ending" -> ending = true;
            case "no" -> noForcedBlocks = true;
            case "winner" -> winner = rest;
            case "chance" -> chance = hex(rest);
            default -> scene(item);
        }
    }

    private void turn(String words) {
        int space = words.indexOf(' ');
        if (space < 0) throw Reading.wrong("expected 'turn 3 Ana', not 'turn " + words + "'");
        turn = Reading.integer(words.substring(0, space));
        active = words.substring(space + 1);
    }

    private void option(String option) {
        if (option.contains("=")) corrected.add(option);
        else if (Option.bit(option) == 0) throw Reading.wrong("there is no option '" + option + "'");
        options |= Option.bit(option);
    }

    private void scene(Item item) {
        String words = item.words();
        if (words.equals(Scene.ONLY_PHASE) || words.equals(Scene.ONLY_TURN)) limit = words;
        else if (scene == null) scene = item;
        else throw Reading.wrong("expected one phase or step, not '" + scene.words() + "' and '" + words + "'");
    }

    private static long hex(String word) {
        try {
            return Long.parseUnsignedLong(word, 16);
        } catch (NumberFormatException _) {
            throw Reading.wrong("expected chance as up to 16 hexadecimal digits, not '" + word + "'");
        }
    }
}
