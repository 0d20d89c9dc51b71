package elysium.tabletop.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Converts the words, numbers, lists and maps of a scenario, and reports values it does not understand.
public final class ScenarioValues {
    private ScenarioValues() {}

    public static IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(what);
    }

    public static int number(String key, @Nullable Object value) {
        if (value instanceof Number number) return number.intValue();
        throw wrong(key + " should be a number, not '" + value + "'");
    }

    public static boolean flag(String key, @Nullable Object value) {
        if (value instanceof Boolean flag) return flag;
        throw wrong(key + " should be true or false, not '" + value + "'");
    }

    public static String word(String key, @Nullable Object value) {
        if (value instanceof String || value instanceof Number || value instanceof Boolean) return value.toString();
        throw wrong(key + " should be a word, not '" + value + "'");
    }

    public static List<String> words(String key, @Nullable Object value) {
        if (!(value instanceof List<?> list)) throw wrong(key + " should be a list, not '" + value + "'");
        List<String> words = new ArrayList<>();
        for (Object item : list) words.add(word(key, item));
        return words;
    }

    @SuppressWarnings("unchecked") public static Map<String, Object> map(String key, @Nullable Object value) {
        if (value instanceof Map<?, ?> map) return (Map<String, Object>) map;
        throw wrong(key + " should be a map, not '" + value + "'");
    }

    /// The seed for dealing the unknown cards of a table, or null. No other key may stand beside `table`.
    public static @Nullable Long deal(Map<String, Object> given) {
        for (String key : given.keySet())
            if (!key.equals("table") && !key.equals("deal"))
                throw wrong("beside a table only 'deal' can be given, not '" + key + "'");
        return given.containsKey("deal") ? (long) number("deal", given.get("deal")) : null;
    }

    /// A number in a text.
    public static int integer(String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException _) {
            throw wrong("expected a number, not '" + word + "'");
        }
    }

    /// Normalizes words: without case, and with one kind of apostrophe.
    public static String normalize(String words) {
        return words.strip().toLowerCase(Locale.ROOT).replace('’', '\'');
    }
}
