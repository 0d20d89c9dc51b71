package elysium.tabletop.game;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Lang;
import elysium.kernel.Table;
import elysium.kernel.Text;

/// The decks of a game: those that come with it, and how custom decks are read and checked.
public interface Decks {
    /// The prefixes in setup options: `deck2=ID` gives seat 2 a known deck. The value of a custom deck begins with
    /// `own:`, and the other seats do not see the rest.
    String OPTION = "deck", OWN = "own:";

    /// The decks of a game in which players bring none.
    Decks NONE = new Decks() {
        @Override public List<Deck> list() {
            return List.of();
        }

        @Override public Deck.Reading read(String text) {
            Text words = new Text("this game uses no custom decks", "ce jeu n'utilise pas de decks personnels");
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

        @Override public String pack(Deck deck) {
            return "";
        }
    };

    /// The decks that come with the game; empty only if the game uses no decks.
    List<Deck> list();

    /// Reads a deck list. Nothing is guessed, and every line that is not understood becomes a fault.
    Deck.Reading read(String text);

    /// The construction rules that a deck breaks.
    List<Deck.Fault> check(Deck deck);

    /// Charts of the deck, such as its costs.
    List<Deck.Chart> charts(Deck deck);

    /// The deck list as text that [#read] accepts; the same text for the same deck.
    String write(Deck deck, Lang lang);

    /// The names of the formats of other programs to which a deck can be exported.
    default List<String> formats() {
        return List.of();
    }

    /// Exports the deck in one of the [#formats].
    default String write(Deck deck, String format) {
        throw new IllegalArgumentException("unknown deck format " + format + ": expected one of " + formats());
    }

    /// The deck packed into one word, as the value of a setup option.
    String pack(Deck deck);

    /// The setup option that gives a seat a deck.
    static String option(int seat, String packed) {
        return OPTION + (seat + 1) + "=" + packed;
    }

    /// The seat to which an option gives a deck, or NONE if it is another option.
    static int seat(String option) {
        int at = OPTION.length();
        boolean formed = option.startsWith(OPTION) && option.length() > at + 2 && option.charAt(at + 1) == '='
                && option.charAt(at) >= '1' && option.charAt(at) <= '9';
        return formed ? option.charAt(at) - '1' : Table.NONE;
    }

    /// Whether an option holds a custom deck, which is secret.
    static boolean isCustom(String option) {
        return seat(option) != Table.NONE && option.startsWith(OWN, option.indexOf('=') + 1);
    }

    /// The options as a viewer may see them: the content of other seats' custom decks is left out.
    static List<String> visibleOptions(List<String> options, int viewer) {
        List<String> told = new ArrayList<>();
        for (String option : options) {
            boolean secret = isCustom(option) && seat(option) != viewer && viewer != Table.OMNISCIENT;
            told.add(secret ? option.substring(0, option.indexOf('=') + OWN.length()) : option);
        }
        return told;
    }
}
