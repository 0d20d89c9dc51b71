package elysium.app.play;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/// Normalizes text for comparison: ignores case, accents and extra spaces.
public final class TextMatching {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+"), SPACES = Pattern.compile("[\\s\u00A0\u202F]+");

    private TextMatching() {}

    public static String of(String words) {
        String bare = MARKS.matcher(Normalizer.normalize(words, Normalizer.Form.NFD)).replaceAll("");
        return SPACES.matcher(bare.toLowerCase(Locale.ROOT).replace('’', '\'').replace("œ", "oe")).replaceAll(" ")
                .strip();
    }
}
