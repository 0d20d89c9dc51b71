package elysium.kernel.journal;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Game;
import elysium.kernel.InvalidInputException;
import elysium.kernel.MoveValidator;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.Text;
import org.jspecify.annotations.Nullable;

/// A complete game as data: how it began, and every answer since.
///
/// @param origin the game that this one was forked from, or null; after a fork, the seed of `setup` drives all new
/// chance
public record Journal(Setup setup, @Nullable Origin origin, List<Entry> entries) {
    private static final Text NOT_OWED = new Text("comes from a seat that had nothing to answer",
            "vient d'une place qui n'avait rien à répondre");
    private static final Text NOT_OFFERED = new Text("is a move that was not offered",
            "est un coup qui n'était pas proposé");

    /// One answer of one seat. An entry without a seat records that hidden cards were moved to other rows after an
    /// undo.
    public record Entry(int seat, long move) {

        /// An entry that moves hidden cards to other rows.
        public static Entry concealing(long seed) {
            return new Entry(Table.NONE, seed);
        }

        /// Whether this entry moves hidden cards to other rows instead of answering.
        public boolean conceals() {
            return seat == Table.NONE;
        }
    }

    /// The game and viewer that a fork starts from. Whatever the viewer could not know is randomized again; the
    /// omniscient viewer keeps everything.
    public record Origin(Journal journal, int viewer) {}

    public Journal {
        entries = List.copyOf(entries);
        if (origin != null) check(setup, origin);
    }

    /// A journal that starts from its setup.
    public Journal(Setup setup, List<Entry> entries) {
        this(setup, null, entries);
    }

    private static void check(Setup setup, Origin origin) {
        if (!setup.equals(origin.journal.setup.withSeed(setup.seed())))
            throw new InvalidInputException(
                    new Text("a fork keeps the game, seats and options of the game it comes from",
                            "une bifurcation garde le jeu, les places et les options de la partie d'origine"));
        boolean seat = origin.viewer >= 0 && origin.viewer < setup.seats();
        if (!seat && origin.viewer != Table.SPECTATOR && origin.viewer != Table.OMNISCIENT)
            throw new InvalidInputException(
                    new Text("a fork takes the view of a seat, of a spectator or of all players",
                            "une bifurcation se fait du point de vue d'une place, d'un spectateur ou de tous"));
    }

    /// Returns the table before the first answer of this journal.
    public <T extends Table<T>> T begin(Game<T> game) {
        return origin == null ? game.setUp(setup)
                : toFork(origin.journal.tableAfter(origin.journal.entries.size(), game));
    }

    /// Turns the table at the end of the origin into the first table of this fork.
    public <T extends Table<T>> T toFork(T table) {
        if (origin != null && origin.viewer != Table.OMNISCIENT) table.imagine(origin.viewer, setup.seed());
        return table;
    }

    /// Replays the first n answers.
    ///
    /// @throws JournalDivergedException if an answer was not pending or not offered
    public <T extends Table<T>> T tableAfter(int n, Game<T> game) {
        T table = begin(game);
        replay(table, 0, n);
        return table;
    }

    /// Applies entries `from` to `to` to a table that has received all entries before them.
    public <T extends Table<T>> void replay(T table, int from, int to) {
        Offers offers = Offers.movesOnly();
        for (int i = from; i < to; i++) apply(table, i, entries.get(i), offers);
    }

    /// Applies the entry at index `at`, or throws a [JournalDivergedException].
    public static <T extends Table<T>> void apply(T table, int at, Entry e, Offers offers) {
        if (e.conceals()) {
            table.conceal(e.move());
            return;
        }
        switch (MoveValidator.check(table, e.seat(), e.move(), offers)) {
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

    /// The same game with only its first n entries.
    public Journal truncated(int n) {
        return new Journal(setup, origin, entries.subList(0, n));
    }
}
