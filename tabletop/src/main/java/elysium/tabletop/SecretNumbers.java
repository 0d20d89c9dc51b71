package elysium.tabletop;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SEATS;

/// Numbers kept in a closed fist: everybody knows the bounds, only its seat the number.
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

    /// Keeps a seat's number secret within bounds that all may know.
    public void keep(int seat, int number, int atLeast, int atMost) {
        if (number < atLeast || number > atMost) throw new IllegalStateException(number + " is out of its bounds");
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

    /// Opens a fist: the number is no secret any more, and is forgotten here.
    public int open(int seat) {
        int number = number(seat);
        table.write(kept + seat, 0);
        table.write(least + seat, 0);
        table.write(most + seat, NONE);
        return number;
    }

    /// The seats whose fists were closed at an earlier moment of the same game and are open now, a bit each.
    int openedSince(CardTable<T> earlier) {
        int opened = 0;
        for (int seat = 0; seat < SEATS; seat++) if (earlier.fists.keeps(seat) && !keeps(seat)) opened |= 1 << seat;
        return opened;
    }

    /// Draws again what a viewer cannot know.
    void imagine(int viewer) {
        for (int seat = 0; seat < SEATS; seat++) {
            if (seat == viewer || !keeps(seat)) continue;
            int low = table.read(least + seat), high = table.read(most + seat);
            table.write(kept + seat, low + table.roll(high - low + 1));
        }
    }
}
