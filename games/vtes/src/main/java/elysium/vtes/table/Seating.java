package elysium.vtes.table;

import elysium.kernel.Branchless;

/// The Methuselahs in their seats: decks, who is still in the game, prey and predator.
public final class Seating extends VtesPart {
    Seating(Vtes table) {
        super(table);
    }

    /// The seats with a secret custom deck, as a bit set.
    public int custom() {
        return get(GameLayout.CUSTOM);
    }

    public void setCustom(int seats) {
        set(GameLayout.CUSTOM, seats);
    }

    /// The number of a seat's built-in deck from 1, or 0 for another deck.
    public int deck(int seat) {
        return get(GameLayout.DECKS + seat);
    }

    public void setDeck(int seat, int number) {
        set(GameLayout.DECKS + seat, number);
    }

    public boolean isAlive(int seat) {
        return (get(GameLayout.OUT) >> seat & 1) == 0;
    }

    /// The Methuselahs still in the game, as a bit set.
    public int aliveSeats() {
        return (1 << table.players()) - 1 & ~get(GameLayout.OUT);
    }

    public int count() {
        return Integer.bitCount(aliveSeats());
    }

    /// Removes a seat without an event, for scenarios.
    public void restoreOut(int seat) {
        set(GameLayout.OUT, get(GameLayout.OUT) | 1 << seat);
    }

    /// The seat to the left, in the game or not.
    public int after(int seat) {
        return Branchless.wrapToZero(seat + 1, table.players());
    }

    /// The next Methuselah to the left, or the seat itself if it is the last.
    public int leftOf(int seat) {
        int others = others(seat);
        return others == 0 ? seat : leftOf(seat, others);
    }

    /// The first of some other seats, given as a bit set, to the left of a seat.
    public static int leftOf(int seat, int some) {
        return Integer.numberOfTrailingZeros(Branchless.nonZeroOr(some & -1 << seat, some));
    }

    /// The prey of a Methuselah, or NONE (VTES-SET-03); seats close up as others leave (VTES-SET-04).
    public int prey(int seat) {
        int next = leftOf(seat);
        return next == seat ? NONE : next;
    }

    /// The predator of a Methuselah, or NONE.
    public int predator(int seat) {
        int others = others(seat);
        return 31 - Integer.numberOfLeadingZeros(Branchless.nonZeroOr(others & (1 << seat) - 1, others));
    }

    /// All other Methuselahs, as a bit set.
    public int others(int seat) {
        return aliveSeats() & ~(1 << seat);
    }
}
