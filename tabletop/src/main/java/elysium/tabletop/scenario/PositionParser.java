package elysium.tabletop.scenario;

import java.util.ArrayList;
import java.util.List;

/// Takes a position text apart: what stands at the margin is what the words behind it and below it are about.
public final class PositionParser {
    /// How the last line of a text begins that says what it cannot lay out.
    public static final String MIDDLE = "in the middle of:";

    /// Something that is said, of what, and on which line; of the whole table where nothing stands at the margin.
    public record Item(int line, String subject, String words) {

        public IllegalArgumentException wrong(String what) {
            return ScenarioValues.wrong("line " + line + " of the table: " + what);
        }

        /// Does something with the words; what goes wrong is said with the line.
        public void with(Runnable reading) {
            try {
                reading.run();
            } catch (IllegalArgumentException e) {
                throw wrong(String.valueOf(e.getMessage()));
            }
        }

        /// What stands behind the first words.
        public String behind(String first) {
            return words.substring(first.length()).strip();
        }
    }

    private final List<Item> items = new ArrayList<>();
    private String subject = "";

    private PositionParser() {}

    public static List<Item> of(String text) {
        PositionParser lines = new PositionParser();
        String open = "";
        int from = 1, line = 0;
        for (String raw : text.split("\\R")) {
            line++;
            if (raw.isBlank() || raw.startsWith("#")) continue;
            if (open.isEmpty()) from = line;
            open += open.isEmpty() ? raw.stripTrailing() : " " + raw.strip();
            if (open.endsWith(",")) continue;
            lines.line(from, open);
            open = "";
        }
        if (!open.isEmpty()) throw ScenarioValues.wrong("line " + from + " of the table: the list ends with a comma");
        if (lines.items.isEmpty())
            throw ScenarioValues.wrong("the table is empty: expected a first line about the game");
        return lines.items;
    }

    private void line(int number, String line) {
        if (line.startsWith(MIDDLE))
            throw ScenarioValues.wrong("line " + number + " of the table: this is" + line.substring(2)
                    + ". A table can be laid out only between such things: take one before or after it");
        String[] fields = line.strip().split(" {2,}");
        boolean margin = !Character.isWhitespace(line.charAt(0)), first = items.isEmpty() && subject.isEmpty();
        boolean named = margin && !first;
        if (named) subject = fields[0];
        for (int i = named ? 1 : 0; i < fields.length; i++) items.add(new Item(number, subject, fields[i]));
    }

    /// The items of a list: parted by commas that stand in no parentheses.
    public static List<String> list(String words) {
        List<String> list = parts(words, ',');
        if (list.contains("")) throw ScenarioValues.wrong("something is missing in the list '" + words + "'");
        return list;
    }

    /// What a sign parts that stands in no parentheses.
    static List<String> parts(String words, char sign) {
        List<String> parts = new ArrayList<>();
        int from = 0, depth = 0;
        for (int i = 0; i < words.length(); i++) {
            char c = words.charAt(i);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (c != sign || depth > 0) continue;
            parts.add(words.substring(from, i).strip());
            from = i + 1;
        }
        parts.add(words.substring(from).strip());
        return parts;
    }
}
