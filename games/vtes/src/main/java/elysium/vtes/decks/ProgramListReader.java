package elysium.vtes.decks;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Text;
import elysium.tabletop.game.Deck;
import org.jspecify.annotations.Nullable;

/// Reads lists from programs: VDB links, and the JSON of VDB, KRCG and VTESDecks, which use official card numbers.
final class ProgramListReader {
    private static final int MOST = 99;

    private final List<Deck.Fault> faults = new ArrayList<>();
    private final List<DeckList.Entry> entries = new ArrayList<>();

    /// Whether a text is a link that contains cards.
    static boolean isLink(String text) {
        String link = text.strip();
        return link.startsWith("http") && link.indexOf('#') > 0 && link.indexOf('\n') < 0 && link.contains("/deck");
    }

    /// Whether a text is an address without cards in it.
    static boolean isAddress(String text) {
        String link = text.strip();
        return link.startsWith("http") && link.indexOf('\n') < 0 && !isLink(link);
    }

    DeckList.Reading address() {
        faults.add(new Deck.Fault(0, "",
                new Text(
                        "this address contains no cards, and nothing is downloaded: paste the list",
                        "cette adresse ne contient pas de cartes, et rien n'est téléchargé : collez la liste")));
        return reading("", "", "");
    }

    static boolean isJson(String text) {
        return text.strip().startsWith("{");
    }

    DeckList.Reading link(String text) {
        String link = text.strip();
        int hash = link.indexOf('#'), question = link.indexOf('?');
        for (String each : link.substring(hash + 1).split(";")) {
            int equals = each.indexOf('=');
            if (each.isBlank()) continue;
            if (equals < 0) bad(each);
            else card(each.substring(0, equals), each.substring(equals + 1));
        }
        String query = question < 0 || question > hash ? "" : link.substring(question + 1, hash);
        return reading(parameter(query, "name"), parameter(query, "author"), parameter(query, "description"));
    }

    private static String parameter(String query, String key) {
        for (String each : query.split("&"))
            if (each.startsWith(key + "=")) return UrlEncoding.decoded(each.substring(key.length() + 1));
        return "";
    }

    DeckList.Reading json(String text) {
        try {
            if (Json.read(text) instanceof Map<?, ?> deck) return deck(deck);
            throw new Json.Malformed("no object");
        } catch (Json.Malformed _) {
            faults.add(new Deck.Fault(0, "", new Text("this JSON cannot be read: copy it again, from { to }",
                    "ce JSON est illisible : recopiez-le, de { à }")));
            return reading("", "", "");
        }
    }

    private DeckList.Reading deck(Map<?, ?> deck) {
        boolean some = cards(deck.get("cards"));
        some |= cards(deck.get("crypt"));
        some |= cards(deck.get("library"));
        if (!some) faults.add(
                new Deck.Fault(0, "", new Text("this JSON contains no cards: it needs cards, or crypt and library",
                        "ce JSON ne contient pas de cartes : il lui faut cards, ou crypt et library")));
        String author = word(deck, "author").isEmpty() ? word(deck, "owner") : word(deck, "author");
        String about = word(deck, "description").isEmpty() ? word(deck, "comments") : word(deck, "description");
        return reading(word(deck, "name"), author, about);
    }

    private static String word(Map<?, ?> deck, String key) {
        return deck.get(key) instanceof String word && !word.equals("null") ? word : "";
    }

    /// Reads cards as a map from numbers to copies, or as a list of objects, with or without groups.
    private boolean cards(@Nullable Object cards) {
        if (cards instanceof List<?> list) {
            for (Object each : list) one(each);
            return true;
        }
        if (!(cards instanceof Map<?, ?> map)) return false;
        if (map.get("cards") != null) return cards(map.get("cards"));
        map.forEach((id, count) -> card(String.valueOf(id),
                String.valueOf(count instanceof Map<?, ?> lot && lot.containsKey("q") ? lot.get("q") : count)));
        return true;
    }

    private void one(Object each) {
        if (!(each instanceof Map<?, ?> map)) bad(String.valueOf(each));
        else if (map.get("cards") != null) cards(map.get("cards"));
        else card(String.valueOf(map.get("id")),
                String.valueOf(map.get(map.containsKey("count") ? "count" : "number")));
    }

    private void card(String id, String count) {
        int number = number(id), copies = number(count);
        CardCatalogue.Card card = CardCatalogue.PRINTED.of(number);
        if (card == null || copies < 0 || copies > MOST) bad(id + "=" + count);
        else if (copies > 0) entries.add(new DeckList.Entry(card, copies, 0));
    }

    private static int number(String digits) {
        if (digits.isEmpty() || digits.length() > 6) return -1;
        for (int i = 0; i < digits.length(); i++) if (!Character.isDigit(digits.charAt(i))) return -1;
        return Integer.parseInt(digits);
    }

    private void bad(String what) {
        faults.add(new Deck.Fault(0, "", new Text(
                "'" + what + "' is not an official card number with a number of copies: correct it",
                "« " + what
                        + " » n'est pas un numéro de carte officiel avec un nombre d'exemplaires : corrigez-le")));
    }

    private DeckList.Reading reading(String name, String author, String description) {
        return new DeckList.Reading(new DeckList(name, author, description, List.of(), entries), faults);
    }
}
