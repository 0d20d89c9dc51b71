package elysium.tabletop;

import java.util.List;
import elysium.kernel.Text;

/// A deck that somebody may play with: which cards lie in each of its piles.
///
/// @param id its permanent id where it comes with the game, else empty
/// @param name what it is called, or nothing
/// @param piles a pile for each section of the game's decks, in their order
/// @param remarks how sure we are that it is as published
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

        /// How many cards lie here.
        public int size() {
            int size = 0;
            for (Lot lot : lots) size += lot.count();
            return size;
        }

        /// How many copies of a card lie here.
        public int copies(int card) {
            int copies = 0;
            for (Lot lot : lots) if (lot.card() == card) copies += lot.count();
            return copies;
        }
    }

    /// So many copies of a card of the book.
    ///
    /// @param line where they stand in the text that the deck was read from, or 0
    public record Lot(int card, int count, int line) {}

    /// A part of every deck of a game.
    ///
    /// @param id its permanent id
    /// @param title its heading in a text
    /// @param single whether it holds one card only, which stands behind its heading
    public record Section(String id, Text title, boolean single) {}

    /// Something wrong with a deck, and what would be accepted.
    ///
    /// @param line where in the text, or 0 where it is the deck as a whole
    /// @param clause the rule that it breaks, or nothing where a line is not understood
    public record Fault(int line, String clause, Text words) {}

    /// What was read of a text: all that was understood, and whatever was not.
    public record Reading(Deck deck, List<Fault> faults) {}

    /// How the cards of a deck are spread over something, such as what they cost.
    public record Chart(Text title, List<Bar> bars) {}

    public record Bar(Text label, int count) {}

    /// The pile of a section.
    public Pile pile(String section) {
        for (Pile pile : piles) if (pile.section().id().equals(section)) return pile;
        throw new IllegalArgumentException("no section is called " + section);
    }
}
