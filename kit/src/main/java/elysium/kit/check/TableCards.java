package elysium.kit.check;

import java.util.List;
import java.util.function.IntPredicate;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Decks;

/// What tests of many games ask about the cards of a table.
public final class TableCards {
    private TableCards() {}

    /// Whether two cards of a zone are copies of one card.
    public static <T extends CardTable<T>> boolean holdsCopies(T t, int zone) {
        for (int card = t.first(zone); card >= 0; card = t.next(card))
            for (int other = t.next(card); other >= 0; other = t.next(other))
                if (t.face(card) == t.face(other)) return true;
        return false;
    }

    /// How many cards of each name there are, among some rows.
    public static <T extends CardTable<T>> long[] byName(T t, IntPredicate counted) {
        long[] counts = new long[t.book().size()];
        for (int row = 0; row < t.rows(); row++) if (counted.test(row)) counts[t.face(row)]++;
        return counts;
    }

    /// The option that gives a seat a custom deck with the cards of a built-in one.
    public static String customDeck(Decks decks, int seat, int deck) {
        Deck like = decks.list().get(deck);
        return Decks.option(seat, decks.pack(new Deck("", like.name(), like.piles(), List.of())));
    }
}
