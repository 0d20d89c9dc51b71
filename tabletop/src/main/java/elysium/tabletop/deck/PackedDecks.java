package elysium.tabletop.deck;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import elysium.kernel.Text;
import elysium.tabletop.game.Deck;
import org.jspecify.annotations.Nullable;

/// Packs a deck into one word of card numbers, a part for each section, and reads it again.
public final class PackedDecks {
    private static final String DOT = ".", DASH = "-";
    private static final int LONGEST = 4;

    private PackedDecks() {}

    /// The cards of a section, one number per copy, in the order of the book.
    public static List<Integer> cards(Deck deck, String section) {
        TreeMap<Integer, Integer> copies = new TreeMap<>();
        for (Deck.Lot lot : deck.pile(section).lots()) copies.merge(lot.card(), lot.count(), Integer::sum);
        List<Integer> cards = new ArrayList<>();
        copies.forEach((card, count) -> {
            for (int i = 0; i < count; i++) cards.add(card);
        });
        return List.copyOf(cards);
    }

    /// Cards in the order of the book as one part, each as copies x number.
    public static String lots(List<Integer> cards) {
        List<String> lots = new ArrayList<>();
        for (int i = 0, n; i < cards.size(); i += n) {
            n = 1;
            while (i + n < cards.size() && cards.get(i + n).equals(cards.get(i))) n++;
            lots.add(n + "x" + cards.get(i));
        }
        return String.join(DASH, lots);
    }

    /// Cards as one part, each as its number alone.
    public static String numbers(List<Integer> cards) {
        List<String> numbers = new ArrayList<>();
        for (int card : cards) numbers.add(String.valueOf(card));
        return String.join(DASH, numbers);
    }

    /// Joins the parts of all sections.
    public static String word(List<String> parts) {
        return String.join(DOT, parts);
    }

    /// Reads such a word into a deck with the sections of another, or null if it is malformed.
    public static @Nullable Deck read(String word, Deck like) {
        String[] parts = word.split("\\.", -1);
        if (parts.length != like.piles().size()) return null;
        List<Deck.Pile> piles = new ArrayList<>();
        for (int i = 0; i < parts.length; i++) {
            List<Deck.Lot> lots = lots(parts[i]);
            if (lots == null) return null;
            piles.add(new Deck.Pile(like.piles().get(i).section(), lots));
        }
        return new Deck("", Text.NONE, piles, List.of());
    }

    private static @Nullable List<Deck.Lot> lots(String part) {
        List<Deck.Lot> lots = new ArrayList<>();
        for (String lot : part.split(DASH, -1)) {
            int times = lot.indexOf('x');
            int count = times < 0 ? 1 : number(lot.substring(0, times)), card = number(lot.substring(times + 1));
            if (count < 1 || card < 0) return null;
            lots.add(new Deck.Lot(card, count, 0));
        }
        return lots;
    }

    private static int number(String digits) {
        if (digits.isEmpty() || digits.length() > LONGEST) return -1;
        for (int i = 0; i < digits.length(); i++) if (digits.charAt(i) < '0' || digits.charAt(i) > '9') return -1;
        return Integer.parseInt(digits);
    }
}
