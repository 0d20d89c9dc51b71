package elysium.bots;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Offers;
import elysium.kernel.Sight;
import elysium.kernel.Table;

/// One game between bots, each of which sees only what its seat may know.
public final class Match<T extends Table<T>> {
    private static final int ENDLESS = 1_000_000;

    private final T table;
    private final List<? extends Bot<T>> bots;
    private final List<Sight<T>> sights = new ArrayList<>();
    private final Offers offers = Offers.movesOnly();
    private int decisions;

    /// Creates a match with one bot for each seat of the table.
    public Match(T table, List<? extends Bot<T>> bots) {
        if (bots.size() != table.players())
            throw new IllegalArgumentException(
                    "a table of " + table.players() + " seats needs as many bots, not " + bots.size());
        this.table = table;
        this.bots = List.copyOf(bots);
        for (int seat = 0; seat < bots.size(); seat++) sights.add(new Sight<>(table, seat));
    }

    /// Plays the game to its end, pending seats in seat order, and returns the number of answers.
    public int play() {
        while (!table.isOver()) step();
        return decisions;
    }

    private void step() {
        int seat = table.nextPending();
        long move = bots.get(seat).choose(sights.get(seat));
        if (!table.offers(seat, offers).allows(move))
            throw new IllegalStateException(
                    "the bot of seat " + (seat + 1) + " chose a move that is not offered: " + Long.toHexString(move));
        table.answer(seat, move);
        if (++decisions == ENDLESS)
            throw new IllegalStateException("the game has not ended after " + ENDLESS + " answers");
    }
}
