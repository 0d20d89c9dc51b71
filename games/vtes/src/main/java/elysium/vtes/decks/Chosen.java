package elysium.vtes.decks;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Objection;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.Text;
import elysium.tabletop.Deck;
import elysium.tabletop.Decks;

/// Which deck each seat plays, as the options of a set-up say.
public final class Chosen {
    private static final List<String> USUAL =
            List.of("malkavian", "nosferatu", "toreador", "tremere", "ventrue", "malkavian");

    private final List<Packed> packed = new ArrayList<>();
    private final List<Integer> numbers = new ArrayList<>();
    private int custom;

    /// Reads the decks of a set-up; an [Objection] says what is wrong with one.
    public Chosen(VtesDecks decks, Setup setup) {
        for (int seat = 0; seat < setup.seats(); seat++) {
            String word = word(setup, seat);
            if (word.startsWith(Decks.OWN)) custom |= 1 << seat;
            Deck deck = deck(decks, seat, word);
            packed.add(Packed.of(deck));
            numbers.add(decks.list().indexOf(deck) + 1);
        }
        for (String option : setup.options())
            if (Decks.seat(option) >= setup.seats())
                throw objection(Decks.seat(option), "there is no such seat at this table",
                        "il n'y a pas une telle place à cette table");
    }

    public Packed of(int seat) {
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

    private static String word(Setup setup, int seat) {
        String head = Decks.option(seat, ""), found = "";
        for (String option : setup.options()) {
            if (!option.startsWith(head)) continue;
            if (!found.isEmpty())
                throw objection(seat, "it has two decks; leave one out", "elle a deux decks ; enlevez-en un");
            found = option.substring(head.length());
        }
        return found.isEmpty() ? USUAL.get(seat) : found;
    }

    private static Deck deck(VtesDecks decks, int seat, String word) {
        if (!word.startsWith(Decks.OWN)) {
            Deck named = decks.named(word);
            if (named == null)
                throw objection(seat, "no deck is called " + word + "; the decks are " + ids(decks),
                        "aucun deck ne s'appelle " + word + " ; les decks sont " + ids(decks));
            return named;
        }
        Deck own = Packed.read(word.substring(Decks.OWN.length()), decks.list().getFirst());
        if (own == null || !inBook(decks, own))
            throw objection(seat, "its own deck cannot be read; write it anew from its list",
                    "son propre deck est illisible ; réécrivez-le d'après sa liste");
        List<Deck.Fault> faults = decks.check(own);
        if (!faults.isEmpty()) {
            Text first = faults.getFirst().words();
            throw objection(seat, first.en() + " (" + faults.getFirst().clause() + ")",
                    first.fr() + " (" + faults.getFirst().clause() + ")");
        }
        return own;
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

    private static String ids(VtesDecks decks) {
        List<String> ids = new ArrayList<>();
        for (Deck deck : decks.list()) ids.add(deck.id());
        return String.join(", ", ids);
    }

    private static Objection objection(int seat, String en, String fr) {
        return new Objection(new Text("the deck of seat " + (seat + 1) + ": " + en,
                "le deck de la place " + (seat + 1) + " : " + fr));
    }
}
