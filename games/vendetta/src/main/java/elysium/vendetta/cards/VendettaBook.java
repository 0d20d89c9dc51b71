package elysium.vendetta.cards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.vendetta.dsl.CardBuilder;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.Vendetta;

/// The book of all Vendetta cards, by their permanent numbers.
public final class VendettaBook {
    public static final Book<Vendetta> BOOK = bind();

    private VendettaBook() {}

    private static Book<Vendetta> bind() {
        Map<String, CardBuilder> entries = new HashMap<>();
        CardList page = entry -> entries.put(entry.slug(), entry);
        BrujahCards.write(page);
        NosferatuCards.write(page);
        ToreadorCards.write(page);
        TremereCards.write(page);
        MalkavianCards.write(page);
        GangrelCards.write(page);
        VentrueCards.write(page);
        VampireCards.write(page);
        HumanCards.write(page);
        LocationCards.write(page);
        RelicCards.write(page);
        List<Card<Vendetta>> cards = new ArrayList<>();
        for (String slug : CardNumbers.SLUGS) {
            CardBuilder entry = entries.remove(slug);
            if (entry == null) throw new IllegalStateException("no page writes " + slug);
            cards.add(entry.bind(cards.size()));
        }
        if (!entries.isEmpty()) throw new IllegalStateException("no number was given to " + entries.keySet());
        return new Book<>(cards, Fact.COUNT);
    }
}
