package elysium.vtes.cards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.vtes.table.Fact;
import elysium.vtes.table.Vtes;
import elysium.vtes.words.Entry;

/// All cards of Vampire: The Eternal Struggle, bound under their permanent numbers.
public final class VtesBook {
    public static final Book<Vtes> BOOK = bind();

    private VtesBook() {}

    private static Book<Vtes> bind() {
        Map<String, Entry> entries = new HashMap<>();
        Page page = entry -> entries.put(entry.slug(), entry);
        writeCrypt(page);
        writeMasters(page);
        writeMinionCards(page);
        List<Card<Vtes>> cards = new ArrayList<>();
        for (String slug : Numbers.SLUGS) {
            Entry entry = entries.remove(slug);
            if (entry == null) throw new IllegalStateException("no page writes " + slug);
            cards.add(entry.bind(cards.size()));
        }
        if (!entries.isEmpty()) throw new IllegalStateException("no number was given to " + entries.keySet());
        return new Book<>(cards, Fact.COUNT);
    }

    private static void writeCrypt(Page page) {
        MalkavianPage.write(page);
        NosferatuPage.write(page);
        ToreadorPage.write(page);
        TremerePage.write(page);
        VentruePage.write(page);
    }

    private static void writeMasters(Page page) {
        HuntingGroundPage.write(page);
        ClanLocationPage.write(page);
        LocationPage.write(page);
        BurdenPage.write(page);
        MasterPage.write(page);
    }

    private static void writeMinionCards(Page page) {
        ActionPage.write(page);
        PoliticsPage.write(page);
        EquipmentPage.write(page);
        CompanyPage.write(page);
        ModifierPage.write(page);
        StealthPage.write(page);
        ReactionPage.write(page);
        CombatPage.write(page);
    }
}
