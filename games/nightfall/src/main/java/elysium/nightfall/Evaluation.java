package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.EXILE;
import static elysium.nightfall.table.GameLayout.PLAY;

import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.game.Lead;

/// Evaluates the position of a seat: its wounds, its minions, what it has claimed.
final class Evaluation {
    /// The worth of a point of strength in play, and of a point of influence spent on claims, in wounds.
    private static final double MINION = 0.5, CLAIMED = 0.12;
    /// The range of values, in wounds.
    private static final double SPREAD = 16;

    private Evaluation() {}

    /// A value from 0 to 1, compared with the best opponent and their average in equal parts.
    static double of(Nightfall t, int seat) {
        return Lead.of(t.players(), seat, SPREAD, each -> worth(t, each));
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
