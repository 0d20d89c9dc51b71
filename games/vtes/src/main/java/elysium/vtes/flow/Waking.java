package elysium.vtes.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.READY;

import elysium.kernel.Offers;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.card.UsableTexts;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;

/// Offers cards that wake a minion in windows where little else is allowed: while another card is being played, while
/// votes are cast, and after resolution (VTES-BLK-17, VTES-CRL-50), but never in combat or outside an action. They need
/// no further purpose: cycling the card is reason enough (VTES-RUL-120).
final class Waking {
    private Waking() {}

    /// Whether a window allows only waking; elsewhere such a card is offered like any other.
    static boolean allowsOnlyWaking(int moment) {
        return moment == Moment.POLLING || moment == Moment.AFTER_RESOLUTION;
    }

    static void offer(Vtes t, int seat, Offers out) {
        if (possible(t, seat)) HandOffers.offer(t, seat, 1L << Moment.BEFORE_RESOLUTION, Usage.WAKES, out);
    }

    private static boolean possible(Vtes t, int seat) {
        return CurrentAction.isInProgress(t) && !CurrentCombat.isInProgress(t) && CurrentAction.seat(t) != seat
                && !CurrentReferendum.isBloodHunt(t);
    }

    /// Whether a window asks a seat because it might wake a minion.
    static boolean isAsked(Vtes t, int seat, int moment) {
        return allowsOnlyWaking(moment) && mightWake(t, seat);
    }

    /// The seats that might wake a minion, as a bit set.
    static int seatsThatMightWake(Vtes t, int moment) {
        int seats = 0;
        if (!allowsOnlyWaking(moment) || !CurrentAction.isInProgress(t) || !UsableTexts.of(t.book()).hasWakingCard())
            return seats;
        for (int rest = t.seats.others(CurrentAction.seat(t)); rest != 0; rest &= rest - 1) {
            int seat = Integer.numberOfTrailingZeros(rest);
            if (mightWake(t, seat)) seats |= 1 << seat;
        }
        return seats;
    }

    /// Whether a seat might wake a minion, judging by public information.
    static boolean mightWake(Vtes t, int seat) {
        if (!possible(t, seat) || t.first(HAND + seat) == NONE || !UsableTexts.of(t.book()).hasWakingCard())
            return false;
        for (int minion = t.first(READY + seat); minion != NONE; minion = t.next(minion))
            if (!t.minions.awake(minion)) return true;
        return false;
    }
}
