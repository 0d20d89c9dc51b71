package elysium.vtes.bot;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.bot.VtesRolloutPolicy.LITTLE;
import static elysium.vtes.bot.VtesRolloutPolicy.NEVER;
import static elysium.vtes.bot.VtesRolloutPolicy.SOME;
import static elysium.vtes.bot.VtesRolloutPolicy.SURELY;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;

import elysium.vtes.rules.card.Arrival;
import elysium.vtes.table.Vtes;

/// Decides on transfers: finishes one vampire before it begins the next, and keeps enough pool to survive.
final class TransferPolicy {
    /// The pool to keep with a ready minion and without one; plenty of pool; a large number of minions.
    private static final int KEPT = 7, LAST = 2, PLENTY = 12, CROWD = 5;

    private TransferPolicy() {}

    static int transfer(Vtes t, int seat, int vampire) {
        if (missing(t, vampire) <= 0 || t.pools.of(seat) <= kept(t, seat) || Arrival.controlsCopy(t, seat, vampire))
            return NEVER;
        if (t.blood.of(vampire) > 0) return SURELY;
        return begun(t, seat) || t.pools.of(seat) - missing(t, vampire) < kept(t, seat) ? NEVER : SOME;
    }

    /// The weight of drawing a vampire: only if none is left to bring out.
    static int newVampire(Vtes t, int seat) {
        if (t.pools.of(seat) <= PLENTY) return NEVER;
        for (int card = t.first(UNCONTROLLED + seat); card != NONE; card = t.next(card))
            if (!Arrival.controlsCopy(t, seat, card)) return NEVER;
        return LITTLE;
    }

    /// Whether the seat has pool to spare for a vampire it has begun, or can bring one out.
    static boolean canAffordMore(Vtes t, int seat) {
        for (int card = t.first(UNCONTROLLED + seat); card != NONE; card = t.next(card)) {
            if (t.blood.of(card) == 0 || Arrival.controlsCopy(t, seat, card)) continue;
            int missing = missing(t, card);
            if (missing <= 0) return true;
            boolean rich = t.pools.of(seat) - missing >= PLENTY && t.count(READY + seat) < CROWD;
            if (rich && t.turn.transfers() > 0) return true;
        }
        return false;
    }

    private static boolean begun(Vtes t, int seat) {
        for (int card = t.first(UNCONTROLLED + seat); card != NONE; card = t.next(card))
            if (t.blood.of(card) > 0 && missing(t, card) > 0 && !Arrival.controlsCopy(t, seat, card)) return true;
        return false;
    }

    private static int missing(Vtes t, int vampire) {
        return t.blood.capacity(vampire) - t.blood.of(vampire);
    }

    private static int kept(Vtes t, int seat) {
        return t.count(READY + seat) > 0 ? KEPT : LAST;
    }
}
