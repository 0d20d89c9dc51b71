package elysium.vtes.decks;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.tabletop.deck.PackedDecks;
import elysium.tabletop.deck.SeatDecks;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Decks;
import org.jspecify.annotations.Nullable;

/// The decks of the seats, read from the options of a set-up.
public final class VtesSeatDecks {
    private static final List<String> USUAL =
            List.of("malkavian", "nosferatu", "toreador", "tremere", "ventrue", "malkavian");

    private final List<DeckCode> packed = new ArrayList<>();
    private final List<Integer> numbers = new ArrayList<>();
    private final int custom;

    /// Reads the decks of a set-up; throws [elysium.kernel.InvalidInputException] for an invalid one.
    public VtesSeatDecks(VtesDecks decks, Setup setup) {
        SeatDecks brought = new SeatDecks(decks, setup, USUAL, word -> own(decks, word));
        custom = brought.customSeats();
        for (Deck deck : brought.decks()) {
            packed.add(DeckCode.of(deck));
            numbers.add(decks.list().indexOf(deck) + 1);
        }
    }

    public DeckCode of(int seat) {
        return packed.get(seat);
    }

    /// The number of a seat's built-in deck from 1, or 0 for a custom one.
    public int number(int seat) {
        return numbers.get(seat);
    }

    /// The seats with a custom deck, as a bit set.
    public int custom() {
        return custom;
    }

    /// Whether an option gives a deck to a seat.
    public static boolean isDeck(String option) {
        return Decks.seat(option) != Table.NONE;
    }

    private static @Nullable Deck own(VtesDecks decks, String word) {
        Deck own = PackedDecks.read(word, decks.list().getFirst());
        return own == null || !inBook(decks, own) ? null : own;
    }

    /// Whether every card exists and is in its section: a deck code may contain anything.
    private static boolean inBook(VtesDecks decks, Deck deck) {
        for (Deck.Pile pile : deck.piles())
            for (Deck.Lot lot : pile.lots()) {
                if (lot.card() >= decks.book.size()) return false;
                if (!VtesDecks.section(decks.book, lot.card()).equals(pile.section().id())) return false;
            }
        return true;
    }
}
