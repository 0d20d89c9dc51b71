package elysium.vendetta.cards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.words.Entry;

/// All cards of Vendetta, bound under their permanent numbers.
public final class VendettaBook {
    public static final Book<Vendetta> BOOK = bind();

    private VendettaBook() {}

    private static Book<Vendetta> bind() {
        Map<String, Entry> entries = new HashMap<>();
        Page page = entry -> entries.put(entry.slug(), entry);
        BrujahPage.write(page);
        NosferatuPage.write(page);
        ToreadorPage.write(page);
        TremerePage.write(page);
        MalkavianPage.write(page);
        GangrelPage.write(page);
        VentruePage.write(page);
        VampirePage.write(page);
        HumanPage.write(page);
        LocationPage.write(page);
        RelicPage.write(page);
        List<Card<Vendetta>> cards = new ArrayList<>();
        for (String slug : Numbers.SLUGS) {
            Entry entry = entries.remove(slug);
            if (entry == null) throw new IllegalStateException("no page writes " + slug);
            cards.add(entry.bind(cards.size()));
        }
        if (!entries.isEmpty()) throw new IllegalStateException("no number was given to " + entries.keySet());
        return new Book<>(cards, Fact.COUNT);
    }
}
