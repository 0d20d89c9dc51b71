package elysium.tabletop;

import java.util.List;
import elysium.kernel.Lang;
import elysium.kernel.Text;

/// The decks of a game to which players bring their own: those that come with it, and how one is read and judged.
public interface Decks {
    /// What stands before the number of a seat in the option by which it plays a deck, as in deck2=ID.
    String OPTION = "deck";

    /// A game whose players bring no decks.
    Decks NONE = new Decks() {
        @Override public List<Deck> list() {
            return List.of();
        }

        @Override public Deck.Reading read(String text) {
            Text words = new Text("players bring no decks to this game", "on n'apporte pas de deck à ce jeu");
            return new Deck.Reading(new Deck("", Text.NONE, List.of(), List.of()),
                    List.of(new Deck.Fault(0, "", words)));
        }

        @Override public List<Deck.Fault> check(Deck deck) {
            return List.of();
        }

        @Override public List<Deck.Chart> charts(Deck deck) {
            return List.of();
        }

        @Override public String write(Deck deck, Lang lang) {
            return "";
        }

        @Override public String packed(Deck deck) {
            return "";
        }
    };

    /// The decks that come with the game; a game without any has no decks at all.
    List<Deck> list();

    /// Reads a deck from a text. Nothing is guessed, and nothing is left out without a fault that says so.
    Deck.Reading read(String text);

    /// The rules of construction that a deck breaks.
    List<Deck.Fault> check(Deck deck);

    /// How its cards are spread, for those who look at it.
    List<Deck.Chart> charts(Deck deck);

    /// The deck as a text that can be read again: the same text for the same deck.
    String write(Deck deck, Lang lang);

    /// A deck as one word: what stands behind the seat in the option by which it is played.
    String packed(Deck deck);

    /// The option of a set-up by which a seat plays with a deck.
    static String option(int seat, String packed) {
        return OPTION + (seat + 1) + "=" + packed;
    }
}
