package elysium.bots;

import elysium.kernel.Sight;
import elysium.kernel.Table;

/// A player that is no person. It sits at one table, in one seat, and is shown what that seat may know.
public interface Bot<T extends Table<T>> {

    /// The bot's answer to the open question of its seat.
    long choose(Sight<T> sight);

    /// Brings a new bot to a table; equal seeds bring bots that think alike.
    @FunctionalInterface
    interface Maker<T extends Table<T>> {

        Bot<T> seated(long seed);
    }
}
