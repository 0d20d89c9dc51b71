package elysium.vendetta.rules;

import static elysium.kernel.Table.NONE;

import elysium.vendetta.table.Vendetta;

/// Who is an opponent, and who a Rival at a Location.
public final class Opponents {
    private Opponents() {}

    /// Everybody else still in the game, the teammate included, a bit each.
    public static int opponents(Vendetta t, int seat) {
        return t.aliveSeats() & ~(1 << seat);
    }

    /// The opponents at the same Location (VEN-GLO-19); those who withdrew have nothing there.
    public static int rivals(Vendetta t, int seat, int place) {
        return t.presentAt(place) & ~(1 << seat);
    }

    /// The first seat of some that comes in turn order, counted from a seat; NONE if there is none.
    public static int firstFrom(Vendetta t, int from, int seats) {
        for (int i = 0, seat = from; i < t.players(); i++, seat = t.after(seat))
            if ((seats >> seat & 1) != 0) return seat;
        return NONE;
    }

    /// Whether some seats are one player's, or one team's.
    public static boolean oneSide(Vendetta t, int seats) {
        int mate = seats == 0 ? NONE : t.teammate(Integer.numberOfTrailingZeros(seats));
        return Integer.bitCount(mate == NONE ? seats : seats & ~(1 << mate)) == 1;
    }

    public static boolean sameSide(Vendetta t, int a, int b) {
        return a == b || t.teammate(a) == b;
    }
}
