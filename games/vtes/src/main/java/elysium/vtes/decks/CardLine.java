package elysium.vtes.decks;

import org.jspecify.annotations.Nullable;

/// A line of a list split into copies and card name.
///
/// @param count the copies, or 0 without a number
record CardLine(int count, String words) {
    private static final String[] REMARKS = {" -- ", " // ", " # "};

    /// The line without its comment.
    static String bare(String line) {
        String words = line.replace('\u00A0', ' ').replace('\u202F', ' ').replace('’', '\'').stripTrailing();
        for (String sign : REMARKS) {
            int at = words.indexOf(sign);
            if (at >= 0) words = words.substring(0, at).stripTrailing();
        }
        return words.stripLeading();
    }

    /// Splits a line: the number is before the name, or at its end.
    static CardLine of(String words) {
        int digits = digits(words, 0);
        CardLine before = digits == 0 ? null : counted(words, digits);
        if (before != null) return before;
        CardLine behind = behind(words);
        return behind != null ? behind : new CardLine(0, words);
    }

    private static int digits(String words, int from) {
        int end = from;
        while (end < words.length() && Character.isDigit(words.charAt(end))) end++;
        return end - from;
    }

    /// A number of at most two digits that is not part of the name, unlike 419 Operation or 2nd.
    private static @Nullable CardLine counted(String words, int digits) {
        if (digits > 2) return null;
        int count = Integer.parseInt(words.substring(0, digits));
        String rest = words.substring(digits);
        if (rest.isEmpty() || count == 0) return null;
        char next = rest.charAt(0);
        if (next == ' ' || next == '\t') {
            String name = rest.strip();
            boolean times =
                    name.startsWith("x ") || name.startsWith("X ") || name.startsWith("× ") || name.startsWith("* ");
            return new CardLine(count, times ? name.substring(2).strip() : name);
        }
        if ("xX×*".indexOf(next) < 0 || rest.length() == 1) return null;
        return new CardLine(count, rest.substring(1).strip());
    }

    /// A number at the end, as in Foo x2, Foo (2) or Foo [2].
    private static @Nullable CardLine behind(String words) {
        int end = words.length();
        boolean bracket = words.endsWith(")") || words.endsWith("]");
        int last = bracket ? end - 1 : end, first = last;
        while (first > 0 && Character.isDigit(words.charAt(first - 1))) first--;
        if (first == last || last - first > 2 || first < 2) return null;
        char sign = words.charAt(first - 1);
        boolean marked =
                bracket ? sign == '(' || sign == '[' : "xX×".indexOf(sign) >= 0 && words.charAt(first - 2) == ' ';
        int count = Integer.parseInt(words.substring(first, last));
        return marked && count > 0 ? new CardLine(count, words.substring(0, first - 1).strip()) : null;
    }
}
