package elysium.rivals.decks;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.tabletop.deck.PackedDecks;
import elysium.tabletop.deck.SeatDecks;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Decks;
import org.jspecify.annotations.Nullable;

/// The deck of each seat, from the options of a set-up.
public final class RivalsSeatDecks {
    private static final List<String> USUAL = List.of("core-brujah", "core-toreador", "core-ventrue", "core-malkavian");

    private final List<DeckCode> packed = new ArrayList<>();
    private final int custom;

    /// Reads the decks of a set-up; throws [elysium.kernel.InvalidInputException] for an invalid one.
    public RivalsSeatDecks(RivalsDecks decks, Setup setup) {
        SeatDecks brought = new SeatDecks(decks, setup, USUAL, word -> own(decks, word));
        custom = brought.customSeats();
        for (Deck deck : brought.decks()) packed.add(DeckCode.of(deck));
    }

    public DeckCode of(int seat) {
        return packed.get(seat);
    }

    /// The seats with a custom deck, as a bit set.
    public int custom() {
        return custom;
    }

    public static boolean isDeck(String option) {
        return Decks.seat(option) != Table.NONE;
    }

    private static @Nullable Deck own(RivalsDecks decks, String word) {
        Deck own = PackedDecks.read(word, decks.list().getFirst());
        return own == null || !inBook(decks, own) ? null : own;
    }

    /// Whether each card exists and is in its section: a deck code may contain what no deck text could.
    private static boolean inBook(RivalsDecks decks, Deck deck) {
        for (Deck.Pile pile : deck.piles())
            for (Deck.Lot lot : pile.lots()) {
                if (lot.card() >= decks.book.size()) return false;
                String section = RivalsDecks.section(decks.book, lot.card()), here = pile.section().id();
                boolean leads = here.equals(RivalsDecks.LEADER) && section.equals(RivalsDecks.FACTION);
                if (!section.equals(here) && !leads) return false;
            }
        return true;
    }
}
