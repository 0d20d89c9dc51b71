package elysium.vendetta;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import elysium.kernel.Event;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.vendetta.table.Vendetta;

/// Plays random evenings of every number of seats and every variant, and shows each question to somebody.
final class Evenings {
    static final VendettaGame GAME = new VendettaGame();
    private static final List<List<String>> OPTIONS = List.of(List.of(), List.of("relics"), List.of("locations"),
            List.of("locations", "relics"), List.of("teams"), List.of("locations", "relics", "teams"));

    /// Looks at a table that waits for answers, or at its end, and at what has happened since the last look.
    @FunctionalInterface
    interface Onlooker {
        void look(Vendetta table, List<Event> since);
    }

    private Evenings() {}

    /// Plays so many evenings of each kind.
    static void play(int each, Onlooker onlooker) {
        for (int seats : GAME.seatCounts())
            for (List<String> options : OPTIONS) {
                boolean teams = options.contains("teams");
                if (teams ? seats % 2 != 0 : seats == 6) continue;
                for (int seed = 1; seed <= each; seed++)
                    evening(new Setup(GAME.id(), GAME.rules(), seats, options, seed), onlooker);
            }
    }

    private static void evening(Setup setup, Onlooker onlooker) {
        Vendetta t = GAME.setUp(setup);
        SplittableRandom chance = new SplittableRandom(setup.seed());
        List<Event> since = new ArrayList<>();
        t.herald((kind, subject, object, amount, face, seenBy) -> since
                .add(new Event(kind, subject, object, amount, face, seenBy)));
        Offers offers = Offers.silent();
        while (!t.over()) {
            onlooker.look(t, List.copyOf(since));
            since.clear();
            int seat = t.nextOwing(), choices = t.offers(seat, offers).size();
            t.answer(seat, offers.get(chance.nextInt(choices)));
        }
        onlooker.look(t, List.copyOf(since));
    }
}
