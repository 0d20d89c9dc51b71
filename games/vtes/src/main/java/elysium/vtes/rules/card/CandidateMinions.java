package elysium.vtes.rules.card;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.READY;

import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.table.Vtes;

/// Iterates over the minions of a seat that may use a text: the one that acts, blocks or fights, or each ready one.
public final class CandidateMinions {
    private CandidateMinions() {}

    /// Whether a seat can use such a text at all now.
    public static boolean canUse(Vtes t, Usage how, int seat) {
        return switch (how.as()) {
            case MODIFIER -> CurrentAction.isInProgress(t) && CurrentAction.seat(t) == seat;
            case REACTION -> CurrentAction.isInProgress(t) && CurrentAction.seat(t) != seat;
            case COMBAT -> CurrentCombat.isInProgress(t);
            default -> true;
        };
    }

    /// The first candidate, or NONE; for a text without a minion see [Usage#usedBy].
    public static int first(Vtes t, Usage how, int seat) {
        return switch (how.usedBy()) {
            case SEAT -> NONE;
            case ACTING -> own(t, CurrentAction.actor(t), seat);
            case BLOCKING -> CurrentAction.isBlockAttempted(t) ? own(t, CurrentAction.blocker(t), seat) : NONE;
            case COMBATANT -> combatant(t, seat);
            case HAS_BLOCKED -> CurrentAction.blocked(t) ? t.first(READY + seat) : NONE;
            default -> t.first(READY + seat);
        };
    }

    public static int next(Vtes t, Usage how, int minion) {
        return switch (how.usedBy()) {
            case SEAT, ACTING, BLOCKING, COMBATANT -> NONE;
            default -> t.next(minion);
        };
    }

    private static int own(Vtes t, int minion, int seat) {
        return minion != NONE && t.regions.isMinion(minion) && t.controller(minion) == seat ? minion : NONE;
    }

    private static int combatant(Vtes t, int seat) {
        for (int side = 0; side <= 1; side++)
            if (CurrentCombat.seat(t, side) == seat) return CurrentCombat.minion(t, side);
        return NONE;
    }
}
