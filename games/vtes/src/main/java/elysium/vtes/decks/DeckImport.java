package elysium.vtes.decks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Text;
import elysium.tabletop.Book;
import elysium.tabletop.game.Deck;
import elysium.vtes.table.Vtes;

/// Converts between the lists that players exchange and decks playable here.
final class DeckImport {
    private final Names names;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<Integer, CardCatalogue.Card> printed = new HashMap<>();
    private final List<Deck.Section> sections;

    DeckImport(Book<Vtes> book, List<Deck.Section> sections) {
        this.sections = sections;
        names = new Names(book);
        for (int def = 0; def < book.size(); def++) numbers.put(book.card(def).slug(), def);
        for (CardCatalogue.Card card : CardCatalogue.PRINTED.cards()) {
            Integer def = numbers.get(card.slug());
            if (def != null) printed.put(def, card);
        }
    }

    /// Reads a list in any supported format.
    DeckList.Reading list(String text) {
        if (ProgramListReader.isJson(text)) return new ProgramListReader().json(text);
        if (ProgramListReader.isLink(text)) return new ProgramListReader().link(text);
        if (ProgramListReader.isAddress(text)) return new ProgramListReader().address();
        return new ListReader(names).read(text);
    }

    /// Reads a deck; cards that cannot be played here are faults.
    Deck.Reading deck(String text) {
        DeckList.Reading read = list(text);
        List<Deck.Fault> faults = new ArrayList<>(read.faults());
        List<List<Deck.Lot>> lots = List.of(new ArrayList<>(), new ArrayList<>());
        for (DeckList.Entry entry : read.list().entries()) {
            Integer number = numbers.get(entry.card().slug());
            if (number == null) faults.add(unplayable(entry));
            else lots.get(entry.card().isCrypt() ? 0 : 1).add(new Deck.Lot(number, entry.count(), entry.line()));
        }
        faults.sort(Comparator.comparingInt(fault -> fault.line() == 0 ? Integer.MAX_VALUE : fault.line()));
        List<Deck.Pile> piles = new ArrayList<>();
        for (int i = 0; i < sections.size(); i++) piles.add(new Deck.Pile(sections.get(i), lots.get(i)));
        String name = read.list().name();
        return new Deck.Reading(new Deck("", new Text(name, name), piles, List.of()), faults);
    }

    private static Deck.Fault unplayable(DeckList.Entry entry) {
        String name = Formats.told(entry.card());
        return new Deck.Fault(entry.line(), "", new Text(
                name + " cannot be played here yet: replace it with another card",
                name + " ne peut pas encore être jouée ici : remplacez cette carte par une autre"));
    }

    /// Converts a deck to a list; fails for a card that was never printed.
    DeckList list(Deck deck) {
        List<DeckList.Entry> entries = new ArrayList<>();
        for (Deck.Pile pile : deck.piles())
            for (Deck.Lot lot : pile.lots()) {
                CardCatalogue.Card card = printed.get(lot.card());
                if (card == null) throw new IllegalArgumentException("card " + lot.card() + " was never printed");
                entries.add(new DeckList.Entry(card, lot.count(), lot.line()));
            }
        return new DeckList(deck.name().en(), "", "", List.of(), entries);
    }
}
