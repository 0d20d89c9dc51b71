package elysium.vtes;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Setup;
import elysium.kit.GameWatcher;
import elysium.kit.Look;
import elysium.vtes.table.Vtes;

/// Plays random games of every number of seats and shows each question to a test.
final class Plays {
    static final VtesGame GAME = new VtesGame();

    private Plays() {}

    /// Plays games of each number of seats, with built-in and custom decks.
    static void play(int each, Look<Vtes> look) {
        for (Setup setup : setups())
            for (int seed = 1; seed <= each; seed++)
                GameWatcher.watchToTheEnd(GAME, setup.withSeed(seed), look);
    }

    private static List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        for (Setup setup : LawsTest.setups())
            if (setup.seats() % 2 == 0 == setup.options().stream().anyMatch(option -> option.contains("own:")))
                setups.add(setup);
        return setups;
    }
}
