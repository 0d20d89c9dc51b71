package elysium.tabletop.scenario;

import java.util.List;

/// A card as scenarios write it: `Vulko x2 (damage 1)`, `Alton Hickman by Ana`, `Bad Smoke of Bo`.
///
/// @param owner the player or owner of the card; empty if not given
/// @param marks the contents of the parentheses, separated by semicolons, or by commas if there are none
public record CardPhrase(String name, int copies, String owner, List<String> marks) {

    public static CardPhrase of(String words, List<String> names) {
        CardPhrase written = marked(words, names);
        for (String name : names)
            for (String by : List.of(" by ", " of "))
                if (written.name.endsWith(by + name)) {
                    int cut = written.name.length() - by.length() - name.length();
                    CardPhrase card = counted(written.name.substring(0, cut));
                    return new CardPhrase(card.name, card.copies * written.copies, name, written.marks);
                }
        return written;
    }

    /// Parses a card whose owner can only be given as a mark.
    ///
    /// @param names the players, whose names may form a list inside a mark
    public static CardPhrase marked(String words, List<String> names) {
        String rest = words.strip();
        int open = rest.endsWith(")") ? rest.indexOf(" (") : -1;
        CardPhrase card = counted(open < 0 ? rest : rest.substring(0, open));
        List<String> marks = open < 0 ? List.of() : marks(rest.substring(open + 2, rest.length() - 1), names);
        return new CardPhrase(card.name, card.copies, "", marks);
    }

    private static CardPhrase counted(String words) {
        int x = words.lastIndexOf(" x");
        boolean many = x > 0 && words.substring(x + 2).matches("\\d+");
        int times = many ? ScenarioValues.integer(words.substring(x + 2)) : 1;
        return new CardPhrase(many ? words.substring(0, x) : words, times, "", List.of());
    }

    private static List<String> marks(String words, List<String> names) {
        List<String> marks = PositionParser.split(words, ';');
        if (marks.size() > 1) return marks;
        marks.clear();
        for (String part : PositionParser.list(words)) {
            boolean goesOn = !marks.isEmpty() && (names.contains(part) || Viewers.WORDS.contains(part));
            if (goesOn) marks.add(marks.removeLast() + ", " + part);
            else marks.add(part);
        }
        return marks;
    }

    /// The number after or before a word in a mark, such as `damage 1` or `1 left`; otherwise the default.
    public int number(String word, int otherwise) {
        for (String mark : marks) {
            if (mark.startsWith(word + " ")) return ScenarioValues.integer(mark.substring(word.length() + 1));
            if (mark.endsWith(" " + word))
                return ScenarioValues.integer(mark.substring(0, mark.length() - word.length() - 1));
        }
        return otherwise;
    }

    /// The rest of the mark that begins with `first`; empty if there is none.
    public String markAfter(String first) {
        for (String mark : marks) if (mark.startsWith(first)) return mark.substring(first.length());
        return "";
    }

    public boolean hasMark(String mark) {
        return marks.contains(mark);
    }

    /// Throws if there is a mark other than these.
    public void allowOnly(String... words) {
        for (String mark : marks) {
            boolean known = false;
            for (String word : words)
                known |= mark.equals(word) || mark.startsWith(word + " ") || mark.endsWith(" " + word);
            if (!known)
                throw ScenarioValues.wrong("'" + mark + "' is not a mark of " + name + ": use " + List.of(words));
        }
    }
}
