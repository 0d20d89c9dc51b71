package elysium.rivals.decks;

import static elysium.rivals.decks.RivalsDecks.AGENDA;
import static elysium.rivals.decks.RivalsDecks.FACTION;
import static elysium.rivals.decks.RivalsDecks.HAVEN;
import static elysium.rivals.decks.RivalsDecks.LEADER;
import static elysium.rivals.decks.RivalsDecks.LIBRARY;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import elysium.kernel.Text;
import elysium.tabletop.game.Deck;
import org.jspecify.annotations.Nullable;

/// A deck as card numbers, ready to be put on the table.
///
/// @param faction the seven vampires, the Leader among them
/// @param library one number per copy, in the order of the book
public record DeckCode(int agenda, int haven, int leader, List<Integer> faction, List<Integer> library) {
    private static final int PARTS = 5, LONGEST = 4;

    static DeckCode of(Deck deck) {
        return new DeckCode(only(deck, AGENDA), only(deck, HAVEN), only(deck, LEADER), all(deck, FACTION),
                all(deck, LIBRARY));
    }

    private static int only(Deck deck, String section) {
        return deck.pile(section).lots().getFirst().card();
    }

    private static List<Integer> all(Deck deck, String section) {
        TreeMap<Integer, Integer> copies = new TreeMap<>();
        for (Deck.Lot lot : deck.pile(section).lots()) copies.merge(lot.card(), lot.count(), Integer::sum);
        List<Integer> all = new ArrayList<>();
        copies.forEach((card, count) -> {
            for (int i = 0; i < count; i++) all.add(card);
        });
        return List.copyOf(all);
    }

    /// The deck as one word: Agenda, Haven, Leader, vampires, and the Library as copies x number.
    String word() {
        List<String> vampires = new ArrayList<>(), lots = new ArrayList<>();
        for (int card : faction) vampires.add(String.valueOf(card));
        for (int i = 0, n; i < library.size(); i += n) {
            n = 1;
            while (i + n < library.size() && library.get(i + n).equals(library.get(i))) n++;
            lots.add(n + "x" + library.get(i));
        }
        return agenda + "." + haven + "." + leader + "." + String.join("-", vampires) + "." + String.join("-", lots);
    }

    /// Reads such a word into the sections of another deck; null if it is malformed.
    static @Nullable Deck read(String word, Deck like) {
        String[] parts = word.split("\\.", -1);
        if (parts.length != PARTS) return null;
        List<Deck.Pile> piles = new ArrayList<>();
        for (int i = 0; i < PARTS; i++) {
            List<Deck.Lot> lots = new ArrayList<>();
            for (String lot : parts[i].split("-", -1)) {
                int times = lot.indexOf('x');
                int count = times < 0 ? 1 : number(lot.substring(0, times)), card = number(lot.substring(times + 1));
                if (count < 1 || card < 0) return null;
                lots.add(new Deck.Lot(card, count, 0));
            }
            piles.add(new Deck.Pile(like.piles().get(i).section(), lots));
        }
        return new Deck("", Text.NONE, piles, List.of());
    }

    private static int number(String digits) {
        if (digits.isEmpty() || digits.length() > LONGEST) return -1;
        for (int i = 0; i < digits.length(); i++) if (digits.charAt(i) < '0' || digits.charAt(i) > '9') return -1;
        return Integer.parseInt(digits);
    }
}
