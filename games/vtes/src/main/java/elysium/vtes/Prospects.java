package elysium.vtes;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.Ground.ATTACHED;
import static elysium.vtes.table.Ground.HAND;
import static elysium.vtes.table.Ground.PLAY;
import static elysium.vtes.table.Ground.READY;
import static elysium.vtes.table.Ground.TORPOR;
import static elysium.vtes.table.Ground.UNCONTROLLED;

import elysium.vtes.table.Vtes;

/// How a seat stands in a game under way: victory points, pool and what is in play, and how near the prey is to its end.
final class Prospects {
    /// What a victory point, a minion, its blood, a card in play and one in hand are worth, in pool.
    private static final double POINT = 20, MINION = 4, BLOOD = 0.8, SLEEPER = 0.4, CARRIED = 0.8, PERMANENT = 1.5,
            HELD = 0.3, EDGE = 1;
    /// Pool laid on a vampire is worth more the nearer that vampire is; what is above its capacity is lost.
    private static final double BEGUN = 0.7, NEARLY = 0.7;
    /// Below this a pool is in danger, and each point short of it weighs so much more.
    private static final int SAFE = 8;
    private static final double DANGER = 1, SPREAD = 80;

    private Prospects() {}

    /// From 0 to 1, against the average of the others; a weak prey counts for its hunter.
    static double of(Vtes t, int seat) {
        if (t.over()) return share(t, seat);
        double others = 0, prey = t.alive(seat) && t.prey(seat) != NONE ? weakness(t, t.prey(seat)) : 0;
        for (int other = 0; other < t.players(); other++) if (other != seat) others += worth(t, other);
        others /= Math.max(1, t.players() - 1);
        return Math.clamp(0.5 + (worth(t, seat) + prey - others) / SPREAD, 0, 1);
    }

    /// How a finished game counts: all for its winner, else the share of the victory points (VTES-END-08).
    static double share(Vtes t, int seat) {
        if (t.winner() != NONE) return t.winner() == seat ? 1 : 0;
        int sum = 0;
        for (int other = 0; other < t.players(); other++) sum += t.halfPoints(other);
        return sum == 0 ? 0 : (double) t.halfPoints(seat) / sum;
    }

    private static double weakness(Vtes t, int seat) {
        return DANGER * Math.max(0, SAFE - t.pool(seat)) / 2;
    }

    private static double worth(Vtes t, int seat) {
        double worth = POINT * t.halfPoints(seat) / Vtes.POINT;
        if (!t.alive(seat)) return worth;
        worth += t.pool(seat) - DANGER * Math.max(0, SAFE - t.pool(seat)) + (t.edge() == seat ? EDGE : 0)
                + PERMANENT * t.count(PLAY + seat) + HELD * t.count(HAND + seat) + CARRIED * t.count(ATTACHED + seat);
        for (int card = t.first(READY + seat); card != NONE; card = t.next(card))
            worth += MINION + BLOOD * t.blood(card);
        for (int card = t.first(TORPOR + seat); card != NONE; card = t.next(card)) worth += SLEEPER * t.blood(card);
        for (int card = t.first(UNCONTROLLED + seat); card != NONE; card = t.next(card)) worth += waiting(t, card);
        return worth;
    }

    private static double waiting(Vtes t, int vampire) {
        int capacity = Math.max(1, t.capacity(vampire)), blood = Math.min(t.blood(vampire), capacity);
        return blood * (BEGUN + NEARLY * blood / capacity);
    }
}
