package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;

import elysium.rivals.table.Promises;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.PromiseKind;
import org.jspecify.annotations.Nullable;

/// Enforces promises: a move that breaks one is refused while it can be kept (RIV-SCH-18, RIV-RUL-20).
public final class PromiseRules {
    private static final int NINE = 9;

    private PromiseRules() {}

    /// The clause that forbids a promise, or null.
    public static @Nullable RivalsClause forbids(Rivals t, int by, int to, PromiseKind kind) {
        if (!t.promises.anyFree() || t.promises.hasPromised(by, to, kind)) return RivalsClause.NO_PROMISE;
        if (kind == PromiseKind.PEACE_TO_NINE && t.agendas.of(to) >= NINE) return RivalsClause.NO_PROMISE;
        if (!kind.isVote()) return null;
        if (by == t.turn.active())
            return kind == PromiseKind.YES ? RivalsClause.NO_PROMISE : RivalsClause.ACTIVE_SAYS_YES;
        return forbidsSide(t, by, side(kind));
    }

    private static int side(PromiseKind vote) {
        return vote == PromiseKind.YES ? Conflict.YES : vote == PromiseKind.NO ? Conflict.NO : Conflict.OUT;
    }

    /// The clause that forbids a side, or staying out: the seat has promised otherwise.
    public static @Nullable RivalsClause forbidsSide(Rivals t, int seat, int side) {
        boolean breaks = side != Conflict.YES && t.promises.hasPromisedAnyone(seat, PromiseKind.YES)
                || side != Conflict.NO && t.promises.hasPromisedAnyone(seat, PromiseKind.NO)
                || side != Conflict.OUT && mustStayOut(t, seat);
        return breaks ? RivalsClause.PROMISED : null;
    }

    /// Whether a seat has promised to stay out of the current conflict.
    public static boolean mustStayOut(Rivals t, int seat) {
        return t.promises.hasPromisedAnyone(seat, PromiseKind.OUT);
    }

    /// The clause that forbids an attack on a seat by a promise of peace, or null.
    public static @Nullable RivalsClause forbidsAttack(Rivals t, int seat, int foe) {
        if (t.promises.count() == 0) return null;
        boolean peace = t.promises.hasPromised(seat, foe, PromiseKind.PEACE)
                || t.promises.hasPromised(seat, foe, PromiseKind.PEACE_TO_NINE) && t.agendas.of(foe) < NINE;
        return peace ? RivalsClause.PROMISED : null;
    }

    /// The clause that forbids refusing Intel: the seat has promised to help, though not against itself.
    public static @Nullable RivalsClause forbidsRefusing(Rivals t, int seat, int attacker, int defender) {
        return seat != defender && t.promises.hasPromised(seat, attacker, PromiseKind.INTEL) ? RivalsClause.PROMISED
                : null;
    }

    /// Ends a promise of Intel that has been kept.
    public static void endIntelPromise(Rivals t, int seat, int attacker) {
        int place = t.promises.indexOf(seat, attacker, PromiseKind.INTEL);
        if (place != NONE) t.promises.settle(place);
    }

    /// Ends the promises of votes after a conflict.
    public static void endVotePromises(Rivals t) {
        for (int place = 0; place < Promises.MAX && t.promises.count() > 0; place++)
            if (t.promises.kind(place).isVote()) t.promises.settle(place);
    }

    /// Ends the promises that expire as a turn begins.
    public static void endExpiredPromises(Rivals t) {
        for (int place = 0; place < Promises.MAX && t.promises.count() > 0; place++) {
            boolean over = switch (t.promises.kind(place)) {
                case INTEL, PEACE -> t.turn.number() >= t.promises.until(place);
                case PEACE_TO_NINE -> t.agendas.of(t.promises.to(place)) >= NINE;
                default -> false;
            };
            if (over) t.promises.settle(place);
        }
    }
}
