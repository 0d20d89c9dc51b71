package elysium.vendetta.rules;

import static elysium.kernel.Table.NONE;

import elysium.vendetta.table.Vendetta;

/// Determines opponents and Rivals.
public final class Opponents {
    private Opponents() {}

    /// All other players still in the game, the teammate included, as a bit set.
    public static int opponents(Vendetta t, int seat) {
        return t.seats.aliveSeats() & ~(1 << seat);
    }

    /// The opponents at the same Location (VEN-GLO-19); players who withdrew are not there.
    public static int rivals(Vendetta t, int seat, int place) {
        return t.locations.presentAt(place) & ~(1 << seat);
    }

    /// The first of some seats in turn order from a seat on, or NONE.
    public static int firstFrom(Vendetta t, int from, int seats) {
        for (int i = 0, seat = from; i < t.players(); i++, seat = t.seats.after(seat))
            if ((seats >> seat & 1) != 0) return seat;
        return NONE;
    }

    /// Whether all of some seats belong to one player or team.
    public static boolean oneSide(Vendetta t, int seats) {
        int mate = seats == 0 ? NONE : t.evening.teammate(Integer.numberOfTrailingZeros(seats));
        return Integer.bitCount(mate == NONE ? seats : seats & ~(1 << mate)) == 1;
    }

    public static boolean sameSide(Vendetta t, int a, int b) {
        return a == b || t.evening.teammate(a) == b;
    }
}
