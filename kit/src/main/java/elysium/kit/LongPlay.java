package elysium.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import elysium.kernel.Game;
import elysium.kernel.Offers;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.journal.Journal;

/// Plays at random for a given number of steps. Whenever the game is about to end, half of its answers are undone. For
/// tests and benchmarks of long games.
public final class LongPlay<T extends Table<T>> {
    private final Game<T> game;
    private final Setup setup;
    private final Random dice;
    private final int undo;
    private final Offers offers = Offers.movesOnly();
    private final List<Journal.Entry> answers = new ArrayList<>();
    private final List<Deed> deeds = new ArrayList<>();
    private T table;
    private int steps;

    /// One step: an answer or an undo.
    ///
    /// @param move the answer; for an undo, the number of answers before the one undone
    public record Deed(boolean undo, int seat, long move) {}

    private LongPlay(Game<T> game, Setup setup, int undo, long seed) {
        this.game = game;
        this.setup = setup;
        this.undo = undo;
        dice = new Random(seed);
        table = game.setUp(setup);
    }

    /// The steps of a game that continues after them.
    ///
    /// @param undo one in this many decisions is undone at once; 0 for none
    public static <T extends Table<T>> List<Deed> of(Game<T> game, Setup setup, int steps, int undo, long seed) {
        LongPlay<T> play = new LongPlay<>(game, setup, undo, seed);
        while (play.steps < steps) play.go();
        return List.copyOf(play.deeds);
    }

    /// The steps of a game that ends after about this many.
    public static <T extends Table<T>> List<Deed> over(Game<T> game, Setup setup, int steps, int undo, long seed) {
        LongPlay<T> play = new LongPlay<>(game, setup, undo, seed);
        while (play.steps < steps) play.go();
        while (!play.table.isOver()) play.answer();
        return List.copyOf(play.deeds);
    }

    private void go() {
        boolean decided = table.pendingSeats() == table.askedSeats();
        if (decided && undo > 0 && !answers.isEmpty() && dice.nextInt(undo) == 0) takeBack(answers.size() - 1);
        else answer();
        if (table.isOver()) {
            forget();
            takeBack(answers.size() / 2);
        }
    }

    private void answer() {
        int seat = table.nextPending();
        table.offers(seat, offers);
        long move = offers.get(dice.nextInt(offers.size()));
        answers.add(new Journal.Entry(seat, move));
        deeds.add(new Deed(false, seat, move));
        table.answer(seat, move);
        if (table.isOver() || table.pendingSeats() == table.askedSeats()) steps++;
    }

    /// Drops the answer that would have ended the game and the answers sealed before it.
    private void forget() {
        steps--;
        do {
            answers.removeLast();
            deeds.removeLast();
            table = new Journal(setup, answers).tableAfter(answers.size(), game);
        } while (table.pendingSeats() != table.askedSeats());
    }

    private void takeBack(int at) {
        deeds.add(new Deed(true, answers.get(at).seat(), at));
        answers.subList(at, answers.size()).clear();
        table = new Journal(setup, answers).tableAfter(at, game);
        steps++;
    }
}
