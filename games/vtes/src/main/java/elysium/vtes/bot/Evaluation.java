package elysium.vtes.bot;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.ATTACHED;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.PLAY;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TORPOR;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;

import elysium.vtes.table.Vtes;

/// How a seat stands in a game under way: victory points, pool and what is in play, and how near the prey is to its end.
public final class Evaluation {
    /// What a victory point, a minion, one that is unlocked, a card in play and one in hand are worth, in pool.
    private static final double POINT = 30, MINION = 4, AWAKE = 0.7, CARRIED = 0.8, PERMANENT = 1.5, HELD = 0.3,
            EDGE = 1;
    /// The first blood of a vampire is worth most, for without any it must hunt; in torpor it is worth less.
    private static final double BLOOD = 0.7, FIRST_BLOOD = 0.7, SLEEPER = 0.4;
    private static final int FED = 2;
    /// Pool laid on a vampire is worth more the nearer that vampire is; what is above its capacity is lost.
    private static final double BEGUN = 0.7, NEARLY = 0.7;
    /// Each pool counts the more the fewer there are.
    private static final double WANTED = 0.3, NEEDED = 0.7, LAST = 1;
    private static final int COMFORT = 14, SAFE = 8, DIRE = 4, FULL = Vtes.START;
    /// What the pool that the prey has lost is worth to its hunter; how far ahead is half of all that can be.
    private static final double HUNT = 0.5, FAR = 50;

    private Evaluation() {}

    /// From 0 to 1, against the average of the others; a weak prey counts for its hunter.
    public static double of(Vtes t, int seat) {
        if (t.isOver()) return share(t, seat);
        double ahead = worth(t, seat), others = 0;
        for (int other = 0; other < t.players(); other++) if (other != seat) others += worth(t, other);
        ahead -= others / Math.max(1, t.players() - 1);
        if (t.alive(seat) && t.prey(seat) != NONE) ahead += HUNT * (pool(FULL) - pool(t.pool(t.prey(seat))));
        return 0.5 + 0.5 * ahead / (FAR + Math.abs(ahead));
    }

    /// How a finished game counts: all for its winner, else the share of the victory points (VTES-END-08).
    public static double share(Vtes t, int seat) {
        if (t.winner() != NONE) return t.winner() == seat ? 1 : 0;
        int sum = 0;
        for (int other = 0; other < t.players(); other++) sum += t.halfPoints(other);
        return sum == 0 ? 0 : (double) t.halfPoints(seat) / sum;
    }

    private static double worth(Vtes t, int seat) {
        double worth = POINT * t.halfPoints(seat) / Vtes.POINT;
        if (!t.alive(seat)) return worth;
        worth += pool(t.pool(seat)) + (t.edge() == seat ? EDGE : 0) + PERMANENT * t.count(PLAY + seat)
                + HELD * t.count(HAND + seat) + CARRIED * t.count(ATTACHED + seat);
        for (int card = t.first(READY + seat); card != NONE; card = t.next(card))
            worth += MINION + blood(t.blood(card)) + (t.locked(card) ? 0 : AWAKE);
        for (int card = t.first(TORPOR + seat); card != NONE; card = t.next(card)) worth += SLEEPER * t.blood(card);
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
        int capacity = Math.max(1, t.capacity(vampire)), blood = Math.min(t.blood(vampire), capacity);
        return blood * (BEGUN + NEARLY * blood / capacity);
    }
}
