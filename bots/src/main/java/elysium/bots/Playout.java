package elysium.bots;

import elysium.kernel.Offers;
import elysium.kernel.Table;

/// How a search lets all seats play on where its own thinking ends.
@FunctionalInterface
public interface Playout<T extends Table<T>> {

    /// One of several offers of a seat at an imagined table.
    long choose(T table, int seat, Offers offers, Dice dice);

    /// Takes any offer.
    static <T extends Table<T>> Playout<T> random() {
        return (_, _, offers, dice) -> offers.get(dice.below(offers.size()));
    }
}
