package elysium.vtes.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.READY;

import elysium.kernel.Offers;
import elysium.vtes.rules.CurrentAction;
import elysium.vtes.rules.CurrentCombat;
import elysium.vtes.rules.CurrentReferendum;
import elysium.vtes.rules.UsableTexts;
import elysium.vtes.rules.Usage;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Vtes;

/// Cards that wake a minion may be played where hardly anything else may: while another card is being played, while votes
/// are cast, and after resolution (VTES-BLK-17, VTES-CRL-50); never in combat nor without an action. Nothing else need
/// follow: to change the card is reason enough (VTES-RUL-120).
final class Waking {
    private Waking() {}

    /// Whether one may wake in a window to react in it; where one may anyway, it is offered like any other card.
    static boolean serves(int moment) {
        return moment == Moment.POLLING || moment == Moment.AFTER_RESOLUTION;
    }

    static void offer(Vtes t, int seat, Offers out) {
        if (possible(t, seat)) HandOffers.offer(t, seat, 1L << Moment.BEFORE_RESOLUTION, Usage.WAKES, out);
    }

    private static boolean possible(Vtes t, int seat) {
        return CurrentAction.underWay(t) && !CurrentCombat.underWay(t) && CurrentAction.seat(t) != seat
                && !CurrentReferendum.isHunt(t);
    }

    /// Whether a seat is asked in a window because it might wake a minion.
    static boolean might(Vtes t, int seat, int moment) {
        return serves(moment) && might(t, seat);
    }

    /// The seats that might, a bit each.
    static int some(Vtes t, int moment) {
        int seats = 0;
        if (!serves(moment) || !CurrentAction.underWay(t) || !UsableTexts.of(t.book()).wakes()) return seats;
        for (int rest = t.others(CurrentAction.seat(t)); rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            if (might(t, seat)) seats |= 1 << seat;
        }
        return seats;
    }

    /// Whether a seat might wake a minion, by what everybody can see.
    static boolean might(Vtes t, int seat) {
        if (!possible(t, seat) || t.first(HAND + seat) == NONE || !UsableTexts.of(t.book()).wakes()) return false;
        for (int minion = t.first(READY + seat); minion != NONE; minion = t.next(minion))
            if (!t.awake(minion)) return true;
        return false;
    }
}
