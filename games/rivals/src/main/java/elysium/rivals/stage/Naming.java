package elysium.rivals.stage;

import static elysium.tabletop.stage.Reading.plain;
import static elysium.tabletop.stage.Reading.wrong;

import java.util.HashMap;
import java.util.Map;
import elysium.rivals.table.Rivals;
import elysium.tabletop.Book;
import elysium.tabletop.Card;

/// How scenarios call cards: by the names that players use, in either language, with or without their accents.
final class Naming {
    private static final String ACCENTED = "àâäáçéèêëíîïóôöúùûü", BARE = "aaaaceeeeiiiooouuuu";
    private static final String BOXES = "core-|war-";

    private final Map<String, Integer> cards = new HashMap<>();
    private final Book<Rivals> book;

    Naming(Book<Rivals> book) {
        this.book = book;
        for (Card<Rivals> card : book.cards()) {
            cards.put(card.slug(), card.number());
            cards.put(card.slug().replaceFirst(BOXES, ""), card.number());
            cards.put(bare(card.name().en()), card.number());
            cards.put(bare(card.name().fr()), card.number());
        }
    }

    int card(String name) {
        Integer number = cards.get(bare(name));
        if (number == null) throw wrong("no card is called '" + name + "'");
        return number;
    }

    boolean isCard(String name) {
        return cards.containsKey(bare(name));
    }

    /// The English name of a card, as scenarios and positions write it.
    String name(int def) {
        return book.card(def).name().en();
    }

    private static String bare(String name) {
        StringBuilder out = new StringBuilder(plain(name).replace("œ", "oe"));
        for (int i = 0; i < out.length(); i++) {
            int accent = ACCENTED.indexOf(out.charAt(i));
            if (accent >= 0) out.setCharAt(i, BARE.charAt(accent));
        }
        return out.toString();
    }
}
