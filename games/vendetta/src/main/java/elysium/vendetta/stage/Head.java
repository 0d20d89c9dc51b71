package elysium.vendetta.stage;

import java.util.List;
import elysium.tabletop.stage.PositionLines;
import elysium.tabletop.stage.PositionLines.Item;
import elysium.tabletop.stage.Reading;
import org.jspecify.annotations.Nullable;

/// The first line of a position text: the round, where it stands, who sits there.
final class Head {
    int round;
    List<String> names = List.of();
    String ambition = "", limit = "", planningFrom = "";
    boolean teams;
    @Nullable Long chance;
    @Nullable Item scene;

    static Head of(List<Item> items) {
        Head head = new Head();
        for (Item item : items)
            if (item.subject().isEmpty()) item.with(() -> head.read(item));
        Item first = items.getFirst();
        if (head.scene == null) throw first.wrong("expected a phase, turn or step, such as 'The Rack: tokens'");
        if (head.names.size() < 3 || head.names.size() > 6)
            throw first.wrong("expected 'seats Ana, Bo, Cleo' with 3 to 6 names, not " + head.names);
        for (String name : head.names)
            if (!PositionWriter.NAMES.fits(name)) throw first.wrong("'" + name + "' cannot be a name here");
        if (head.ambition.isEmpty()) head.ambition = head.names.getFirst();
        return head;
    }

    private void read(Item item) {
        String words = item.words();
        if (words.startsWith("round ")) round = Reading.integer(item.behind("round"));
        else if (words.startsWith("seats ")) names = PositionLines.list(item.behind("seats"));
        else if (words.startsWith("ambition ")) ambition = item.behind("ambition");
        else if (words.startsWith("planning from ")) planningFrom = item.behind("planning from");
        else if (words.startsWith("chance ")) chance = hex(item.behind("chance"));
        else if (words.equals("teams")) teams = true;
        else if (List.of(Scene.ONLY_THIS, Scene.ONLY_ROUND, Scene.NEXT_ROUND).contains(words)) limit = words;
        else if (scene == null) scene = item;
        else throw Reading.wrong("expected one phase, turn or step, not '" + scene.words() + "' and '" + words + "'");
    }

    private static long hex(String word) {
        try {
            return Long.parseUnsignedLong(word, 16);
        } catch (NumberFormatException _) {
            throw Reading.wrong("expected chance as up to 16 hexadecimal digits, not '" + word + "'");
        }
    }
}
