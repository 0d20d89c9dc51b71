package elysium.nightfall.scenario;

import static elysium.tabletop.scenario.ScenarioValues.normalize;
import static elysium.tabletop.scenario.ScenarioValues.wrong;

import elysium.kernel.Lang;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Book;
import elysium.tabletop.Card;

/// Finds cards by their name in either language, with or without quotes.
final class NightfallCardLookup {
    private static final String QUOTES = "\"“”«»";

    private NightfallCardLookup() {}

    static int card(Book<Nightfall> book, String name) {
        for (Card<Nightfall> card : book.cards())
            if (called(card, name)) return card.number();
        throw wrong("no card is called '" + name + "'");
    }

    static boolean called(Card<Nightfall> card, String name) {
        String said = bare(name);
        for (Lang lang : Lang.values()) if (bare(card.name().in(lang)).equals(said)) return true;
        return card.slug().equals(said);
    }

    /// The English name without quotes, as scenarios and positions write it.
    static String name(Nightfall t, int def) {
        return unquoted(t.book().card(def).name().en());
    }

    private static String bare(String name) {
        return normalize(unquoted(name));
    }

    private static String unquoted(String name) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < name.length(); i++)
            if (QUOTES.indexOf(name.charAt(i)) < 0) out.append(name.charAt(i));
        return out.toString();
    }
}
