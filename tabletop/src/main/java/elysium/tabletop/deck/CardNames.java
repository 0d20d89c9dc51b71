package elysium.tabletop.deck;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Text;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;

/// Finds cards of a book by name in either language.
public final class CardNames {
    private static final int NEAR = 3;

    private final List<Text> names = new ArrayList<>();
    private final Map<String, List<Integer>> called = new HashMap<>();
    private final NearNames index;

    public <T extends CardTable<T>> CardNames(Book<T> book) {
        for (Card<T> card : book.cards()) {
            names.add(card.name());
            call(card.name().en(), card.number());
            call(card.name().fr(), card.number());
            call(card.slug(), card.number());
        }
        index = new NearNames(called.keySet());
    }

    private void call(String name, int card) {
        List<Integer> cards = called.computeIfAbsent(NameMatching.normalize(name), _ -> new ArrayList<>());
        if (!cards.contains(card)) cards.add(card);
    }

    public Text name(int card) {
        return names.get(card);
    }

    /// All cards with a name, ignoring case, accents and punctuation.
    List<Integer> find(String name) {
        return called.getOrDefault(NameMatching.normalize(name), List.of());
    }

    /// The cards with the most similar names, as suggestions only.
    List<Integer> near(String name) {
        String wanted = NameMatching.normalize(name);
        List<Integer> near = new ArrayList<>();
        for (String called : index.near(wanted, NearNames.allowedErrors(wanted.length())).names())
            for (int card : find(called)) if (!near.contains(card)) near.add(card);
        return near.size() > NEAR ? near.subList(0, NEAR) : near;
    }
}
