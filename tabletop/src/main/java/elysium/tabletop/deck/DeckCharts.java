package elysium.tabletop.deck;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import elysium.kernel.Text;
import elysium.tabletop.game.Deck;

/// Draws charts that many games have for their decks.
public final class DeckCharts {
    private DeckCharts() {}

    /// The cards of a pile by a property: a bar for each value that occurs.
    ///
    /// @param values how many values there are
    /// @param of the title of a value
    /// @param value the value of a card, or less than 0 for none
    public static Deck.Chart of(Text title, Deck.Pile pile, int values, IntFunction<Text> of,
            IntUnaryOperator value) {
        int[] counts = new int[values];
        for (Deck.Lot lot : pile.lots()) {
            int one = value.applyAsInt(lot.card());
            if (one >= 0) counts[one] += lot.count();
        }
        List<Deck.Bar> bars = new ArrayList<>();
        for (int i = 0; i < counts.length; i++)
            if (counts[i] > 0) bars.add(new Deck.Bar(of.apply(i), counts[i]));
        return new Deck.Chart(title, bars);
    }
}
