package elysium.bots;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Offers;
import elysium.kernel.Sight;
import elysium.kernel.Table;

/// One game between bots, each shown only what its seat may know.
public final class Match<T extends Table<T>> {
    private static final int ENDLESS = 1_000_000;

    private final T table;
    private final List<? extends Bot<T>> bots;
    private final List<Sight<T>> sights = new ArrayList<>();
    private final Offers offers = Offers.movesOnly();
    private int decisions;

    /// A match at a table, with a bot for each seat.
    public Match(T table, List<? extends Bot<T>> bots) {
        if (bots.size() != table.players())
            throw new IllegalArgumentException(bots.size() + " bots for " + table.players() + " seats");
        this.table = table;
        this.bots = List.copyOf(bots);
        for (int seat = 0; seat < bots.size(); seat++) sights.add(new Sight<>(table, seat));
    }

    /// Lets the seats that owe an answer give it, in seat order, until the game is over; says how many were given.
    public int play() {
        while (!table.isOver()) step();
        return decisions;
    }

    private void step() {
        int seat = table.nextPending();
        long move = bots.get(seat).choose(sights.get(seat));
        if (!table.offers(seat, offers).allows(move))
            throw new IllegalStateException(
                    "seat " + (seat + 1) + " answers what is not offered: " + Long.toHexString(move));
        table.answer(seat, move);
        if (++decisions == ENDLESS) throw new IllegalStateException("no end after " + ENDLESS + " answers");
    }
}
