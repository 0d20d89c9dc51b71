package elysium.vtes.stage;

import static elysium.tabletop.stage.Reading.plain;
import static elysium.tabletop.stage.Reading.wrong;

import java.util.HashMap;
import java.util.Map;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.vtes.table.Vtes;

/// How scenarios call cards: by the names that players use, in either language, with or without their accents.
final class Naming {
    private static final String ACCENTED = "àâäáãçéèêëíîïñóôöõúùûü", BARE = "aaaaaceeeeiiinoooouuuu";

    private final Map<String, Integer> cards = new HashMap<>();
    private final Book<Vtes> book;

    Naming(Book<Vtes> book) {
        this.book = book;
        for (Card<Vtes> card : book.cards()) {
            cards.put(card.slug(), card.number());
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

    /// The same, or its slug where a list would take the name for two.
    String listed(int def) {
        String name = name(def);
        return name.contains(",") || name.contains(" (") ? book.card(def).slug() : name;
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
