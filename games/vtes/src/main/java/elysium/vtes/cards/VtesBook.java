package elysium.vtes.cards;

import elysium.tabletop.Book;
import elysium.tabletop.game.CardPages;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Fact;

/// All cards of V:TES with their permanent numbers.
public final class VtesBook {
    public static final Book<Vtes> BOOK = bind();

    private VtesBook() {}

    private static Book<Vtes> bind() {
        CardPages<CardBuilder> pages = new CardPages<>();
        CardList page = entry -> pages.write(entry.slug(), entry);
        writeCrypt(page);
        writeMasters(page);
        writeMinionCards(page);
        return new Book<>(pages.bind(CardNumbers.SLUGS, CardBuilder::bind), Fact.COUNT);
    }

    private static void writeCrypt(CardList page) {
        MalkavianCards.write(page);
        NosferatuCards.write(page);
        ToreadorCards.write(page);
        TremereCards.write(page);
        VentrueCards.write(page);
    }

    private static void writeMasters(CardList page) {
        HuntingGroundCards.write(page);
        ClanLocationCards.write(page);
        LocationCards.write(page);
        BurdenCards.write(page);
        MasterCards.write(page);
    }

    private static void writeMinionCards(CardList page) {
        ActionCards.write(page);
        PoliticsCards.write(page);
        EquipmentCards.write(page);
        CompanyCards.write(page);
        ModifierCards.write(page);
        StealthCards.write(page);
        ReactionCards.write(page);
        CombatCards.write(page);
    }
}
