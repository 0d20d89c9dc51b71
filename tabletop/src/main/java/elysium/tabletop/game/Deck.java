package elysium.tabletop.game;

import java.util.List;
import elysium.kernel.Text;

/// A deck: the cards in each of its sections.
///
/// @param id the permanent id of a deck that comes with the game; otherwise empty
/// @param name the name of the deck, or [Text#NONE]
/// @param piles one pile for each section of the game's decks, in their order
/// @param remarks notes on how reliable the list is
public record Deck(String id, Text name, List<Pile> piles, List<Text> remarks) {

    public Deck {
        piles = List.copyOf(piles);
        remarks = List.copyOf(remarks);
    }

    /// The cards of one section.
    public record Pile(Section section, List<Lot> lots) {
        public Pile {
            lots = List.copyOf(lots);
        }

        /// The number of cards.
        public int size() {
            int size = 0;
            for (Lot lot : lots) size += lot.count();
            return size;
        }

        /// The number of copies of a card.
        public int copies(int card) {
            int copies = 0;
            for (Lot lot : lots) if (lot.card() == card) copies += lot.count();
            return copies;
        }
    }

    /// Copies of one card of the book.
    ///
    /// @param line the line of the text that the deck was read from, or 0
    public record Lot(int card, int count, int line) {}

    /// A section that every deck of a game has.
    ///
    /// @param id the permanent id
    /// @param title the heading in a deck list
    /// @param single whether it holds exactly one card, written after its heading
    public record Section(String id, Text title, boolean single) {}

    /// An error in a deck list and how to correct it.
    ///
    /// @param line the line of the text, or 0 for the deck as a whole
    /// @param clause the rule that the deck breaks; empty if a line is not understood
    public record Fault(int line, String clause, Text message) {}

    /// The result of reading a deck list: the deck as far as it was understood, and a fault for every other line.
    public record Reading(Deck deck, List<Fault> faults) {}

    /// How the cards of a deck are distributed over a property, such as their cost.
    public record Chart(Text title, List<Bar> bars) {}

    public record Bar(Text label, int count) {}

    /// The pile of a section.
    public Pile pile(String section) {
        for (Pile pile : piles) if (pile.section().id().equals(section)) return pile;
        throw new IllegalArgumentException("this deck has no section " + section);
    }
}
