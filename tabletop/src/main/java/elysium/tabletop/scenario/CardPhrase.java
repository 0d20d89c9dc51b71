package elysium.tabletop.scenario;

import java.util.List;

/// Cards as they are written: `Vulko x2 (damage 1)`, `Alton Hickman by Ana`, `Bad Smoke of Bo`.
///
/// @param whose who played it or whose it is; empty where that is not said
/// @param marks what stands behind it in parentheses, parted by semicolons, or by commas where there are none
public record CardPhrase(String name, int times, String whose, List<String> marks) {

    public static CardPhrase of(String words, List<String> names) {
        CardPhrase written = marked(words, names);
        for (String name : names)
            for (String by : List.of(" by ", " of "))
                if (written.name.endsWith(by + name)) {
                    int cut = written.name.length() - by.length() - name.length();
                    CardPhrase card = counted(written.name.substring(0, cut));
                    return new CardPhrase(card.name, card.times * written.times, name, written.marks);
                }
        return written;
    }

    /// Whose it is stands among the marks, if anywhere; the names are those that may be listed in a mark.
    public static CardPhrase marked(String words, List<String> names) {
        String rest = words.strip();
        int open = rest.endsWith(")") ? rest.indexOf(" (") : -1;
        CardPhrase card = counted(open < 0 ? rest : rest.substring(0, open));
        List<String> marks = open < 0 ? List.of() : marks(rest.substring(open + 2, rest.length() - 1), names);
        return new CardPhrase(card.name, card.times, "", marks);
    }

    private static CardPhrase counted(String words) {
        int x = words.lastIndexOf(" x");
        boolean many = x > 0 && words.substring(x + 2).matches("\\d+");
        int times = many ? ScenarioValues.integer(words.substring(x + 2)) : 1;
        return new CardPhrase(many ? words.substring(0, x) : words, times, "", List.of());
    }

    private static List<String> marks(String words, List<String> names) {
        List<String> marks = PositionParser.parts(words, ';');
        if (marks.size() > 1) return marks;
        marks.clear();
        for (String part : PositionParser.list(words)) {
            boolean goesOn = !marks.isEmpty() && (names.contains(part) || Viewers.WORDS.contains(part));
            if (goesOn) marks.add(marks.removeLast() + ", " + part);
            else marks.add(part);
        }
        return marks;
    }

    /// The number that stands in a mark behind or before a word, such as `damage 1` and `1 left`; else another.
    public int number(String word, int otherwise) {
        for (String mark : marks) {
            if (mark.startsWith(word + " ")) return ScenarioValues.integer(mark.substring(word.length() + 1));
            if (mark.endsWith(" " + word))
                return ScenarioValues.integer(mark.substring(0, mark.length() - word.length() - 1));
        }
        return otherwise;
    }

    /// What stands in a mark behind its first words; nothing if there is no such mark.
    public String said(String first) {
        for (String mark : marks) if (mark.startsWith(first)) return mark.substring(first.length());
        return "";
    }

    public boolean is(String mark) {
        return marks.contains(mark);
    }

    /// Refuses marks that mean nothing where the card lies.
    public void only(String... words) {
        for (String mark : marks) {
            boolean known = false;
            for (String word : words)
                known |= mark.equals(word) || mark.startsWith(word + " ") || mark.endsWith(" " + word);
            if (!known)
                throw ScenarioValues.wrong("behind " + name + " may stand " + List.of(words) + ", not '" + mark + "'");
        }
    }
}
