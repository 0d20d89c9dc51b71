package elysium.tabletop.deck;

import java.util.Locale;

/// Normalizes names for comparison: without case, accents, punctuation or extra spaces.
public final class NameMatching {
    private static final String ACCENTED = "àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ", BARE = "aaaaaaceeeeiiiinoooooouuuuyy";
    private static final String UNHEARD = "'’‘`´\".#,!?";

    private NameMatching() {}

    public static String normalize(String words) {
        String small = words.toLowerCase(Locale.ROOT).replace("œ", "oe").replace("æ", "ae").replace("ß", "ss");
        StringBuilder out = new StringBuilder(small.length());
        for (int i = 0; i < small.length(); i++) {
            char letter = bare(small.charAt(i));
            if (Character.isLetterOrDigit(letter)) out.append(letter);
            else if (UNHEARD.indexOf(letter) < 0 && Character.getType(letter) != Character.NON_SPACING_MARK
                    && !out.isEmpty() && out.charAt(out.length() - 1) != ' ')
                out.append(' ');
        }
        return out.toString().strip();
    }

    private static char bare(char letter) {
        int at = ACCENTED.indexOf(letter);
        return at < 0 ? letter : BARE.charAt(at);
    }

    /// The edit distance of two words.
    public static int distance(String a, String b) {
        return distance(a, b, Integer.MAX_VALUE);
    }

    /// The edit distance if it is at most `bound`; otherwise any larger number.
    static int distance(String a, String b, int bound) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int corner = row[0], least = i;
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int same = corner + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                corner = row[j];
                row[j] = Math.min(same, 1 + Math.min(row[j], row[j - 1]));
                least = Math.min(least, row[j]);
            }
            if (least > bound) return least;
        }
        return row[b.length()];
    }
}
