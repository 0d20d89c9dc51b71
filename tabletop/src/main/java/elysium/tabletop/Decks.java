package elysium.tabletop;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Lang;
import elysium.kernel.Table;
import elysium.kernel.Text;

/// The decks of a game to which players bring their own: those that come with it, and how one is read and judged.
public interface Decks {
    /// What stands before the number of a seat in the option by which it plays a deck, as in deck2=ID; what a deck of
    /// one's own begins with there, of which the others hear no more.
    String OPTION = "deck", OWN = "own:";

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

    /// The formats of other programs in which a deck can be written, by name.
    default List<String> formats() {
        return List.of();
    }

    /// The deck in one of those formats.
    default String write(Deck deck, String format) {
        throw new IllegalArgumentException(format + " is none of " + formats());
    }

    /// A deck as one word: what stands behind the seat in the option by which it is played.
    String packed(Deck deck);

    /// The option of a set-up by which a seat plays with a deck.
    static String option(int seat, String packed) {
        return OPTION + (seat + 1) + "=" + packed;
    }

    /// The seat that plays a deck by an option, or NONE where the option is about something else.
    static int seat(String option) {
        int at = OPTION.length();
        boolean formed = option.startsWith(OPTION) && option.length() > at + 2 && option.charAt(at + 1) == '='
                && option.charAt(at) >= '1' && option.charAt(at) <= '9';
        return formed ? option.charAt(at) - '1' : Table.NONE;
    }

    /// Whether an option is a deck of somebody's own, which is a secret.
    static boolean isOwn(String option) {
        return seat(option) != Table.NONE && option.startsWith(OWN, option.indexOf('=') + 1);
    }

    /// Options as a viewer may be told them: of another's own deck, only that it is one.
    static List<String> told(List<String> options, int viewer) {
        List<String> told = new ArrayList<>();
        for (String option : options) {
            boolean secret = isOwn(option) && seat(option) != viewer && viewer != Table.OMNISCIENT;
            told.add(secret ? option.substring(0, option.indexOf('=') + OWN.length()) : option);
        }
        return told;
    }
}
