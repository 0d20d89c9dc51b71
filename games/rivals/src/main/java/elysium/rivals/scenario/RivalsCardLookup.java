package elysium.rivals.scenario;

import elysium.rivals.table.Rivals;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.tabletop.scenario.CardLookup;

/// Finds cards by name; slugs may omit the prefix of their box.
final class RivalsCardLookup extends CardLookup<Rivals> {
    private static final String BOXES = "core-|war-";

    RivalsCardLookup(Book<Rivals> book) {
        super(book);
        for (Card<Rivals> card : book.cards()) addName(card.slug().replaceFirst(BOXES, ""), card);
    }
}
