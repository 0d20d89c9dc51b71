package elysium.nightfall;

import java.util.List;
import elysium.kernel.Setup;
import elysium.kit.GameWatcher;
import elysium.kit.Look;
import elysium.nightfall.table.Nightfall;

/// Plays random games of every number of seats and every variant, and passes each question to a test.
final class Nights {
    private static final List<List<String>> OPTIONS = List.of(List.of(), List.of("quick"), List.of("secret"),
            List.of("open", "secret"), List.of("foundations"), List.of("lisaveta"), List.of("apocalypse"));

    private Nights() {}

    /// Plays a number of games of each kind.
    static void play(int each, Look<Nightfall> look) {
        for (int seats : Tables.GAME.seatCounts())
            for (List<String> options : OPTIONS)
                for (int seed = 1; seed <= each; seed++)
                    night(Tables.setup(seats, seed, options.toArray(String[]::new)), look);
    }

    private static void night(Setup setup, Look<Nightfall> look) {
        GameWatcher.watch(Tables.GAME, setup, (t, since) -> {
            look.look(t, since);
            return t.night.game() < 3;
        });
    }
}
