package elysium.vtes.cards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Fact;

/// All cards of V:TES with their permanent numbers.
public final class VtesBook {
    public static final Book<Vtes> BOOK = bind();

    private VtesBook() {}

    private static Book<Vtes> bind() {
        Map<String, CardBuilder> entries = new HashMap<>();
        CardList page = entry -> entries.put(entry.slug(), entry);
        writeCrypt(page);
        writeMasters(page);
        writeMinionCards(page);
        List<Card<Vtes>> cards = new ArrayList<>();
        for (String slug : CardNumbers.SLUGS) {
            CardBuilder entry = entries.remove(slug);
            if (entry == null) throw new IllegalStateException("no page writes " + slug);
            cards.add(entry.bind(cards.size()));
        }
        if (!entries.isEmpty()) throw new IllegalStateException("no number was given to " + entries.keySet());
        return new Book<>(cards, Fact.COUNT);
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
