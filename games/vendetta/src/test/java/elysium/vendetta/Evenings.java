package elysium.vendetta;

import java.util.List;
import elysium.kernel.Event;
import elysium.kernel.Setup;
import elysium.kit.GameWatcher;
import elysium.vendetta.table.Vendetta;

/// Plays random games of every number of seats and every variant, and passes each question to a test.
final class Evenings {
    static final VendettaGame GAME = new VendettaGame();
    private static final List<List<String>> OPTIONS = List.of(List.of(), List.of("relics"), List.of("locations"),
            List.of("locations", "relics"), List.of("teams"), List.of("locations", "relics", "teams"));

    /// Looks at a table that waits for answers, or at its end, and at what has happened since the last look.
    @FunctionalInterface
    interface Look {
        void look(Vendetta table, List<Event> since);
    }

    private Evenings() {}

    /// Plays a number of games of each kind.
    static void play(int each, Look look) {
        for (int seats : GAME.seatCounts())
            for (List<String> options : OPTIONS) {
                boolean teams = options.contains("teams");
                if (teams ? seats % 2 != 0 : seats == 6) continue;
                for (int seed = 1; seed <= each; seed++)
                    evening(new Setup(GAME.id(), GAME.rulesVersion(), seats, options, seed), look);
            }
    }

    private static void evening(Setup setup, Look look) {
        GameWatcher.watch(GAME, setup, (t, since) -> {
            look.look(t, since);
            return true;
        });
    }
}
