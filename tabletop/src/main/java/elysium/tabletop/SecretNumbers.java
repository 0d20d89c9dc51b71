package elysium.tabletop;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SEATS;

/// A secret number for each seat, with bounds that all players know.
public final class SecretNumbers<T extends CardTable<T>> {
    private final CardTable<T> table;
    private final int kept, least, most;

    SecretNumbers(CardTable<T> table) {
        this.table = table;
        kept = table.layout.kept;
        least = table.layout.least;
        most = table.layout.most;
        for (int seat = 0; seat < SEATS; seat++) table.write(most + seat, NONE);
    }

    /// Stores a seat's secret number and its public bounds.
    public void keep(int seat, int number, int atLeast, int atMost) {
        if (number < atLeast || number > atMost)
            throw new IllegalStateException(
                    "secret number " + number + " is not between " + atLeast + " and " + atMost);
        table.write(kept + seat, number);
        table.write(least + seat, atLeast);
        table.write(most + seat, atMost);
    }

    public boolean keeps(int seat) {
        return table.read(most + seat) != NONE;
    }

    public int number(int seat) {
        return table.read(kept + seat);
    }

    /// Returns a seat's secret number and removes it.
    public int open(int seat) {
        int number = number(seat);
        table.write(kept + seat, 0);
        table.write(least + seat, 0);
        table.write(most + seat, NONE);
        return number;
    }

    /// The seats that had a secret number at an earlier moment of the same game and no longer have one, as a bit set.
    public int openedSince(CardTable<T> earlier) {
        int opened = 0;
        for (int seat = 0; seat < SEATS; seat++) if (earlier.fists.keeps(seat) && !keeps(seat)) opened |= 1 << seat;
        return opened;
    }

    /// Draws the numbers that a viewer does not know at random.
    void imagine(int viewer) {
        for (int seat = 0; seat < SEATS; seat++) {
            if (seat == viewer || !keeps(seat)) continue;
            int low = table.read(least + seat), high = table.read(most + seat);
            table.write(kept + seat, low + table.roll(high - low + 1));
        }
    }
}
