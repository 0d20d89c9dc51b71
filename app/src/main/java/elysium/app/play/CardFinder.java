package elysium.app.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;

/// Finds cards by name or text, in either language.
public final class CardFinder {
    private CardFinder() {}

    /// The cards with exactly this name or id; else those whose name starts with the words, contains them, or whose
    /// text does.
    public static <T extends CardTable<T>> List<Card<T>> find(Book<T> book, String words) {
        String wanted = TextMatching.of(words);
        if (wanted.isEmpty()) return book.cards();
        List<Predicate<String>> ways =
                List.of(name -> name.equals(wanted), name -> name.startsWith(wanted), name -> name.contains(wanted));
        for (Predicate<String> way : ways) {
            List<Card<T>> found = book.cards().stream().filter(card -> isCalled(card, way)).toList();
            if (!found.isEmpty()) return found;
        }
        return book.cards().stream().filter(card -> speaksOf(card, wanted)).toList();
    }

    /// Narrows several cards to those that a seat can see, its own first; else to those it owns, if any.
    public static <T extends CardTable<T>> List<Card<T>> nearest(T table, int seat, List<Card<T>> found) {
        if (found.size() < 2) return found;
        Set<Integer> own = new HashSet<>(), seen = new HashSet<>();
        for (int row = 0; row < table.rows(); row++) {
            if (table.owner(row) == seat) own.add(table.face(row));
            if (table.zone(row) >= 0 && table.sees(seat, row)) seen.add(table.face(row));
        }
        List<Card<T>> near = new ArrayList<>(), ours = new ArrayList<>();
        for (Card<T> card : found) {
            if (own.contains(card.number())) ours.add(card);
            if (seen.contains(card.number())) near.add(ours.contains(card) ? 0 : near.size(), card);
        }
        if (!near.isEmpty()) return near;
        return ours.isEmpty() ? found : ours;
    }

    private static boolean isCalled(Card<?> card, Predicate<String> way) {
        return way.test(card.slug()) || way.test(TextMatching.of(card.name().en()))
                || way.test(TextMatching.of(card.name().fr()));
    }

    private static boolean speaksOf(Card<?> card, String wanted) {
        return TextMatching.of(card.text().en()).contains(wanted)
                || TextMatching.of(card.text().fr()).contains(wanted);
    }
}
