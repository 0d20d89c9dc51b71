package elysium.vendetta.cards;

import elysium.tabletop.Book;
import elysium.tabletop.game.CardPages;
import elysium.vendetta.dsl.CardBuilder;
import elysium.vendetta.table.Fact;
import elysium.vendetta.table.Vendetta;

/// The book of all Vendetta cards, by their permanent numbers.
public final class VendettaBook {
    public static final Book<Vendetta> BOOK = bind();

    private VendettaBook() {}

    private static Book<Vendetta> bind() {
        CardPages<CardBuilder> pages = new CardPages<>();
        CardList page = entry -> pages.write(entry.slug(), entry);
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
        return new Book<>(pages.bind(CardNumbers.SLUGS, CardBuilder::bind), Fact.COUNT);
    }
}
