package elysium.vtes.decks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.tabletop.Book;
import elysium.tabletop.deck.NameMatching;
import elysium.tabletop.deck.NearNames;
import elysium.vtes.table.Vtes;

/// Finds cards by every name that lists use: in both languages, with the article before or after, without accents and
/// trademarks.
final class Names {
    private static final String[] ARTICLES = {"The", "An", "A", "Le", "La", "Les", "L'"};
    private static final int NEAR = 3;

    private final Map<String, List<CardCatalogue.Card>> english = new HashMap<>(), french = new HashMap<>();
    private final Map<CardCatalogue.Card, String> inFrench = new HashMap<>();
    private final NearNames nearEnglish, nearFrench;

    Names(Book<Vtes> book) {
        Map<String, CardCatalogue.Card> bySlug = new HashMap<>();
        for (CardCatalogue.Card card : CardCatalogue.PRINTED.cards()) {
            bySlug.put(card.slug(), card);
            call(english, card.name(), card);
            for (String other : card.aka()) call(english, other, card);
        }
        for (int def = 0; def < book.size(); def++) {
            CardCatalogue.Card card = bySlug.get(book.card(def).slug());
            if (card == null) continue;
            call(english, book.card(def).name().en(), card);
            call(french, book.card(def).name().fr(), card);
            inFrench.put(card, book.card(def).name().fr());
        }
        nearEnglish = new NearNames(english.keySet());
        nearFrench = new NearNames(french.keySet());
    }

    private static void call(Map<String, List<CardCatalogue.Card>> called, String name, CardCatalogue.Card card) {
        put(called, plain(name), card);
        for (String article : ARTICLES) {
            String before = article.endsWith("'") ? article : article + " ";
            if (name.startsWith(before)) put(called, plain(name.substring(before.length()) + " " + article), card);
            if (name.endsWith(", " + article))
                put(called, plain(before + name.substring(0, name.length() - article.length() - 2)), card);
        }
    }

    private static void put(Map<String, List<CardCatalogue.Card>> called, String name, CardCatalogue.Card card) {
        List<CardCatalogue.Card> cards = called.computeIfAbsent(name, _ -> new ArrayList<>());
        if (!cards.contains(card)) cards.add(card);
    }

    static String plain(String name) {
        String marked =
                name.replace("(TM)", "").replace("(tm)", "").replace("™", "").replace("/", " ").replace("—", " ");
        return NameMatching.normalize(Ascii.of(marked));
    }

    /// All cards of a name in a language.
    List<CardCatalogue.Card> find(String name, Lang lang) {
        return (lang == Lang.FR ? french : english).getOrDefault(plain(name), List.of());
    }

    /// All cards of a name in either language.
    List<CardCatalogue.Card> find(String name) {
        List<CardCatalogue.Card> one = find(name, Lang.EN), other = find(name, Lang.FR);
        if (one.isEmpty() || other.isEmpty()) return one.isEmpty() ? other : one;
        List<CardCatalogue.Card> both = new ArrayList<>(one);
        for (CardCatalogue.Card card : other) if (!both.contains(card)) both.add(card);
        return both;
    }

    /// Cards with similar names, playable ones first, as suggestions only.
    List<String> near(String name) {
        String wanted = plain(name);
        Map<CardCatalogue.Card, String> near = new HashMap<>(), holding = new HashMap<>();
        NearNames.Near one = nearEnglish.near(wanted, NearNames.allowedErrors(wanted.length())),
                other = nearFrench.near(wanted, one.distance());
        if (other.distance() == one.distance()) add(one.names(), english, near);
        add(other.names(), french, near);
        if (wanted.length() > NEAR) {
            add(nearEnglish.containing(wanted), english, holding);
            add(nearFrench.containing(wanted), french, holding);
        }
        List<String> all = sorted(near);
        for (String held : sorted(holding)) if (!all.contains(held)) all.add(held);
        return all.size() > NEAR ? all.subList(0, NEAR) : all;
    }

    private List<String> sorted(Map<CardCatalogue.Card, String> called) {
        List<Map.Entry<CardCatalogue.Card, String>> cards = new ArrayList<>(called.entrySet());
        cards.sort(
                Comparator
                        .comparing((Map.Entry<CardCatalogue.Card, String> card) -> !inFrench.containsKey(card.getKey()))
                        .thenComparing(Map.Entry::getValue));
        List<String> names = new ArrayList<>();
        for (Map.Entry<CardCatalogue.Card, String> card : cards)
            if (!names.contains(card.getValue())) names.add(card.getValue());
        return names;
    }

    private void add(List<String> names, Map<String, List<CardCatalogue.Card>> called,
            Map<CardCatalogue.Card, String> near) {
        for (String name : names)
            for (CardCatalogue.Card card : called.getOrDefault(name, List.of()))
                near.putIfAbsent(card, called == french ? inFrench.getOrDefault(card, card.name()) : card.name());
    }
}
