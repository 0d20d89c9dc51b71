package elysium.tabletop.deck;

/// Strips comments and copy marks from a line of a deck list.
final class DeckLineMarks {
    private DeckLineMarks() {}

    /// The line without its comment. A comment begins with # or //, at the start of the line or between spaces, since a
    /// card name may contain #.
    static String stripComment(String line) {
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

    /// The text after a number of copies, without a following x, × or *.
    static String stripCopyMark(String behind) {
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
