package elysium.tabletop.scenario;

import static elysium.tabletop.scenario.ScenarioValues.word;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Reads card lists of a scenario. YAML may have split a one-line list at commas inside parentheses; these are joined
/// again.
public final class CardLists {
    public static final String NOTHING = "none";

    private CardLists() {}

    public static List<String> of(Map<String, Object> given, String key) {
        return given.containsKey(key) ? of(key, given.get(key)) : List.of();
    }

    /// The cards of a value, which is a list, a single card or `none`.
    public static List<String> of(String key, Object value) {
        if (!(value instanceof List<?> list)) return value.equals(NOTHING) ? List.of() : List.of(word(key, value));
        List<String> items = new ArrayList<>();
        int depth = 0;
        for (Object part : list) {
            String words = word(key, part);
            if (depth > 0) items.add(items.removeLast() + ", " + words);
            else items.add(words);
            depth += depth(words);
        }
        if (depth != 0) throw wrong(key + ": parentheses do not match in " + items);
        return items;
    }

    /// Lists inside a list, each a group; a card outside any list is a group of its own.
    public static List<List<String>> groups(String key, Object value) {
        if (!(value instanceof List<?> list)) return List.of(of(key, value));
        List<List<String>> groups = new ArrayList<>();
        List<Object> alone = new ArrayList<>();
        for (Object part : list)
            if (part instanceof List<?>) groups.add(of(key, part));
            else alone.add(part);
        for (String one : of(key, alone)) groups.add(List.of(one));
        return groups;
    }

    private static int depth(String words) {
        int depth = 0;
        for (int i = 0; i < words.length(); i++) depth += words.charAt(i) == '(' ? 1 : words.charAt(i) == ')' ? -1 : 0;
        return depth;
    }
}
