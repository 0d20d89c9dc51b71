package elysium.tabletop.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;

/// The cards that the pages of a game write, to be taken in the order of their permanent numbers.
public final class CardPages<E> {
    private final Map<String, E> entries = new HashMap<>();

    /// Adds a card, or replaces the one with the same slug.
    public void write(String slug, E entry) {
        entries.put(slug, entry);
    }

    /// The cards by number; every slug has been written, and nothing else.
    public <T extends CardTable<T>> List<Card<T>> bind(List<String> slugs, BiFunction<E, Integer, Card<T>> card) {
        List<Card<T>> cards = new ArrayList<>();
        for (String slug : slugs) {
            E entry = entries.remove(slug);
            if (entry == null) throw new IllegalStateException("no page writes " + slug);
            cards.add(card.apply(entry, cards.size()));
        }
        if (!entries.isEmpty()) throw new IllegalStateException("no number was given to " + entries.keySet());
        return cards;
    }
}
