package elysium.kit.trials;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import elysium.kernel.Offers;
import elysium.kernel.journal.Journal;
import elysium.tabletop.CardTable;

/// Plays random games to their end and replays each journal.
public final class RandomGames {
    private RandomGames() {}

    /// Plays games in turn at every number of seats; each must end within a number of answers, and its replay must be
    /// equal.
    public static <T extends CardTable<T>> void play(Trial<T> game, int games, int most, Consumer<T> holds) {
        for (int n = 0; n < games; n++) {
            int seats = game.seatCounts().get(n % game.seatCounts().size());
            T table = game.setUp(game.setup(seats, n));
            Journal journal = new Journal(game.setup(seats, n), walk(table, most, new SplittableRandom(n), holds));
            assertThat(cells(journal.tableAfter(journal.entries().size(), game))).isEqualTo(cells(table));
        }
    }

    private static <T extends CardTable<T>> List<Journal.Entry> walk(T table, int most, SplittableRandom chance,
            Consumer<T> holds) {
        List<Journal.Entry> entries = new ArrayList<>();
        Offers offers = Offers.movesOnly();
        while (!table.isOver()) {
            assertThat(entries.size()).as("answers until the end").isLessThan(most);
            int seat = owing(table.pendingSeats(), chance);
            table.offers(seat, offers);
            assertThat(offers.size()).as("offers at %s", table.top()).isPositive();
            long move = offers.get(chance.nextInt(offers.size()));
            entries.add(new Journal.Entry(seat, move));
            table.answer(seat, move);
            holds.accept(table);
        }
        return entries;
    }

    private static int owing(int seats, SplittableRandom chance) {
        int rest = seats;
        for (int skip = chance.nextInt(Integer.bitCount(seats)); skip > 0; skip--) rest &= rest - 1;
        return Integer.numberOfTrailingZeros(rest);
    }

    private static <T extends CardTable<T>> List<Short> cells(T table) {
        List<Short> cells = new ArrayList<>();
        for (int at = 0; at < table.cellCount(); at++) cells.add(table.cell(at));
        return cells;
    }
}
