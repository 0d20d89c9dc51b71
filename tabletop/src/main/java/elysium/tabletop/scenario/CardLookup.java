package elysium.tabletop.scenario;

import static elysium.tabletop.scenario.ScenarioValues.wrong;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;
import elysium.tabletop.deck.NameMatching;

/// Finds cards by the names that scenarios use, in either language, ignoring accents and punctuation.
public class CardLookup<T extends CardTable<T>> {
    private static final Map<Book<?>, Map<String, Integer>> PRINTED = Collections.synchronizedMap(new WeakHashMap<>());

    private final Map<String, Integer> cards;
    private final Book<T> book;

    public CardLookup(Book<T> book) {
        this.book = book;
        cards = new HashMap<>(PRINTED.computeIfAbsent(book, CardLookup::printed));
    }

    private static Map<String, Integer> printed(Book<?> book) {
        Map<String, Integer> cards = new HashMap<>();
        for (Card<?> card : book.cards())
            for (String name : List.of(card.slug(), card.name().en(), card.name().fr()))
                cards.put(NameMatching.normalize(name), card.number());
        return cards;
    }

    /// Adds another name for a card.
    protected final void addName(String name, Card<T> card) {
        cards.put(NameMatching.normalize(name), card.number());
    }

    public final int card(String name) {
        Integer number = cards.get(NameMatching.normalize(name));
        if (number == null) throw wrong("no card is called '" + name + "'");
        return number;
    }

    public final boolean isCard(String name) {
        return cards.containsKey(NameMatching.normalize(name));
    }

    /// The English name of a card, as scenarios and positions write it.
    public final String name(int def) {
        return book.card(def).name().en();
    }

    /// The English name, or the slug if the name contains a comma or a parenthesis.
    public final String nameInList(int def) {
        String name = name(def);
        return name.contains(",") || name.contains(" (") ? book.card(def).slug() : name;
    }
}
