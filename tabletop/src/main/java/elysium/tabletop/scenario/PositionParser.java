package elysium.tabletop.scenario;

import java.util.ArrayList;
import java.util.List;

/// Splits a position text into items: a subject at the left margin, and the facts after and below it.
public final class PositionParser {
    /// The start of a line that names what the text cannot express.
    public static final String MIDDLE = "in the middle of:";

    /// A fact about a subject, with its line; the subject is empty for the table as a whole.
    public record Item(int line, String subject, String words) {

        public IllegalArgumentException wrong(String what) {
            return ScenarioValues.wrong("line " + line + " of the table: " + what);
        }

        /// Runs a parser on the words and adds the line to its errors.
        public void parse(Runnable reading) {
            try {
                reading.run();
            } catch (IllegalArgumentException e) {
                throw wrong(String.valueOf(e.getMessage()));
            }
        }

        /// The words after a prefix.
        public String after(String first) {
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
                    + ". A table cannot start there; take a position before or after it");
        String[] fields = line.strip().split(" {2,}");
        boolean margin = !Character.isWhitespace(line.charAt(0)), first = items.isEmpty() && subject.isEmpty();
        boolean named = margin && !first;
        if (named) subject = fields[0];
        for (int i = named ? 1 : 0; i < fields.length; i++) items.add(new Item(number, subject, fields[i]));
    }

    /// The items of a list, separated by commas outside parentheses.
    public static List<String> list(String words) {
        List<String> list = split(words, ',');
        if (list.contains("")) throw ScenarioValues.wrong("an item is missing in the list '" + words + "'");
        return list;
    }

    /// Splits text at a character outside parentheses.
    static List<String> split(String words, char sign) {
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
