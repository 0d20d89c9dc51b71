package elysium.vtes;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.Ground.READY;

import elysium.kernel.Move;
import elysium.tabletop.Verbs;
import elysium.vtes.rules.Action;
import elysium.vtes.rules.Poll;
import elysium.vtes.table.ActionKind;
import elysium.vtes.table.Fact;
import elysium.vtes.table.Verb;
import elysium.vtes.table.Vtes;

/// What a Methuselah does without thinking: bring vampires out, bleed the prey, feed who is hungry, stop what hurts.
final class Instinct {
    private static final int NEVER = 0, LITTLE = 1, SOME = 4, MUCH = 12, SURELY = 40;
    /// A vampire with no more blood than this goes hunting; a pool no larger is not spent any more.
    private static final int HUNGRY = 1, POOR = 6;

    private Instinct() {}

    static int of(Vtes t, int seat, long move) {
        int a = Move.a(move), b = Move.b(move);
        return switch (Move.verb(move)) {
            case Verb.WITHDRAW, Verb.YIELD, Verb.YIELD_TITLE, Verb.TAKE_BACK, Verb.BECOME_ANARCH -> NEVER;
            case Verb.GAIN_EDGE, Verb.BRING_OUT, Verb.MERGE -> SURELY;
            case Verb.TRANSFER -> transfer(t, seat, a);
            case Verb.DRAW_CRYPT -> LITTLE;
            case Verb.BLEED -> b == t.prey(seat) ? MUCH : NEVER;
            case Verb.HUNT -> t.blood(a) <= HUNGRY ? SURELY : LITTLE;
            case Verb.LEAVE_TORPOR, Verb.RESCUE -> MUCH;
            case Verb.DIABLERISE -> LITTLE;
            case Verb.BLOCK -> block(t, seat, a);
            case Verb.CAST, Verb.BALLOT, Verb.CAST_OWN -> vote(t, seat, b);
            case Verb.BURN_EDGE, Verb.BURN_FOR_VOTE -> LITTLE;
            case Verb.PREVENT, Verb.STRIKE -> MUCH;
            case Verb.PLAY -> t.pool(seat) <= poolCost(t, a) ? NEVER : MUCH;
            case Verb.ACT, Verbs.ACTIVATE -> SOME;
            case Verbs.PICK_SEAT -> a == seat ? LITTLE : a == t.prey(seat) ? MUCH : SOME;
            case Verbs.PICK_CARD -> t.controller(a) == seat ? LITTLE : SOME;
            case Verb.END_PHASE, Verbs.PASS, Verb.DECLINE -> SOME;
            default -> LITTLE;
        };
    }

    private static int poolCost(Vtes t, int card) {
        return Math.max(0, t.printed(card, Fact.POOL_COST));
    }

    /// Pool goes to a vampire that is not full, the dearest first as long as there is enough left.
    private static int transfer(Vtes t, int seat, int vampire) {
        int missing = t.capacity(vampire) - t.blood(vampire);
        if (missing <= 0 || t.pool(seat) <= POOR && t.count(READY + seat) > 0) return NEVER;
        return t.blood(vampire) > 0 ? SURELY : SOME;
    }

    /// One's own pool is worth a fight, more so against a weakling; what others do to others is not.
    private static int block(Vtes t, int seat, int minion) {
        if (!Action.underWay(t) || t.blood(minion) == 0) return NEVER;
        boolean hurts = Action.is(t, ActionKind.BLEED) && Action.bled(t) == seat || Action.directedAt(t, seat);
        if (!hurts) return t.predator(seat) == Action.seat(t) ? SOME : NEVER;
        return t.blood(minion) >= t.blood(Action.actor(t)) ? MUCH : SOME;
    }

    /// One's own referendum is wanted; the prey's and the predator's rather not.
    private static int vote(Vtes t, int seat, int side) {
        int caller = Poll.seat(t);
        boolean wanted = caller == seat;
        if (caller == NONE) return LITTLE;
        return side == (wanted ? Poll.FOR : Poll.AGAINST) ? wanted ? SURELY : SOME : wanted ? NEVER : LITTLE;
    }
}
