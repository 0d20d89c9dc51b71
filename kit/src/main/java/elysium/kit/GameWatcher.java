package elysium.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import elysium.kernel.Event;
import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Table;

/// Looks at a table that waits for answers, or at its end, and at what has happened since the last look.
@FunctionalInterface
public interface GameWatcher<T extends Table<T>> {
    /// Whether the game is watched any longer.
    boolean look(T table, List<Event> since);

    /// Watches a game that is played at random.
    static <T extends Table<T>> void watch(Game<T> game, Setup setup, GameWatcher<T> onlooker) {
        T t = game.setUp(setup);
        SplittableRandom chance = new SplittableRandom(setup.seed());
        List<Event> since = new ArrayList<>();
        t.setListener((kind, subject, object, amount, face, seenBy) -> since
                .add(new Event(kind, subject, object, amount, face, seenBy)));
        Offers offers = Offers.movesOnly();
        while (onlooker.look(t, List.copyOf(since)) && !t.isOver()) {
            since.clear();
            int seat = t.nextPending(), choices = t.offers(seat, offers).size();
            t.answer(seat, offers.get(chance.nextInt(choices)));
        }
    }
}
