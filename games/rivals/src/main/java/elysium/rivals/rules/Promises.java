package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;

import elysium.rivals.table.Deal;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.RivalsClause;
import org.jspecify.annotations.Nullable;

/// What promises are worth: votes must be kept (RIV-SCH-18), the rest is written down as kept or broken.
public final class Promises {
    private static final int NINE = 9;

    private Promises() {}

    /// Why a seat cannot promise something to another.
    public static @Nullable RivalsClause forbids(Rivals t, int by, int to, Deal kind) {
        if (!t.anyDealFree() || t.hasPromised(by, to, kind)) return RivalsClause.NO_PROMISE;
        if (kind == Deal.PEACE_TO_NINE && t.agenda(to) >= NINE) return RivalsClause.NO_PROMISE;
        if (!kind.isVote()) return null;
        if (by == t.active()) return kind == Deal.NO ? RivalsClause.ACTIVE_SAYS_YES : RivalsClause.NO_PROMISE;
        return t.promised(by, kind == Deal.YES ? Deal.NO : Deal.YES) ? RivalsClause.PROMISED : null;
    }

    /// Why a seat cannot take a side: it has promised the other.
    public static @Nullable RivalsClause forbidsSide(Rivals t, int seat, int side) {
        boolean breaks = side != Conflict.YES && t.promised(seat, Deal.YES)
                || side != Conflict.NO && t.promised(seat, Deal.NO);
        return breaks ? RivalsClause.PROMISED : null;
    }

    /// A conflict is over: votes that were promised have been given.
    public static void voted(Rivals t) {
        for (int place = 0; place < Rivals.DEALS && t.deals() > 0; place++)
            if (t.deal(place).isVote()) t.settleDeal(place, true);
    }

    /// A turn begins: what was promised until now has been kept.
    public static void turn(Rivals t) {
        for (int place = 0; place < Rivals.DEALS && t.deals() > 0; place++) {
            boolean over = switch (t.deal(place)) {
                case INTEL, PEACE -> t.turn() >= t.dealUntil(place);
                case PEACE_TO_NINE -> t.agenda(t.dealTo(place)) >= NINE;
                default -> false;
            };
            if (over) t.settleDeal(place, true);
        }
    }

    /// A seat attacks another: a peace between them is broken, unless its time was over.
    public static void attacked(Rivals t, int attacker, int defender) {
        if (defender == NONE) return;
        int peace = t.promised(attacker, defender, Deal.PEACE);
        if (peace != NONE) t.settleDeal(peace, false);
        int nine = t.promised(attacker, defender, Deal.PEACE_TO_NINE);
        if (nine != NONE) t.settleDeal(nine, t.agenda(defender) >= NINE);
    }

    /// A seat was asked to discard for another's Intel, and gave something or nothing.
    public static void asked(Rivals t, int seat, int attacker, boolean gave) {
        int place = t.promised(seat, attacker, Deal.INTEL);
        if (place != NONE) t.settleDeal(place, gave);
    }
}
