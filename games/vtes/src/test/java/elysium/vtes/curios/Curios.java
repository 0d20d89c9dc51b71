package elysium.vtes.curios;

import java.util.ArrayList;
import java.util.List;
import elysium.tabletop.Book;
import elysium.tabletop.Card;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Fact;

/// The real cards followed by made-up ones, each with one feature that no real card has.
public final class Curios {
    public static final Book<Vtes> BOOK = bind();

    private Curios() {}

    private static Book<Vtes> bind() {
        List<CardBuilder> entries = new ArrayList<>();
        CuriousCrypt.write(entries);
        CuriousHistory.write(entries);
        CuriousFights.write(entries);
        CuriousMasters.write(entries);
        CuriousMinionCards.write(entries);
        CuriousOutlaws.write(entries);
        CuriousReflexes.write(entries);
        CuriousDeeds.write(entries);
        CuriousTypes.write(entries);
        CuriousCompany.write(entries);
        CuriousTraits.write(entries);
        CuriousArms.write(entries);
        CuriousBouts.write(entries);
        CuriousPhrases.write(entries);
        CuriousMishaps.write(entries);
        CuriousWitnesses.write(entries);
        CuriousBans.write(entries);
        CuriousAnarchs.write(entries);
        CuriousOccasions.write(entries);
        List<Card<Vtes>> cards = new ArrayList<>(VtesBook.BOOK.cards());
        for (CardBuilder entry : entries) cards.add(entry.bind(cards.size()));
        return new Book<>(cards, Fact.COUNT);
    }
}
