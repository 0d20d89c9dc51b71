package elysium.nightfall.stage;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.stage.Reading;

/// Cards as they are written: `Vulko x2 (damage 1)`, `Alton Hickman by Ana`, `Bad Smoke of Bo`.
///
/// @param whose who played it or whose it is; empty where that is not said
/// @param marks what stands behind it in parentheses, parted by semicolons
record Written(String name, int times, String whose, List<String> marks) {

    static Written of(String words, List<String> names) {
        String rest = words.strip(), whose = "";
        List<String> marks = new ArrayList<>();
        int open = rest.endsWith(")") ? rest.indexOf(" (") : -1;
        if (open > 0) {
            for (String mark : rest.substring(open + 2, rest.length() - 1).split(";")) marks.add(mark.strip());
            rest = rest.substring(0, open);
        }
        for (String name : names)
            if (rest.endsWith(" by " + name) || rest.endsWith(" of " + name)) whose = name;
        if (!whose.isEmpty()) rest = rest.substring(0, rest.length() - whose.length() - " by ".length());
        int x = rest.lastIndexOf(" x");
        boolean many = x > 0 && rest.substring(x + 2).matches("\\d+");
        int times = many ? Reading.integer(rest.substring(x + 2)) : 1;
        return new Written(many ? rest.substring(0, x) : rest, times, whose, marks);
    }

    /// The number that stands in a mark behind or before a word, such as `damage 1` and `1 left`; else another.
    int number(String word, int otherwise) {
        for (String mark : marks) {
            if (mark.startsWith(word + " ")) return Reading.integer(mark.substring(word.length() + 1));
            if (mark.endsWith(" " + word))
                return Reading.integer(mark.substring(0, mark.length() - word.length() - 1));
        }
        return otherwise;
    }

    /// Refuses marks that mean nothing where the card lies.
    void only(String... words) {
        for (String mark : marks) {
            boolean known = false;
            for (String word : words)
                known |= mark.equals(word) || mark.startsWith(word + " ") || mark.endsWith(" " + word);
            if (!known) throw Reading.wrong("behind " + name + " may stand " + List.of(words) + ", not '" + mark + "'");
        }
    }
}
