package elysium.tabletop.scenario;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import elysium.tabletop.scenario.PositionParser.Item;
import org.jspecify.annotations.Nullable;

/// Reads the first line of a position text: the players, the state of the flow, the random state and additions of each
/// game.
public abstract class PositionHeader {
    private static final List<String> EXAMPLES = List.of("Ana", "Bo", "Cleo");

    private final List<String> limits;
    private List<String> names = List.of();
    private String limit = "";
    private @Nullable Long chance;
    private @Nullable Item readScene;

    /// @param limits the words that say how far the game continues from there
    protected PositionHeader(List<String> limits) {
        this.limits = limits;
    }

    /// Reads a game's own addition; returns false if the words are none.
    protected abstract boolean readOwn(String first, String rest);

    /// @param scenes describes the required scene in error messages, such as `a phase or step, such as 'chain: Ana'`
    protected final void read(List<Item> items, PositionNames fitting, int fewest, int most, String scenes) {
        for (Item item : items)
            if (item.subject().isEmpty()) item.parse(() -> read(item));
        Item first = items.getFirst();
        if (readScene == null) throw first.wrong("expected " + scenes);
        if (names.size() < fewest || names.size() > most)
            throw first.wrong("expected 'seats " + String.join(", ", EXAMPLES.subList(0, fewest)) + "' with " + fewest
                    + " to " + most + " names, not " + names);
        for (String name : names)
            if (!fitting.isUsable(name))
                throw first.wrong("'" + name + "' cannot be a name here: choose another one");
    }

    private void read(Item item) {
        String words = item.words();
        int space = words.indexOf(' ');
        String first = space < 0 ? words : words.substring(0, space);
        String rest = space < 0 ? "" : words.substring(space + 1);
        if (first.equals("seats")) names = PositionParser.list(rest);
        else if (first.equals("chance")) chance = hex(rest);
        else if (limits.contains(words)) limit = words;
        else if (readOwn(first, rest)) return;
        else if (readScene == null) readScene = item;
        else throw ScenarioValues
                .wrong("expected one phase or step, not '" + readScene.words() + "' and '" + words + "'");
    }

    private static long hex(String word) {
        try {
            return Long.parseUnsignedLong(word, 16);
        } catch (NumberFormatException _) {
            throw ScenarioValues.wrong("expected chance as up to 16 hexadecimal digits, not '" + word + "'");
        }
    }

    public final List<String> names() {
        return names;
    }

    /// The random state given in the text; otherwise the seed of the deal, otherwise 1.
    public final long seed(@Nullable Long deal) {
        return chance != null ? chance : deal != null ? deal : 1;
    }

    public final boolean isUnlimited() {
        return limit.isEmpty();
    }

    public final boolean isLimitedTo(String words) {
        return limit.equals(words);
    }

    /// Parses the words for the state of the flow; errors are reported with their line.
    public final void readScene(Consumer<String> reading) {
        Item item = Objects.requireNonNull(readScene);
        item.parse(() -> reading.accept(item.words()));
    }
}
