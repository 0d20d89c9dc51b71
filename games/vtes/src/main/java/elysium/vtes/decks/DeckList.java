package elysium.vtes.decks;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import elysium.tabletop.game.Deck;

/// A deck in exchange form: cards by official number, with its name and notes.
///
/// @param about the lines before the cards, such as where it was played
/// @param entries the cards in the order read
record DeckList(String name, String author, String description, List<String> about, List<Entry> entries) {

    DeckList {
        about = List.copyOf(about);
        entries = List.copyOf(entries);
    }

    /// Copies of a card.
    ///
    /// @param line the line in the text, or 0
    record Entry(CardCatalogue.Card card, int count, int line) {}

    /// A list with the faults found in it.
    record Reading(DeckList list, List<Deck.Fault> faults) {
        Reading {
            faults = List.copyOf(faults);
        }
    }

    /// Each card once, by number; crypt cards come last.
    List<Entry> sorted() {
        TreeMap<Integer, Entry> all = new TreeMap<>();
        for (Entry entry : entries)
            all.merge(entry.card().id(), new Entry(entry.card(), entry.count(), 0),
                    (one, more) -> new Entry(one.card(), one.count() + more.count(), 0));
        return new ArrayList<>(all.values());
    }

    /// The crypt or the library.
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
