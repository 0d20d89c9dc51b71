package elysium.vendetta;

import java.util.List;
import elysium.kernel.Setup;
import elysium.kit.GameWatcher;
import elysium.kit.Look;
import elysium.vendetta.table.Vendetta;

/// Plays random games of every number of seats and every variant, and passes each question to a test.
final class Evenings {
    static final VendettaGame GAME = new VendettaGame();
    private static final List<List<String>> OPTIONS = List.of(List.of(), List.of("relics"), List.of("locations"),
            List.of("locations", "relics"), List.of("teams"), List.of("locations", "relics", "teams"));

    private Evenings() {}

    /// Plays a number of games of each kind.
    static void play(int each, Look<Vendetta> look) {
        for (int seats : GAME.seatCounts())
            for (List<String> options : OPTIONS) {
                boolean teams = options.contains("teams");
                if (teams ? seats % 2 != 0 : seats == 6) continue;
                for (int seed = 1; seed <= each; seed++)
                    GameWatcher.watchToTheEnd(GAME,
                            new Setup(GAME.id(), GAME.rulesVersion(), seats, options, seed), look);
            }
    }
}
