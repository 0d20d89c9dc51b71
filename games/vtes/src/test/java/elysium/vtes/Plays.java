package elysium.vtes;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.Setup;
import elysium.kit.GameWatcher;
import elysium.vtes.table.Vtes;

/// Plays random games of every number of seats and shows each question to a test.
final class Plays {
    static final VtesGame GAME = new VtesGame();

    /// Receives a table that waits for answers, or at its end, and the events since the last call.
    @FunctionalInterface
    interface Look {
        void look(Vtes table, List<Event> since);
    }

    private Plays() {}

    /// Plays games of each number of seats, with built-in and custom decks.
    static void play(int each, Look look) {
        for (Setup setup : setups())
            for (int seed = 1; seed <= each; seed++)
                GameWatcher.watch(GAME, new Setup(setup.game(), setup.rules(), setup.seats(), setup.options(), seed),
                        (t, since) -> {
                            look.look(t, since);
                            return true;
                        });
    }

    private static List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        for (Setup setup : LawsTest.setups())
            if (setup.seats() % 2 == 0 == setup.options().stream().anyMatch(option -> option.contains("own:")))
                setups.add(setup);
        return setups;
    }
}
