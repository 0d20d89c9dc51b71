package elysium.tabletop;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SEATS;

/// A secret number for each seat, with bounds that all players know.
public final class SecretNumbers<T extends CardTable<T>> {
    private final CardTable<T> table;
    private final int numbers, minima, maxima;

    SecretNumbers(CardTable<T> table) {
        this.table = table;
        numbers = table.layout.secretNumbers;
        minima = table.layout.secretMinima;
        maxima = table.layout.secretMaxima;
        for (int seat = 0; seat < SEATS; seat++) table.writeCell(maxima + seat, NONE);
    }

    /// Stores a seat's secret number and its public bounds.
    public void set(int seat, int number, int atLeast, int atMost) {
        if (number < atLeast || number > atMost)
            throw new IllegalStateException(
                    "secret number " + number + " is not between " + atLeast + " and " + atMost);
        table.writeCell(numbers + seat, number);
        table.writeCell(minima + seat, atLeast);
        table.writeCell(maxima + seat, atMost);
    }

    public boolean has(int seat) {
        return table.readCell(maxima + seat) != NONE;
    }

    public int get(int seat) {
        return table.readCell(numbers + seat);
    }

    /// Returns a seat's secret number and removes it.
    public int reveal(int seat) {
        int number = get(seat);
        table.writeCell(numbers + seat, 0);
        table.writeCell(minima + seat, 0);
        table.writeCell(maxima + seat, NONE);
        return number;
    }

    /// The seats that had a secret number at an earlier moment of the same game and no longer have one, as a bit set.
    public int revealedSince(CardTable<T> earlier) {
        int opened = 0;
        for (int seat = 0; seat < SEATS; seat++) if (earlier.secretNumbers.has(seat) && !has(seat)) opened |= 1 << seat;
        return opened;
    }

    /// Draws the numbers that a viewer does not know at random.
    void imagine(int viewer) {
        for (int seat = 0; seat < SEATS; seat++) {
            if (seat == viewer || !has(seat)) continue;
            int low = table.readCell(minima + seat), high = table.readCell(maxima + seat);
            table.writeCell(numbers + seat, low + table.roll(high - low + 1));
        }
    }
}
