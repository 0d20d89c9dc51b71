package elysium.tabletop.deck;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Setup;
import elysium.kernel.Text;
import elysium.tabletop.game.Deck;
import elysium.tabletop.game.Decks;
import org.jspecify.annotations.Nullable;

/// The deck of each seat, read from the options of a setup.
public final class SeatDecks {
    private final Decks decks;
    private final Function<String, @Nullable Deck> unpack;
    private final List<Deck> brought = new ArrayList<>();
    private int customSeats;

    /// Reads the decks of a setup. Throws an [InvalidInputException] if one is wrong.
    ///
    /// @param usual the default deck of each seat
    /// @param unpack returns the custom deck for a packed word, or null if the word is invalid
    public SeatDecks(Decks decks, Setup setup, List<String> usual, Function<String, @Nullable Deck> unpack) {
        this.decks = decks;
        this.unpack = unpack;
        for (int seat = 0; seat < setup.seats(); seat++) {
            String said = word(setup, seat), word = said.isEmpty() ? usual.get(seat) : said;
            if (word.startsWith(Decks.OWN)) customSeats |= 1 << seat;
            brought.add(word.startsWith(Decks.OWN) ? own(seat, word) : named(seat, word));
        }
        for (String option : setup.options())
            if (Decks.seat(option) >= setup.seats())
                throw objection(Decks.seat(option), "this table has no such seat",
                        "cette place n'existe pas à cette table");
    }

    /// The deck of each seat.
    public List<Deck> decks() {
        return List.copyOf(brought);
    }

    /// The seats with a custom deck, as a bit set.
    public int customSeats() {
        return customSeats;
    }

    private static String word(Setup setup, int seat) {
        String head = Decks.option(seat, ""), found = "";
        for (String option : setup.options()) {
            if (!option.startsWith(head)) continue;
            if (!found.isEmpty())
                throw objection(seat, "it has two decks; remove one", "elle a deux decks ; enlevez-en un");
            found = option.substring(head.length());
        }
        return found;
    }

    private Deck named(int seat, String word) {
        List<String> ids = new ArrayList<>();
        for (Deck deck : decks.list()) {
            if (deck.id().equals(word)) return deck;
            ids.add(deck.id());
        }
        String all = String.join(", ", ids);
        throw objection(seat, "no deck is called " + word + "; the decks are " + all,
                "aucun deck ne s'appelle " + word + " ; les decks sont " + all);
    }

    private Deck own(int seat, String word) {
        Deck own = unpack.apply(word.substring(Decks.OWN.length()));
        if (own == null)
            throw objection(seat, "its custom deck cannot be read; create it again from the deck list",
                    "son deck personnel est illisible ; recréez-le à partir de sa liste");
        List<Deck.Fault> faults = decks.check(own);
        if (faults.isEmpty()) return own;
        Text first = faults.getFirst().message();
        throw objection(seat, first.en() + " (" + faults.getFirst().clause() + ")",
                first.fr() + " (" + faults.getFirst().clause() + ")");
    }

    private static InvalidInputException objection(int seat, String en, String fr) {
        return new InvalidInputException(new Text("the deck of seat " + (seat + 1) + ": " + en,
                "le deck de la place " + (seat + 1) + " : " + fr));
    }
}
