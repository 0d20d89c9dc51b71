package elysium.tabletop.deck;

/// What stands in a line of a deck besides its words.
final class DeckLineMarks {
    private DeckLineMarks() {}

    /// A line without its remark: from # or // on, at its beginning or between spaces, since a name may hold a #.
    static String without(String line) {
        String words = line.replace('\u00A0', ' ').replace('\u202F', ' ').replace('\t', ' ').strip();
        int end = words.length();
        for (String sign : new String[] {"#", "//"}) {
            if (words.startsWith(sign)) return "";
            int at = words.indexOf(" " + sign + " ");
            if (at >= 0) end = Math.min(end, at);
            if (words.endsWith(" " + sign)) end = Math.min(end, words.length() - sign.length());
        }
        return words.substring(0, end).strip();
    }

    /// What stands behind a number of copies: an x, ×, * or only a space.
    static String times(String behind) {
        String rest = behind.strip();
        boolean spaced = behind.startsWith(" ");
        if (rest.isEmpty()) return "";
        char sign = rest.charAt(0);
        if (sign == '×' || sign == '*') return rest.substring(1).strip();
        boolean alone = rest.length() > 1 && rest.charAt(1) == ' ';
        if ((sign == 'x' || sign == 'X') && (alone || !spaced)) return rest.substring(1).strip();
        return spaced ? rest : "";
    }
}
