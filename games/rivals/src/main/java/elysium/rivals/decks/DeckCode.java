package elysium.rivals.decks;

import static elysium.rivals.decks.RivalsDecks.AGENDA;
import static elysium.rivals.decks.RivalsDecks.FACTION;
import static elysium.rivals.decks.RivalsDecks.HAVEN;
import static elysium.rivals.decks.RivalsDecks.LEADER;
import static elysium.rivals.decks.RivalsDecks.LIBRARY;

import java.util.List;
import elysium.tabletop.deck.PackedDecks;
import elysium.tabletop.game.Deck;

/// A deck as card numbers, ready to be put on the table.
///
/// @param faction the seven vampires, the Leader among them
/// @param library one number per copy, in the order of the book
public record DeckCode(int agenda, int haven, int leader, List<Integer> faction, List<Integer> library) {
    static DeckCode of(Deck deck) {
        return new DeckCode(only(deck, AGENDA), only(deck, HAVEN), only(deck, LEADER), PackedDecks.cards(deck, FACTION),
                PackedDecks.cards(deck, LIBRARY));
    }

    private static int only(Deck deck, String section) {
        return deck.pile(section).lots().getFirst().card();
    }

    /// The deck as one word: Agenda, Haven, Leader, vampires, and the Library as copies x number.
    String word() {
        return PackedDecks.word(List.of("" + agenda, "" + haven, "" + leader, PackedDecks.numbers(faction),
                PackedDecks.lots(library)));
    }
}
