package elysium.vtes.decks;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import elysium.tabletop.Deck;

/// A deck as people exchange it: cards of the whole game by their official numbers, and what is said about it.
///
/// @param about lines before the cards that say where it was played and why it is as it is
/// @param entries in the order in which they were read
record DeckList(String name, String author, String description, List<String> about, List<Entry> entries) {

    DeckList {
        about = List.copyOf(about);
        entries = List.copyOf(entries);
    }

    /// So many copies of a card.
    ///
    /// @param line where they stand in the text, or 0
    record Entry(CardCatalogue.Card card, int count, int line) {}

    /// A list that was read, and whatever was not understood of it.
    record Reading(DeckList list, List<Deck.Fault> faults) {
        Reading {
            faults = List.copyOf(faults);
        }
    }

    /// Every card once, by number: crypt cards come last.
    List<Entry> sorted() {
        TreeMap<Integer, Entry> all = new TreeMap<>();
        for (Entry entry : entries)
            all.merge(entry.card().id(), new Entry(entry.card(), entry.count(), 0),
                    (one, more) -> new Entry(one.card(), one.count() + more.count(), 0));
        return new ArrayList<>(all.values());
    }

    /// The cards of the crypt, or those of the library.
    List<Entry> part(boolean crypt) {
        List<Entry> part = new ArrayList<>();
        for (Entry entry : sorted()) if (entry.card().isCrypt() == crypt) part.add(entry);
        return part;
    }

    static int size(List<Entry> entries) {
        int size = 0;
        for (Entry entry : entries) size += entry.count();
        return size;
    }
}
