package elysium.rivals;

import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.Setup;
import elysium.kit.GameWatcher;
import elysium.rivals.table.Rivals;

/// Plays random games of every number of seats and every option, and passes each question to a test.
final class Plays {
    static final RivalsGame GAME = new RivalsGame();

    /// Looks at a table that waits for answers, or at its end, and at what has happened since the last look.
    @FunctionalInterface
    interface Look {
        void look(Rivals table, List<Event> since);
    }

    private Plays() {}

    /// Plays a number of games of each kind.
    static void play(int each, Look look) {
        for (Setup setup : LawsTest.setups())
            for (int seed = 1; seed <= each; seed++)
                GameWatcher.watch(GAME, new Setup(setup.game(), setup.rules(), setup.seats(), setup.options(), seed),
                        (t, since) -> {
                            look.look(t, since);
                            return true;
                        });
    }
}
