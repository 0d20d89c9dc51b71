package elysium.rivals;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.ONGOING;
import static elysium.rivals.table.GameLayout.TORPOR;

import elysium.rivals.table.Rivals;
import elysium.tabletop.game.Lead;

/// Evaluates the position of a seat: agenda first, then its resources.
final class Evaluation {
    /// The worth of prestige, blood, cards in play and cards in hand, in agenda.
    private static final double PRESTIGE = 0.12, BLOOD = 0.2, VAMPIRE = 0.3, CARRIED = 0.3, ONGOING_CARD = 0.3,
            SLEEPING = 0.08, HELD = 0.08;
    /// Each point of prestige below this counts extra.
    private static final int SAFE = 4;
    private static final double DANGER = 0.5;
    /// The range of values, in agenda.
    private static final double SPREAD = 20;

    private Evaluation() {}

    /// A value from 0 to 1, compared with the best opponent and their average in equal parts.
    static double of(Rivals t, int seat) {
        if (t.isOver()) return t.victory.winner() == seat ? 1 : 0;
        return Lead.of(t.players(), seat, SPREAD, each -> worth(t, each));
    }

    private static double worth(Rivals t, int seat) {
        int prestige = t.prestige.of(seat);
        double worth = t.agendas.of(seat) + PRESTIGE * prestige - DANGER * Math.max(0, SAFE - prestige)
                + ONGOING_CARD * t.count(ONGOING + seat) + HELD * t.count(HAND + seat);
        for (int c = t.coteries.firstOf(seat); c != NONE; c = t.coteries.nextOf(c))
            worth += VAMPIRE + BLOOD * t.blood.of(c) + CARRIED * t.bearers.attachments(c);
        for (int c = t.first(TORPOR + seat); c != NONE; c = t.next(c)) worth += SLEEPING * t.blood.of(c);
        return worth;
    }
}
