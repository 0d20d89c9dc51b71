package elysium.app.play;

import java.util.List;
import java.util.function.Predicate;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.CardTable;

/// Finds cards of a book by what people call them, in either language.
public final class Shelf {
    private Shelf() {}

    /// The card called just so; else those whose name begins so, holds it, or whose text speaks of it.
    public static <T extends CardTable<T>> List<Card<T>> find(Book<T> book, String words) {
        String wanted = Plain.of(words);
        if (wanted.isEmpty()) return book.cards();
        List<Predicate<String>> ways =
                List.of(name -> name.equals(wanted), name -> name.startsWith(wanted), name -> name.contains(wanted));
        for (Predicate<String> way : ways) {
            List<Card<T>> found = book.cards().stream().filter(card -> isCalled(card, way)).toList();
            if (!found.isEmpty()) return found;
        }
        return book.cards().stream().filter(card -> speaksOf(card, wanted)).toList();
    }

    private static boolean isCalled(Card<?> card, Predicate<String> way) {
        return way.test(card.slug()) || way.test(Plain.of(card.name().en())) || way.test(Plain.of(card.name().fr()));
    }

    private static boolean speaksOf(Card<?> card, String wanted) {
        return Plain.of(card.words().en()).contains(wanted) || Plain.of(card.words().fr()).contains(wanted);
    }

    /// Whether the rules of this program play what the card says: a card without words has nothing to play.
    public static boolean implemented(Card<?> card) {
        boolean acts = !card.modes().isEmpty() || !card.always().isEmpty();
        return acts || card.masks().heeds() != 0 || card.masks().adds() != 0 || card.words().isEmpty();
    }
}
