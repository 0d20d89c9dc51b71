package elysium.kernel;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A whole game: how it began, and every answer since.
///
/// @param origin the game that this one was forked from, or null; its seed then deals what is dealt anew
public record Journal(Setup setup, @Nullable Origin origin, List<Entry> entries) {
    private static final Text NOT_OWED = new Text("was not owed", "n'était pas due");
    private static final Text NOT_OFFERED = new Text("was not offered", "n'était pas offerte");

    /// One answer of one seat; or, of no seat, that hidden cards were laid on other rows after an answer was taken back.
    public record Entry(int seat, long move) {

        /// One that lays hidden cards on other rows.
        public static Entry concealing(long seed) {
            return new Entry(Table.NONE, seed);
        }

        /// Whether no seat has answered: hidden cards were laid on other rows.
        public boolean conceals() {
            return seat == Table.NONE;
        }
    }

    /// Where a fork begins: after the last answer of another game, as one viewer could know it there. What the viewer
    /// could not know is dealt anew; the omniscient takes everything over.
    public record Origin(Journal journal, int viewer) {}

    public Journal {
        entries = List.copyOf(entries);
        if (origin != null) check(setup, origin);
    }

    /// A game that began with its set-up.
    public Journal(Setup setup, List<Entry> entries) {
        this(setup, null, entries);
    }

    private static void check(Setup setup, Origin origin) {
        if (!setup.equals(origin.journal.setup.withSeed(setup.seed())))
            throw new InvalidInputException(
                    new Text("a fork is of the same game, seats and options as what it was forked from",
                            "une bifurcation a le jeu, les places et les options de la partie dont elle vient"));
        boolean seat = origin.viewer >= 0 && origin.viewer < setup.seats();
        if (!seat && origin.viewer != Table.SPECTATOR && origin.viewer != Table.OMNISCIENT)
            throw new InvalidInputException(new Text("a game is forked as one of its seats, as the public or as all",
                    "une partie se bifurque comme une de ses places, comme le public ou comme tous"));
    }

    /// The table before the first answer.
    public <T extends Table<T>> T begin(Game<T> game) {
        return origin == null ? game.setUp(setup)
                : forked(origin.journal.tableAfter(origin.journal.entries.size(), game));
    }

    /// Makes the table at the end of the origin the one that this fork begins with.
    public <T extends Table<T>> T forked(T table) {
        if (origin != null && origin.viewer != Table.OMNISCIENT) table.imagine(origin.viewer, setup.seed());
        return table;
    }

    /// The table after the first n answers, each of which must be owed and offered.
    public <T extends Table<T>> T tableAfter(int n, Game<T> game) {
        T table = begin(game);
        fold(table, 0, n);
        return table;
    }

    /// Gives a table that stands after the first answers the next ones, strictly.
    public <T extends Table<T>> void fold(T table, int from, int to) {
        Offers offers = Offers.movesOnly();
        for (int i = from; i < to; i++) give(table, i, entries.get(i), offers);
    }

    /// Gives a table the answer that comes after so many, strictly.
    public static <T extends Table<T>> void give(T table, int at, Entry e, Offers offers) {
        if (e.conceals()) {
            table.conceal(e.move());
            return;
        }
        switch (MoveValidator.judge(table, e.seat(), e.move(), offers)) {
            case NOT_ASKED -> throw new JournalDivergedException(at, e, NOT_OWED);
            case NOT_OFFERED -> throw new JournalDivergedException(at, e, NOT_OFFERED);
            case LEGAL -> table.answer(e.seat(), e.move());
        }
    }

    public Journal plus(int seat, long move) {
        List<Entry> longer = new ArrayList<>(entries);
        longer.add(new Entry(seat, move));
        return new Journal(setup, origin, longer);
    }

    /// The same game up to its first n answers.
    public Journal cut(int n) {
        return new Journal(setup, origin, entries.subList(0, n));
    }
}
