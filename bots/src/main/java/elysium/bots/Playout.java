package elysium.bots;

import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.kernel.RolloutPolicy;
import elysium.kernel.Table;

/// Plays all seats from a leaf of the search tree on (rollout).
@FunctionalInterface
public interface Playout<T extends Table<T>> {

    /// Chooses one of the offers of a seat at a determinized table.
    long choose(T table, int seat, Offers offers, SeededRandom dice);

    /// The playout for a game: by its rollout policy, or at random if it has none.
    static <T extends Table<T>> Playout<T> of(Game<T> game) {
        RolloutPolicy<T> urge = game.rolloutPolicy();
        return urge == null ? random() : weighted(urge);
    }

    /// Chooses offers at random by their weights; the first offer if all weights are 0.
    static <T extends Table<T>> Playout<T> weighted(RolloutPolicy<T> urge) {
        return (table, seat, offers, dice) -> {
            long taken = offers.get(0);
            int all = 0;
            for (int i = 0; i < offers.size(); i++) {
                int weight = urge.weight(table, seat, offers.get(i));
                all += weight;
                if (weight > 0 && dice.nextBelow(all) < weight) taken = offers.get(i);
            }
            return taken;
        };
    }

    /// Chooses every offer with equal probability.
    static <T extends Table<T>> Playout<T> random() {
        return (_, _, offers, dice) -> offers.get(dice.nextBelow(offers.size()));
    }
}
