package elysium.vtes;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.Setup;
import elysium.kit.GameWatcher;
import elysium.vtes.table.Vtes;

/// Plays random games of every number of seats, and shows each question to somebody.
final class Plays {
    static final VtesGame GAME = new VtesGame();

    /// Looks at a table that waits for answers, or at its end, and at what has happened since the last look.
    @FunctionalInterface
    interface Look {
        void look(Vtes table, List<Event> since);
    }

    private Plays() {}

    /// Plays so many games of each number of seats, with known decks and with decks of one's own.
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
