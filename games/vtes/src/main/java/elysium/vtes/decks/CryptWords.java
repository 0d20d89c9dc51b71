package elysium.vtes.decks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The name of a crypt card with what lists add to tell namesakes apart: (G2), G2, (ADV), (G2 ADV), Adv., or the
/// columns capacity, Disciplines, title and Clan:group.
///
/// @param group the group, or 0 if not given
/// @param capacity the capacity, or 0 if not given
record CryptWords(String name, int group, boolean advanced, int capacity) {

    static CryptWords of(String words) {
        return bracketed(words.replaceFirst("(?<=.) [gG](\\d)$", " (G$1)"));
    }

    private static CryptWords bracketed(String words) {
        String name = words, behind = "";
        int gap = gap(words);
        if (gap >= 0) {
            name = words.substring(0, gap).strip();
            behind = words.substring(gap).strip();
        }
        int group = groupOf(behind), capacity = capacityOf(behind);
        boolean advanced = false;
        String small = name.toLowerCase(Locale.ROOT);
        int bracket = small.lastIndexOf('(');
        if (bracket > 0 && small.endsWith(")")) {
            String inside = small.substring(bracket + 1, small.length() - 1).strip();
            boolean adv = inside.endsWith("adv") || inside.equals("advanced");
            String first = inside.replace("advanced", "").replace("adv", "").strip();
            boolean grouped = first.length() == 2 && first.charAt(0) == 'g' && Character.isDigit(first.charAt(1));
            if (grouped || first.equals("g any") || adv && first.isEmpty()) {
                if (grouped) group = first.charAt(1) - '0';
                advanced = adv;
                name = name.substring(0, bracket).strip();
            }
        } else if (small.endsWith(" adv.") || small.endsWith(" adv")) {
            advanced = true;
            name = name.substring(0, small.lastIndexOf(" adv")).strip();
        }
        return new CryptWords(name, group, advanced, capacity);
    }

    /// The start of the columns: a tab, or two spaces.
    static int gap(String words) {
        int tab = words.indexOf('\t'), spaces = words.indexOf("  ");
        return tab < 0 ? spaces : spaces < 0 ? tab : Math.min(tab, spaces);
    }

    private static int groupOf(String columns) {
        int colon = columns.lastIndexOf(':');
        if (colon < 0 || colon + 2 != columns.length()) return 0;
        char digit = columns.charAt(colon + 1);
        return Character.isDigit(digit) ? digit - '0' : 0;
    }

    private static int capacityOf(String columns) {
        int end = 0;
        while (end < columns.length() && Character.isDigit(columns.charAt(end))) end++;
        return end == 0 || end > 2 ? 0 : Integer.parseInt(columns.substring(0, end));
    }

    /// The cards of a name that match; advanced ones only if the line says so.
    List<CardCatalogue.Card> fitting(List<CardCatalogue.Card> cards) {
        List<CardCatalogue.Card> fitting = new ArrayList<>();
        for (CardCatalogue.Card card : cards) {
            boolean fits = !card.isCrypt() || card.advanced() == advanced && (group == 0 || card.group() == group);
            if (fits) fitting.add(card);
        }
        if (fitting.size() < 2 || capacity == 0) return fitting;
        fitting.removeIf(card -> card.capacity() != capacity);
        return fitting;
    }
}
