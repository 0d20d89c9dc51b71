package elysium.bench;

import java.util.ArrayList;
import java.util.List;
import elysium.bots.SearchBot;
import elysium.bots.SearchOptions;
import elysium.bots.SearchResult;
import elysium.bots.SeededRandom;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Sight;
import elysium.kernel.StateCheck;
import elysium.kernel.journal.Journal;
import elysium.tabletop.CardTable;
import elysium.tabletop.View;
import elysium.tabletop.game.CardGame;

/// The tables to measure on, and the code of each operation. Results are returned, so that the JIT compiler cannot
/// remove the work.
final class Fixtures<T extends CardTable<T>> {
    static final int ITERATIONS = 1000;
    /// The number of different games, and the number of consecutive operations on the same one, as a bot would do.
    private static final int GAMES = 16, STAY = 64;

    private final CardGame<T> game;
    private final StateCheck<T> due;
    private final Setup setup;
    private final List<T> openings = new ArrayList<>(), imagined = new ArrayList<>();
    private final List<Journal> journals = new ArrayList<>();
    private final List<MidGame<T>> middles = new ArrayList<>();
    private final List<Sight<T>> sights = new ArrayList<>();
    private final SearchBot<T> bot;
    private final Offers offers = Offers.movesOnly();
    private final SeededRandom dice = new SeededRandom(1);
    private final T first, scratch, playing;
    private final ValueQueries<T> asking;
    private int turn;
    private long seed;

    Fixtures(CardGame<T> game, StateCheck<T> due, Setup setup) {
        this.game = game;
        this.due = due;
        this.setup = setup;
        RandomGames<T> opening = new RandomGames<>(game, setup);
        for (int i = 0; i < GAMES; i++) {
            Journal journal = opening.journal(i);
            MidGame<T> middle = opening.middle(journal);
            openings.add(opening.table(i));
            journals.add(journal);
            middles.add(middle);
            sights.add(new Sight<>(middle.table(), middle.seat()));
            imagined.add(middle.table().copy());
        }
        bot = new SearchBot<>(game, SearchOptions.ofIterations(ITERATIONS), 1);
        first = middles.getFirst().table();
        scratch = first.blank();
        playing = openings.getFirst().copy();
        asking = ValueQueries.busiest(middles);
        if (due.performNext(asking.written()))
            throw new IllegalStateException("something is due while a question is open");
    }

    /// The size of a table's slab in bytes.
    int slab() {
        return first.cellCount() * Short.BYTES;
    }

    /// The mean number of answers in a random game.
    double length() {
        return journals.stream().mapToInt(journal -> journal.entries().size()).average().orElseThrow();
    }

    List<MidGame<T>> middles() {
        return List.copyOf(middles);
    }

    T copyFrom() {
        scratch.copyFrom(first);
        return scratch;
    }

    T copy() {
        return first.copy();
    }

    T imagine() {
        sights.get(stay()).imagine(scratch, ++seed);
        return scratch;
    }

    /// Determinizes a table that is already determinized, which costs as much as from the true one but needs no copy.
    T imagineAlone() {
        int at = stay();
        T table = imagined.get(at);
        table.imagine(middles.get(at).seat(), ++seed);
        return table;
    }

    Offers offers() {
        MidGame<T> middle = middles.get(stay());
        return middle.table().offers(middle.seat(), offers);
    }

    /// Makes a number of random decisions, game after game.
    T decide(int many) {
        for (int n = 0; n < many; n++) {
            if (playing.isOver()) playing.copyFrom(openings.get(next()));
            step();
        }
        return playing;
    }

    /// Plays a whole random game.
    T playOut() {
        playing.copyFrom(openings.get(next()));
        while (!playing.isOver()) step();
        return playing;
    }

    SearchResult search() {
        return bot.search(sights.get(next()));
    }

    View view() {
        MidGame<T> middle = middles.get(stay());
        return middle.table().view(middle.seat());
    }

    int valueRemembered() {
        return asking.again();
    }

    int valueAfresh() {
        return asking.afresh();
    }

    boolean due() {
        return due.performNext(asking.written());
    }

    T setUp() {
        return game.setUp(setup.withSeed(++seed));
    }

    T fold() {
        Journal journal = journals.get(next());
        return journal.tableAfter(journal.entries().size(), game);
    }

    private void step() {
        int seat = playing.nextPending();
        playing.offers(seat, offers);
        playing.answer(seat, offers.get(dice.nextBelow(offers.size())));
    }

    private int next() {
        return (++turn & Integer.MAX_VALUE) % GAMES;
    }

    private int stay() {
        return (++turn & Integer.MAX_VALUE) / STAY % GAMES;
    }
}
