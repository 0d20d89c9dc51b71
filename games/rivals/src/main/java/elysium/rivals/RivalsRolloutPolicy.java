package elysium.rivals;

import static elysium.rivals.table.GameLayout.HAND;

import elysium.kernel.Move;
import elysium.rivals.flow.turn.Actions;
import elysium.rivals.rules.Conflict;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Verbs;

/// Weights moves for playouts: gather vampires and cards, attack, oppose other players' Schemes.
final class RivalsRolloutPolicy {
    private static final int NEVER = 0, LITTLE = 1, SOME = 4, MUCH = 10, FEW_CARDS = 3;

    private RivalsRolloutPolicy() {}

    static int of(Rivals t, int seat, long move) {
        int a = Move.a(move);
        return switch (Move.verb(move)) {
            case Verb.PROMISE, Verb.SHOW, Verb.BURN, Verb.WAIT -> NEVER;
            case Verb.END_PHASE -> t.turn.mayAct(true) ? LITTLE : SOME;
            case Verb.DRAW -> t.count(HAND + seat) <= FEW_CARDS ? SOME : LITTLE;
            case Verb.RECRUIT, Verb.RESOLVE, Verb.CLAIM, Verb.ATTACK, Verb.PLAY, Verbs.ACTIVATE -> MUCH;
            case Verb.MOVE -> t.top() instanceof Actions ? SOME : NEVER;
            case Verb.TARGET -> aim(t, seat, a);
            case Verb.ANNOUNCE, Verb.ATTACK_CARD, Verb.REACT, Verb.BLOCK, Verb.CONTRIBUTE -> MUCH;
            case Verb.SIDE -> side(t, seat, a);
            case Verb.FIST -> a == 0 ? MUCH : LITTLE;
            case Verbs.PICK_SEAT -> a == seat ? LITTLE : SOME;
            case Verbs.PICK_CARD -> t.controller(a) == seat ? LITTLE : SOME;
            default -> LITTLE;
        };
    }

    /// Prefers Mortals, which feed, and vampires of a Rival, which score.
    private static int aim(Rivals t, int seat, int target) {
        if (t.facts.is(target, Kind.MORTAL)) return MUCH;
        return t.rivalTokens.isRival(seat, t.controller(target)) || t.blood.wounded(target) ? MUCH : SOME;
    }

    /// Supports the own Scheme and rather opposes another's.
    private static int side(Rivals t, int seat, int side) {
        boolean own = t.turn.active() == seat;
        return side == (own ? Conflict.YES : Conflict.NO) ? MUCH : LITTLE;
    }
}
