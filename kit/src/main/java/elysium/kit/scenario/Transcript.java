package elysium.kit.scenario;

import java.util.SplittableRandom;
import elysium.kernel.Event;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;

/// A random game as text, to compare with an earlier version word for word.
public final class Transcript {
    private static final int MOST = 100_000;

    private Transcript() {}

    /// The game that a seed plays, with all events, hidden or not.
    public static <T extends CardTable<T>> String of(CardGame<T> game, Setup setup, long seed, Lang lang) {
        T table = game.setUp(setup.withSeed(seed));
        StringBuilder out =
                new StringBuilder("%s, rules %d, %d seats, options %s, seed %d\n".formatted(game.title().in(lang),
                        game.rulesVersion(), setup.seats(), setup.options(), seed));
        table.setListener((kind, subject, object, amount, face, seenBy) -> {
            String line = game.logLine(table, new Event(kind, subject, object, amount, face, seenBy), lang);
            if (line != null) out.append("      ").append(line).append('\n');
        });
        SplittableRandom random = new SplittableRandom(seed);
        Offers offers = Offers.movesOnly();
        for (int n = 1; !table.isOver(); n++) {
            if (n > MOST) throw new IllegalStateException("the game has not ended after " + MOST + " answers");
            int seat = table.nextPending();
            table.offers(seat, offers);
            long move = offers.get(random.nextInt(offers.size()));
            out.append("%4d  %d: %s (%d)\n".formatted(n, seat + 1, game.notation().write(table, seat, move, lang),
                    offers.size()));
            table.answer(seat, move);
        }
        for (int seat = 0; seat < table.players(); seat++)
            out.append("seat %d: %s\n".formatted(seat + 1, game.payoff(table, seat)));
        return out.toString();
    }
}
