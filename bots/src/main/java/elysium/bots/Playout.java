package elysium.bots;

import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.kernel.RolloutPolicy;
import elysium.kernel.Table;

/// How a search lets all seats play on where its own thinking ends.
@FunctionalInterface
public interface Playout<T extends Table<T>> {

    /// One of several offers of a seat at an imagined table.
    long choose(T table, int seat, Offers offers, SeededRandom dice);

    /// Plays as the game says that a seat is moved to; takes any offer where it says nothing.
    static <T extends Table<T>> Playout<T> of(Game<T> game) {
        RolloutPolicy<T> urge = game.rolloutPolicy();
        return urge == null ? random() : urged(urge);
    }

    /// Takes an offer by its weight; the first, if none has any.
    static <T extends Table<T>> Playout<T> urged(RolloutPolicy<T> urge) {
        return (table, seat, offers, dice) -> {
            long taken = offers.get(0);
            int all = 0;
            for (int i = 0; i < offers.size(); i++) {
                int weight = urge.of(table, seat, offers.get(i));
                all += weight;
                if (weight > 0 && dice.below(all) < weight) taken = offers.get(i);
            }
            return taken;
        };
    }

    /// Takes any offer.
    static <T extends Table<T>> Playout<T> random() {
        return (_, _, offers, dice) -> offers.get(dice.below(offers.size()));
    }
}
