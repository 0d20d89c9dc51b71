package elysium.vtes.decks;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.tabletop.Deck;
import elysium.tabletop.Decks;
import elysium.tabletop.deck.SeatDecks;
import org.jspecify.annotations.Nullable;

/// Which deck each seat plays, as the options of a set-up say.
public final class VtesSeatDecks {
    private static final List<String> USUAL =
            List.of("malkavian", "nosferatu", "toreador", "tremere", "ventrue", "malkavian");

    private final List<DeckCode> packed = new ArrayList<>();
    private final List<Integer> numbers = new ArrayList<>();
    private final int custom;

    /// Reads the decks of a set-up; an [elysium.kernel.Objection] says what is wrong with one.
    public VtesSeatDecks(VtesDecks decks, Setup setup) {
        SeatDecks brought = new SeatDecks(decks, setup, USUAL, word -> own(decks, word));
        custom = brought.custom();
        for (Deck deck : brought.decks()) {
            packed.add(DeckCode.of(deck));
            numbers.add(decks.list().indexOf(deck) + 1);
        }
    }

    public DeckCode of(int seat) {
        return packed.get(seat);
    }

    /// Which deck of those that come with the game a seat plays, from 1; 0 for one of its own.
    public int number(int seat) {
        return numbers.get(seat);
    }

    /// The seats that play a deck of their own, a bit each.
    public int custom() {
        return custom;
    }

    /// Whether an option gives a deck to a seat.
    public static boolean isDeck(String option) {
        return Decks.seat(option) != Table.NONE;
    }

    private static @Nullable Deck own(VtesDecks decks, String word) {
        Deck own = DeckCode.read(word, decks.list().getFirst());
        return own == null || !inBook(decks, own) ? null : own;
    }

    /// Whether each card exists and lies where it may: a word can say what no text would.
    private static boolean inBook(VtesDecks decks, Deck deck) {
        for (Deck.Pile pile : deck.piles())
            for (Deck.Lot lot : pile.lots()) {
                if (lot.card() >= decks.book.size()) return false;
                if (!VtesDecks.section(decks.book, lot.card()).equals(pile.section().id())) return false;
            }
        return true;
    }
}
