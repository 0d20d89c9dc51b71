package elysium.nightfall.stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import org.jspecify.annotations.Nullable;

/// Reads what a scenario is written in, and says what it does not understand.
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
        if (value instanceof String || value instanceof Number) return value.toString();
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

    static int seat(List<String> names, String name) {
        int seat = names.indexOf(name);
        if (seat < 0) throw wrong("nobody here is called '" + name + "'; there are " + names);
        return seat;
    }

    /// The card of a name in either language, or of a slug.
    static int card(Book<Nightfall> book, String name) {
        for (Card<Nightfall> card : book.cards())
            if (plain(name).equals(card.slug()) || plain(name).equals(plain(card.name().en()))
                    || plain(name).equals(plain(card.name().fr())))
                return card.number();
        throw wrong("there is no card '" + name + "'");
    }

    /// A name without its quotation marks, as scenarios write it.
    static String name(Nightfall t, int def) {
        return t.book().card(def).name().en().replace("\"", "");
    }

    private static String plain(String words) {
        return words.strip().toLowerCase(Locale.ROOT).replace('’', '\'').replaceAll("[\"“”]", "");
    }
}
