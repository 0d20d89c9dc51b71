package elysium.rulebook;

import java.text.Normalizer;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Normalizes words for comparison: without case, accents, quotes or extra spaces.
public final class TextMatching {
    private static final Pattern SEAT = Pattern.compile("\\b(?:[Ss]eat|[Ll]a place|[Pp]lace) ([1-9])\\b");

    private static final Pattern EXPLAINED = Pattern.compile("\\((\\d+)\\s?: [^)]*\\)");

    private static final String APOSTROPHES = "’‘ʼ`´", QUOTES = "\"“”«»";
    private static final char ACCENTED = 128;

    private TextMatching() {}

    public static String normalize(String words) {
        StringBuilder out = new StringBuilder(words.length());
        String bare = isPlain(words) ? words : Normalizer.normalize(words, Normalizer.Form.NFD);
        for (int i = 0; i < bare.length(); i++) {
            char letter = Character.toLowerCase(bare.charAt(i));
            if (isSpace(letter)) {
                if (!out.isEmpty() && out.charAt(out.length() - 1) != ' ') out.append(' ');
            } else if (APOSTROPHES.indexOf(letter) >= 0) out.append('\'');
            else if (letter == 'œ') out.append("oe");
            else if (letter == 'æ') out.append("ae");
            else if (QUOTES.indexOf(letter) < 0 && !isMark(letter)) out.append(letter);
        }
        return out.toString().strip();
    }

    private static boolean isPlain(String words) {
        return words.chars().allMatch(letter -> letter < ACCENTED);
    }

    private static boolean isSpace(char letter) {
        return letter == ' ' || letter >= '\t' && letter <= '\r' || letter == '\u00A0' || letter == '\u202F';
    }

    private static boolean isMark(char letter) {
        int type = letter < ACCENTED ? Character.UNASSIGNED : Character.getType(letter);
        return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK
                || type == Character.ENCLOSING_MARK;
    }

    /// The same words with seats replaced by the names of their players.
    public static String withNames(String words, List<String> names) {
        return SEAT.matcher(words).replaceAll(seat -> {
            int number = Integer.parseInt(seat.group(1));
            return Matcher.quoteReplacement(number <= names.size() ? names.get(number - 1) : seat.group());
        });
    }

    /// The same words without the explanation of numbers in parentheses: `(2: maneuver)` becomes `(2)`.
    public static String withoutExplanations(String words) {
        if (words.indexOf('(') < 0) return words;
        return EXPLAINED.matcher(words).replaceAll("($1)");
    }

    public static boolean areSame(String one, String other) {
        return normalize(one).equals(normalize(other));
    }
}
