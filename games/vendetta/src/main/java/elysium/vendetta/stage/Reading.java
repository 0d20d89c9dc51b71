package elysium.vendetta.stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads the words, numbers, lists and maps in which a scenario is written, and says what it does not understand.
final class Reading {
    private Reading() {}

    static IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(what);
    }

    static int number(String key, @Nullable Object value) {
        if (value instanceof Number number) return number.intValue();
        throw wrong(key + " should be a number, not '" + value + "'");
    }

    static boolean flag(String key, @Nullable Object value) {
        if (value instanceof Boolean flag) return flag;
        throw wrong(key + " should be true or false, not '" + value + "'");
    }

    static String word(String key, @Nullable Object value) {
        if (value instanceof String || value instanceof Number || value instanceof Boolean) return value.toString();
        throw wrong(key + " should be a word, not '" + value + "'");
    }

    static List<String> words(String key, @Nullable Object value) {
        if (!(value instanceof List<?> list)) throw wrong(key + " should be a list, not '" + value + "'");
        List<String> words = new ArrayList<>();
        for (Object item : list) words.add(word(key, item));
        return words;
    }

    @SuppressWarnings("unchecked") static Map<String, Object> map(String key, @Nullable Object value) {
        if (value instanceof Map<?, ?> map) return (Map<String, Object>) map;
        throw wrong(key + " should be a map, not '" + value + "'");
    }

    /// Words compared without regard to case and to the kind of apostrophe.
    static String plain(String words) {
        return words.strip().toLowerCase(Locale.ROOT).replace('’', '\'');
    }
}
