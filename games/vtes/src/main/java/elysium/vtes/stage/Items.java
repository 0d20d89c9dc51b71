package elysium.vtes.stage;

import static elysium.tabletop.stage.Reading.word;
import static elysium.tabletop.stage.Reading.wrong;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Lists of cards as a scenario writes them; a list in one line may have been cut at commas within parentheses.
final class Items {
    static final String NOTHING = "none";

    private Items() {}

    static List<String> of(Map<String, Object> given, String key) {
        return given.containsKey(key) ? of(key, given.get(key)) : List.of();
    }

    /// The cards of a list, or one card, or none.
    static List<String> of(String key, Object value) {
        if (!(value instanceof List<?> list)) return value.equals(NOTHING) ? List.of() : List.of(word(key, value));
        List<String> items = new ArrayList<>();
        int depth = 0;
        for (Object part : list) {
            String words = word(key, part);
            if (depth > 0) items.add(items.removeLast() + ", " + words);
            else items.add(words);
            depth += depth(words);
        }
        if (depth != 0) throw wrong("in " + key + " parentheses do not match: " + items);
        return items;
    }

    private static int depth(String words) {
        int depth = 0;
        for (int i = 0; i < words.length(); i++) depth += words.charAt(i) == '(' ? 1 : words.charAt(i) == ')' ? -1 : 0;
        return depth;
    }
}
