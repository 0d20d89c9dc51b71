package elysium.rivals.cards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import elysium.rivals.table.Fact;
import elysium.rivals.table.Rivals;
import elysium.rivals.words.Entry;
import elysium.tabletop.Book;
import elysium.tabletop.Card;

/// All cards of Rivals, bound under their permanent numbers.
public final class RivalsBook {
    /// The option of a set-up by which the corrected cards are played as they were first printed.
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
        Map<String, Entry> entries = new HashMap<>();
        Page page = entry -> entries.put(entry.slug(), entry);
        writeVampires(page);
        writeLibrary(page);
        HavenPage.write(page);
        AgendaPage.write(page);
        CityPage.write(page);
        EventPage.write(page);
        if (printed) UncorrectedPage.write(page);
        List<Card<Rivals>> cards = new ArrayList<>();
        for (String slug : Numbers.SLUGS) {
            Entry entry = entries.remove(slug);
            if (entry == null) throw new IllegalStateException("no page writes " + slug);
            cards.add(entry.bind(cards.size()));
        }
        if (!entries.isEmpty()) throw new IllegalStateException("no number was given to " + entries.keySet());
        return new Book<>(cards, Fact.COUNT);
    }

    private static void writeVampires(Page page) {
        BrujahPage.write(page);
        MalkavianPage.write(page);
        ToreadorPage.write(page);
        VentruePage.write(page);
        GangrelPage.write(page);
        NosferatuPage.write(page);
    }

    private static void writeLibrary(Page page) {
        BrujahLibraryPage.write(page);
        MalkavianLibraryPage.write(page);
        ToreadorLibraryPage.write(page);
        VentrueLibraryPage.write(page);
        GangrelLibraryPage.write(page);
        NosferatuLibraryPage.write(page);
        AttackPage.write(page);
        WildAttackPage.write(page);
        ReactionPage.write(page);
        ActionPage.write(page);
        OngoingPage.write(page);
        InfluencePage.write(page);
        AnimalPage.write(page);
    }
}
