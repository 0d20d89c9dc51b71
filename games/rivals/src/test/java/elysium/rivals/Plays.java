package elysium.rivals;

import elysium.kernel.Setup;
import elysium.kit.GameWatcher;
import elysium.kit.Look;
import elysium.rivals.table.Rivals;

/// Plays random games of every number of seats and every option, and passes each question to a test.
final class Plays {
    static final RivalsGame GAME = new RivalsGame();

    private Plays() {}

    /// Plays a number of games of each kind.
    static void play(int each, Look<Rivals> look) {
        for (Setup setup : LawsTest.setups())
            for (int seed = 1; seed <= each; seed++)
                GameWatcher.watchToTheEnd(GAME, setup.withSeed(seed), look);
    }
}
