package elysium.vtes.rules.turn;

import elysium.vtes.table.Pools;
import elysium.vtes.table.Victory;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.EventKind;

/// Ousts Methuselahs without pool, all of one effect at once, by the seating before it (VTES-RUL-88).
public final class Ousting {
    private Ousting() {}

    /// Ousts all such Methuselahs; returns them as a bit set.
    public static int oustAll(Vtes t) {
        t.pools.endCheck();
        int fallen = fallen(t);
        if (fallen == 0) return 0;
        int hunters = 0;
        for (int seat = 0; seat < t.players(); seat++)
            if (has(fallen, seat)) hunters |= credit(t, seat);
        for (int seat = 0; seat < t.players(); seat++) if (has(fallen, seat)) t.removePlayer(seat);
        for (int seat = 0; seat < t.players(); seat++)
            if (has(hunters, seat)) t.pools.gain(seat, Pools.BOUNTY);
        if (t.seats.count() <= 1) Ending.scoreLastSurvivor(t);
        return fallen;
    }

    private static int fallen(Vtes t) {
        int fallen = 0;
        for (int seat = 0; seat < t.players(); seat++)
            if (t.seats.isAlive(seat) && t.pools.of(seat) <= 0) fallen |= 1 << seat;
        return fallen;
    }

    /// Gives the predator its point, even if ousted at the same time (VTES-END-09); returns it as a bit, to gain pool
    /// later.
    private static int credit(Vtes t, int seat) {
        int predator = t.seats.predator(seat);
        t.log(EventKind.OUSTED, seat, predator, 0);
        t.victory.score(predator, Victory.POINT);
        return 1 << predator;
    }

    private static boolean has(int seats, int seat) {
        return (seats >> seat & 1) != 0;
    }
}
