package elysium.bots;

import elysium.kernel.Sight;
import elysium.kernel.Table;

/// A computer player for one seat of one table. It sees only what its seat may know.
public interface Bot<T extends Table<T>> {

    /// Returns the answer to the open question of the bot's seat.
    long choose(Sight<T> sight);

    /// Creates bots; bots with equal seeds make equal choices.
    @FunctionalInterface
    interface Maker<T extends Table<T>> {

        Bot<T> create(long seed);
    }
}
