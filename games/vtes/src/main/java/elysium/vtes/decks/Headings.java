package elysium.vtes.decks;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import elysium.tabletop.deck.NameMatching;

/// Recognizes the headings of lists in both languages, with common misspellings, and the counts they announce.
final class Headings {
    private static final List<String> CRYPT = List.of("crypt", "crypte"),
            LIBRARY = List.of("library", "librairie", "bibliotheque");
    private static final List<String> TYPES = List.of("master", "maitre", "conviction", "action", "ally", "allies",
            "allie",
            "equipment", "equiptment", "equipement", "political action", "politcal action", "action politique", "power",
            "retainer", "compagnon", "action modifier", "modificateur d action", "modificateur daction", "reaction",
            "combat", "event", "evenement", "reflex", "reflexe");
    private static final Map<String,
            String> FIELDS = Map.ofEntries(Map.entry("deck name", "name"), Map.entry("name", "name"),
                    Map.entry("nom", "name"), Map.entry("nom du deck", "name"), Map.entry("author", "author"),
                    Map.entry("created by", "author"), Map.entry("auteur", "author"),
                    Map.entry("description", "description"));

    private Headings() {}

    /// The section a line opens: "crypt", "library", "type", or empty.
    static String opens(String line) {
        String title = title(line);
        boolean more = line.length() > titleLength(line);
        if (CRYPT.contains(title)) return "crypt";
        if (LIBRARY.contains(title)) return "library";
        return isType(title) && more ? "type" : "";
    }

    /// Whether a line is only the name of a type.
    static boolean isBareType(String line) {
        return titleLength(line) == line.length() && isType(title(line));
    }

    /// Types may be joined, as in Action Modifier/Combat. Without a count, such a line may also be a card's name.
    private static boolean isType(String title) {
        for (String one : title.split("/")) {
            String single = one.strip();
            boolean plural = single.endsWith("s") && TYPES.contains(single.substring(0, single.length() - 1));
            if (!plural && !TYPES.contains(single)) return false;
        }
        return true;
    }

    private static int titleLength(String line) {
        int end = 0;
        while (end < line.length() && "([:=".indexOf(line.charAt(end)) < 0) end++;
        return end;
    }

    private static String title(String line) {
        StringBuilder title = new StringBuilder();
        for (String part : line.substring(0, titleLength(line)).split("/"))
            title.append(title.isEmpty() ? "" : "/").append(NameMatching.normalize(part));
        return title.toString();
    }

    /// The number of cards in a heading, or -1.
    static int announced(String line) {
        int at = titleLength(line) + 1;
        while (at < line.length() && line.charAt(at) == ' ') at++;
        int end = at;
        while (end < line.length() && Character.isDigit(line.charAt(end))) end++;
        return end <= at || end - at > 3 ? -1 : Integer.parseInt(line.substring(at, end));
    }

    /// "name", "author" or "description" if a line gives it, else empty.
    static String field(String line) {
        int colon = line.indexOf(':');
        return colon < 0 ? "" : FIELDS.getOrDefault(line.substring(0, colon).strip().toLowerCase(Locale.ROOT), "");
    }

    static String behind(String line) {
        return line.substring(line.indexOf(':') + 1).strip();
    }
}
