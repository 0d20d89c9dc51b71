package elysium.nightfall;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.CHAIN;
import static elysium.nightfall.table.GameLayout.PLAY;

import elysium.kernel.Move;
import elysium.nightfall.flow.Ultimatum;
import elysium.nightfall.rules.Archives;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Verb;
import elysium.tabletop.Verbs;

/// Weights moves for playouts: link what links, claim expensive cards, attack the leaders.
final class NightfallRolloutPolicy {
    private static final int LITTLE = 1, SOME = 3, MUCH = 8, KICKED = 16;

    private NightfallRolloutPolicy() {}

    static int of(Nightfall t, int seat, long move) {
        int a = Move.a(move);
        return switch (Move.verb(move)) {
            case Verb.LINK -> kicks(t, a) ? KICKED : MUCH;
            case Verb.CLAIM -> SOME + 2 * Archives.cost(t, seat, a);
            case Verb.DISCARD -> t.minions.isWound(a) ? MUCH : LITTLE;
            case Verb.WOUND -> MUCH;
            case Verb.ATTACK -> aim(t, seat, Move.b(move));
            case Verb.BLOCK, Verb.PICK -> SOME;
            case Verbs.PICK_SEAT -> a == seat ? LITTLE : aim(t, seat, a);
            case Verbs.PICK_CARD -> t.controller(a) == seat ? LITTLE : SOME;
            case Verbs.PICK_NUMBER -> t.top() instanceof Ultimatum && a == Ultimatum.TAKE_WOUNDS ? LITTLE : SOME;
            default -> LITTLE;
        };
    }

    private static boolean kicks(Nightfall t, int card) {
        int last = t.last(CHAIN), kicker = t.printed(card, Fact.KICKER);
        return last != NONE && kicker != NONE && kicker == t.printed(last, Fact.COLOR);
    }

    /// Prefers opponents with few wounds, and those without minions, who cannot block.
    private static int aim(Nightfall t, int seat, int other) {
        int behind = t.wounds.of(seat) - t.wounds.of(other);
        return Math.clamp(SOME + behind, LITTLE, MUCH) + (t.count(PLAY + other) == 0 ? SOME : 0);
    }
}
