package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.EXILE;
import static elysium.nightfall.table.GameLayout.PLAY;

import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;

/// Evaluates the position of a seat: its wounds, its minions, what it has claimed.
final class Evaluation {
    /// The worth of a point of strength in play, and of a point of influence spent on claims, in wounds.
    private static final double MINION = 0.5, CLAIMED = 0.12;
    /// The range of values, in wounds.
    private static final double SPREAD = 16;

    private Evaluation() {}

    /// A value from 0 to 1, compared with the best opponent and their average in equal parts.
    static double of(Nightfall t, int seat) {
        double best = Double.NEGATIVE_INFINITY, sum = 0, own = worth(t, seat);
        for (int other = 0; other < t.players(); other++) {
            if (other == seat) continue;
            double worth = worth(t, other);
            best = Math.max(best, worth);
            sum += worth;
        }
        double others = (best + sum / (t.players() - 1)) / 2;
        return Math.clamp(0.5 + (own - others) / SPREAD, 0, 1);
    }

    private static double worth(Nightfall t, int seat) {
        if (t.isOver()) return -t.night.totalWounds(seat);
        double worth = -t.night.totalWounds(seat) - t.wounds.of(seat);
        for (int card = t.first(PLAY + seat); card != NONE; card = t.next(card))
            worth += MINION * t.printed(card, Fact.STRENGTH);
        return worth + CLAIMED * claimed(t, seat);
    }

    private static int claimed(Nightfall t, int seat) {
        int cost = 0;
        for (int card = 0; card < t.rows(); card++)
            if (t.owner(card) == seat && t.zone(card) != EXILE) cost += t.printed(card, Fact.COST);
        return cost;
    }
}
