package elysium.nightfall;

import java.util.List;
import java.util.function.Consumer;
import elysium.kernel.Setup;
import elysium.kit.GameWatcher;
import elysium.nightfall.table.Nightfall;

/// Games of Nightfall for tests: set up, or played at random to the end.
final class Tables {
    static final NightfallGame GAME = new NightfallGame();

    private Tables() {}

    static Setup setup(int seats, long seed, String... options) {
        return new Setup("nightfall", 1, seats, List.of(options), seed);
    }

    static Nightfall begin(int seats, long seed, String... options) {
        return GAME.setUp(setup(seats, seed, options));
    }

    /// Plays at random to the end, and shows every question beforehand.
    static void play(Nightfall t, long seed, Consumer<Nightfall> question) {
        GameWatcher.play(t, seed, question);
    }
}
