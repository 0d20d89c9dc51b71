package elysium.vtes.decks;

import static elysium.vtes.decks.VtesDecks.CRYPT;
import static elysium.vtes.decks.VtesDecks.LIBRARY;

import java.util.List;
import elysium.tabletop.deck.PackedDecks;
import elysium.tabletop.game.Deck;

/// A deck as card numbers.
///
/// @param crypt one number per copy, in the order of the book
/// @param library likewise
public record DeckCode(List<Integer> crypt, List<Integer> library) {
    static DeckCode of(Deck deck) {
        return new DeckCode(PackedDecks.cards(deck, CRYPT), PackedDecks.cards(deck, LIBRARY));
    }

    /// The deck as one word: crypt and library, each as copies x number.
    String word() {
        return PackedDecks.word(List.of(PackedDecks.lots(crypt), PackedDecks.lots(library)));
    }
}
