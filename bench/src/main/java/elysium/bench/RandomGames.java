package elysium.bench;

import java.util.ArrayList;
import java.util.List;
import elysium.bots.SeededRandom;
import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.journal.Journal;

/// Generates random games: their openings, their journals and tables in the middle.
final class RandomGames<T extends Table<T>> {
    private static final int MOST = 100_000;

    private final Game<T> game;
    private final Setup setup;
    private final Offers offers = Offers.movesOnly();

    RandomGames(Game<T> game, Setup setup) {
        this.game = game;
        this.setup = setup;
    }

    T table(long seed) {
        return game.setUp(setup.withSeed(seed));
    }

    /// A random game.
    Journal journal(long seed) {
        List<Journal.Entry> entries = new ArrayList<>();
        SeededRandom dice = new SeededRandom(seed);
        T table = table(seed);
        while (!table.isOver()) {
            if (entries.size() == MOST) throw new IllegalStateException("the game does not end");
            int seat = table.nextPending();
            table.offers(seat, offers);
            long move = offers.get(dice.nextBelow(offers.size()));
            entries.add(new Journal.Entry(seat, move));
            table.answer(seat, move);
        }
        return new Journal(setup.withSeed(seed), entries);
    }

    /// The first question after the middle of a game that offers its seat a choice.
    MidGame<T> middle(Journal journal) {
        int at = journal.entries().size() / 2;
        T table = journal.tableAfter(at, game);
        while (!table.isOver()) {
            int seat = table.nextPending();
            if (table.offers(seat, offers).size() > 1) return new MidGame<>(table, seat);
            journal.replay(table, at, at + 1);
            at++;
        }
        throw new IllegalStateException("no choice is left after the middle of the game");
    }
}
