package elysium.kit;

import java.text.Normalizer;
import java.util.Locale;

/// Compares words as people write them: without regard to case, accents, apostrophes or spaces.
final class Words {
    private Words() {}

    static String fold(String words) {
        String bare = Normalizer.normalize(words, Normalizer.Form.NFD).replaceAll("\\p{M}+", "");
        String plain = bare.toLowerCase(Locale.ROOT).replace("œ", "oe").replace("æ", "ae").replaceAll("[’‘ʼ`´]", "'");
        return plain.replaceAll("[\\s\\u00A0\\u202F]+", " ").strip();
    }

    static boolean same(String one, String other) {
        return fold(one).equals(fold(other));
    }
}
