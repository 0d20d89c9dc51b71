package elysium.nightfall;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import elysium.kernel.Event;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.nightfall.table.Nightfall;

/// Plays random games of every number of seats and every variant, and shows each question to somebody.
final class Nights {
    private static final List<List<String>> OPTIONS = List.of(List.of(), List.of("quick"), List.of("secret"),
            List.of("open", "secret"), List.of("foundations"), List.of("lisaveta"), List.of("apocalypse"));

    /// Looks at a table that waits for answers, or at its end, and at what has happened since the last look.
    @FunctionalInterface
    interface Onlooker {
        void look(Nightfall table, List<Event> since);
    }

    private Nights() {}

    /// Plays so many games of each kind.
    static void play(int each, Onlooker onlooker) {
        for (int seats : Tables.GAME.seatCounts())
            for (List<String> options : OPTIONS)
                for (int seed = 1; seed <= each; seed++)
                    night(Tables.setup(seats, seed, options.toArray(String[]::new)), onlooker);
    }

    private static void night(Setup setup, Onlooker onlooker) {
        Nightfall t = Tables.GAME.setUp(setup);
        SplittableRandom chance = new SplittableRandom(setup.seed());
        List<Event> since = new ArrayList<>();
        t.herald((kind, subject, object, amount, face, seenBy) -> since
                .add(new Event(kind, subject, object, amount, face, seenBy)));
        Offers offers = Offers.silent();
        while (!t.over() && t.game() < 3) {
            onlooker.look(t, List.copyOf(since));
            since.clear();
            int seat = t.nextOwing(), choices = t.offers(seat, offers).size();
            t.answer(seat, offers.get(chance.nextInt(choices)));
        }
        onlooker.look(t, List.copyOf(since));
    }
}
