package elysium.kit;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Compares words as people write them: without regard to case, accents, quotes or spaces.
final class Words {
    private static final Pattern SEAT = Pattern.compile("\\b(?:[Ss]eat|[Ll]a place|[Pp]lace) ([1-9])\\b");

    private static final Pattern EXPLAINED = Pattern.compile("\\((\\d+)\\s?: [^)]*\\)");

    private Words() {}

    static String fold(String words) {
        String bare = Normalizer.normalize(words, Normalizer.Form.NFD).replaceAll("\\p{M}+", "");
        String plain = bare.toLowerCase(Locale.ROOT).replace("œ", "oe").replace("æ", "ae").replaceAll("[’‘ʼ`´]", "'");
        plain = plain.replaceAll("[\"“”«»]", "");
        return plain.replaceAll("[\\s\\u00A0\\u202F]+", " ").strip();
    }

    /// The same words, in which those who sit at the table are called by their names and not by their seats.
    static String byName(String words, List<String> names) {
        return SEAT.matcher(words).replaceAll(seat -> {
            int number = Integer.parseInt(seat.group(1));
            return Matcher.quoteReplacement(number <= names.size() ? names.get(number - 1) : seat.group());
        });
    }

    /// The same words without what explains a number in parentheses: `(2: maneuver)` is `(2)`.
    static String brief(String words) {
        return EXPLAINED.matcher(words).replaceAll("($1)");
    }

    static boolean same(String one, String other) {
        return fold(one).equals(fold(other));
    }
}
