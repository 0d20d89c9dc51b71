package elysium.nightfall;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
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
        SplittableRandom dice = new SplittableRandom(seed);
        Offers offers = Offers.movesOnly();
        while (!t.isOver()) {
            question.accept(t);
            int seat = t.nextPending();
            t.offers(seat, offers);
            t.answer(seat, offers.get(dice.nextInt(offers.size())));
        }
    }
}
