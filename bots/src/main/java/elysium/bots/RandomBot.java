package elysium.bots;

import elysium.kernel.Offers;
import elysium.kernel.Sight;
import elysium.kernel.Table;

/// Chooses every offer with equal probability.
public final class RandomBot<T extends Table<T>> implements Bot<T> {
    private final Offers offers = Offers.movesOnly();
    private final SeededRandom dice;

    public RandomBot(long seed) {
        dice = new SeededRandom(seed);
    }

    @Override public long choose(Sight<T> sight) {
        int n = sight.offers(offers).size();
        return offers.get(n == 1 ? 0 : dice.nextBelow(n));
    }
}
