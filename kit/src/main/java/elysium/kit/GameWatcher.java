package elysium.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import elysium.kernel.Event;
import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Table;

/// Receives a table at each question and at the end, with the events since the last call.
@FunctionalInterface
public interface GameWatcher<T extends Table<T>> {
    /// Returns whether to continue the game.
    boolean onQuestion(T table, List<Event> since);

    /// Plays a random game to its end and looks at each question.
    static <T extends Table<T>> void watchToTheEnd(Game<T> game, Setup setup, Look<T> onlooker) {
        watch(game, setup, (t, since) -> {
            onlooker.look(t, since);
            return true;
        });
    }

    /// Plays a table at random to its end, and shows every question beforehand.
    static <T extends Table<T>> void play(T t, long seed, Consumer<T> question) {
        SplittableRandom dice = new SplittableRandom(seed);
        Offers offers = Offers.movesOnly();
        while (!t.isOver()) {
            question.accept(t);
            int seat = t.nextPending(), choices = t.offers(seat, offers).size();
            t.answer(seat, offers.get(dice.nextInt(choices)));
        }
    }

    /// Plays a random game and calls the watcher.
    static <T extends Table<T>> void watch(Game<T> game, Setup setup, GameWatcher<T> onlooker) {
        T t = game.setUp(setup);
        SplittableRandom chance = new SplittableRandom(setup.seed());
        List<Event> since = new ArrayList<>();
        t.setListener((kind, subject, object, amount, face, seenBy) -> since
                .add(new Event(kind, subject, object, amount, face, seenBy)));
        Offers offers = Offers.movesOnly();
        while (onlooker.onQuestion(t, List.copyOf(since)) && !t.isOver()) {
            since.clear();
            int seat = t.nextPending(), choices = t.offers(seat, offers).size();
            t.answer(seat, offers.get(chance.nextInt(choices)));
        }
    }
}
