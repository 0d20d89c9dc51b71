package elysium.rivals.cards;

import java.util.List;
import elysium.rivals.cards.clan.BrujahCards;
import elysium.rivals.cards.clan.BrujahLibraryCards;
import elysium.rivals.cards.clan.CardNumbers;
import elysium.rivals.cards.clan.GangrelCards;
import elysium.rivals.cards.clan.GangrelLibraryCards;
import elysium.rivals.cards.clan.MalkavianCards;
import elysium.rivals.cards.clan.MalkavianLibraryCards;
import elysium.rivals.cards.clan.NosferatuCards;
import elysium.rivals.cards.clan.NosferatuLibraryCards;
import elysium.rivals.cards.clan.ToreadorCards;
import elysium.rivals.cards.clan.ToreadorLibraryCards;
import elysium.rivals.cards.clan.VentrueCards;
import elysium.rivals.cards.clan.VentrueLibraryCards;
import elysium.rivals.dsl.CardBuilder;
import elysium.rivals.dsl.CardList;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Fact;
import elysium.tabletop.Book;
import elysium.tabletop.game.CardPages;

/// The book of all Rivals cards, by their permanent numbers.
public final class RivalsBook {
    /// The option that plays corrected cards as first printed.
    public static final String PRINTED = "printed";
    /// The cards as corrected (RIV-CRD-81).
    public static final Book<Rivals> BOOK = bind(false);
    private static final Book<Rivals> UNCORRECTED = bind(true);

    private RivalsBook() {}

    /// The book for a set-up.
    public static Book<Rivals> of(List<String> options) {
        return options.contains(PRINTED) ? UNCORRECTED : BOOK;
    }

    private static Book<Rivals> bind(boolean printed) {
        CardPages<CardBuilder> pages = new CardPages<>();
        CardList page = entry -> pages.write(entry.slug(), entry);
        writeVampires(page);
        writeLibrary(page);
        HavenCards.write(page);
        AgendaCards.write(page);
        CityCards.write(page);
        EventCards.write(page);
        if (printed) UncorrectedCards.write(page);
        return new Book<>(pages.bind(CardNumbers.SLUGS, CardBuilder::bind), Fact.COUNT);
    }

    private static void writeVampires(CardList page) {
        BrujahCards.write(page);
        MalkavianCards.write(page);
        ToreadorCards.write(page);
        VentrueCards.write(page);
        GangrelCards.write(page);
        NosferatuCards.write(page);
    }

    private static void writeLibrary(CardList page) {
        BrujahLibraryCards.write(page);
        MalkavianLibraryCards.write(page);
        ToreadorLibraryCards.write(page);
        VentrueLibraryCards.write(page);
        GangrelLibraryCards.write(page);
        NosferatuLibraryCards.write(page);
        AttackCards.write(page);
        WildAttackCards.write(page);
        ReactionCards.write(page);
        ActionCards.write(page);
        OngoingCards.write(page);
        InfluenceCards.write(page);
        AnimalCards.write(page);
    }
}
