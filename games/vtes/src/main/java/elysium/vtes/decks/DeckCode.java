package elysium.vtes.decks;

import static elysium.vtes.decks.VtesDecks.CRYPT;
import static elysium.vtes.decks.VtesDecks.LIBRARY;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import elysium.kernel.Text;
import elysium.tabletop.game.Deck;
import org.jspecify.annotations.Nullable;

/// A deck as card numbers.
///
/// @param crypt one number per copy, in the order of the book
/// @param library likewise
public record DeckCode(List<Integer> crypt, List<Integer> library) {
    private static final int PARTS = 2, LONGEST = 4;

    static DeckCode of(Deck deck) {
        return new DeckCode(all(deck, CRYPT), all(deck, LIBRARY));
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

    /// The deck as one word: crypt and library, each as copies x number.
    String word() {
        return lots(crypt) + "." + lots(library);
    }

    private static String lots(List<Integer> cards) {
        List<String> lots = new ArrayList<>();
        for (int i = 0, n; i < cards.size(); i += n) {
            n = 1;
            while (i + n < cards.size() && cards.get(i + n).equals(cards.get(i))) n++;
            lots.add(n + "x" + cards.get(i));
        }
        return String.join("-", lots);
    }

    /// Reads such a word into a deck with the sections of another, or null if it is malformed.
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
