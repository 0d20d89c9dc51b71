package elysium.vtes.bot;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.ATTACHED;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.PLAY;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TORPOR;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;

import elysium.vtes.table.Pools;
import elysium.vtes.table.Victory;
import elysium.vtes.table.Vtes;

/// Evaluates a position for a seat by victory points, pool, cards in play and the state of its prey.
public final class Evaluation {
    /// The values of a victory point, a minion, an unlocked minion, a card in play and a card in hand, in pool.
    private static final double POINT = 30, MINION = 4, AWAKE = 0.7, CARRIED = 0.8, PERMANENT = 1.5, HELD = 0.3,
            EDGE = 1;
    /// The first blood of a vampire is worth most, because an empty vampire must hunt; blood in torpor is worth less.
    private static final double BLOOD = 0.7, FIRST_BLOOD = 0.7, SLEEPER = 0.4;
    private static final int FED = 2;
    /// Pool invested in a vampire is worth more the closer the vampire is to entering play; pool above its capacity is
    /// lost.
    private static final double BEGUN = 0.7, NEARLY = 0.7;
    /// Each point of pool is worth more when fewer are left.
    private static final double WANTED = 0.3, NEEDED = 0.7, LAST = 1;
    private static final int COMFORT = 14, SAFE = 8, DIRE = 4, FULL = Pools.START;
    /// The value of pool the prey has lost; the lead at which the evaluation reaches half of its range.
    private static final double HUNT = 0.5, FAR = 50;

    private Evaluation() {}

    /// The evaluation from 0 to 1, relative to the average of the others; a weak prey counts for its predator.
    public static double of(Vtes t, int seat) {
        if (t.isOver()) return share(t, seat);
        double ahead = worth(t, seat), others = 0;
        for (int other = 0; other < t.players(); other++) if (other != seat) others += worth(t, other);
        ahead -= others / Math.max(1, t.players() - 1);
        if (t.seats.isAlive(seat) && t.seats.prey(seat) != NONE)
            ahead += HUNT * (pool(FULL) - pool(t.pools.of(t.seats.prey(seat))));
        return 0.5 + 0.5 * ahead / (FAR + Math.abs(ahead));
    }

    /// The result of a finished game: 1 for its winner, else the share of the victory points (VTES-END-08).
    public static double share(Vtes t, int seat) {
        if (t.victory.winner() != NONE) return t.victory.winner() == seat ? 1 : 0;
        int sum = 0;
        for (int other = 0; other < t.players(); other++) sum += t.victory.halfPoints(other);
        return sum == 0 ? 0 : (double) t.victory.halfPoints(seat) / sum;
    }

    private static double worth(Vtes t, int seat) {
        double worth = POINT * t.victory.halfPoints(seat) / Victory.POINT;
        if (!t.seats.isAlive(seat)) return worth;
        worth += pool(t.pools.of(seat)) + (t.pools.edge() == seat ? EDGE : 0) + PERMANENT * t.count(PLAY + seat)
                + HELD * t.count(HAND + seat) + CARRIED * t.count(ATTACHED + seat);
        for (int card = t.first(READY + seat); card != NONE; card = t.next(card))
            worth += MINION + blood(t.blood.of(card)) + (t.minions.locked(card) ? 0 : AWAKE);
        for (int card = t.first(TORPOR + seat); card != NONE; card = t.next(card)) worth += SLEEPER * t.blood.of(card);
        for (int card = t.first(UNCONTROLLED + seat); card != NONE; card = t.next(card)) worth += waiting(t, card);
        return worth;
    }

    private static double pool(int pool) {
        return pool + WANTED * Math.min(pool, COMFORT) + NEEDED * Math.min(pool, SAFE) + LAST * Math.min(pool, DIRE);
    }

    private static double blood(int blood) {
        return BLOOD * blood + FIRST_BLOOD * Math.min(blood, FED);
    }

    private static double waiting(Vtes t, int vampire) {
        int capacity = Math.max(1, t.blood.capacity(vampire)), blood = Math.min(t.blood.of(vampire), capacity);
        return blood * (BEGUN + NEARLY * blood / capacity);
    }
}
