package elysium.vtes.rules;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.Ground.READY;

import elysium.vtes.table.Vtes;

/// Which minions of a seat come into question for a text: the one that acts, blocks or fights, or each ready one in turn.
public final class Minds {
    private Minds() {}

    /// Whether a seat can use such a text at all now.
    public static boolean concerns(Vtes t, How how, int seat) {
        return switch (how.as()) {
            case MODIFIER -> Action.underWay(t) && Action.seat(t) == seat;
            case REACTION -> Action.underWay(t) && Action.seat(t) != seat;
            case COMBAT -> Combat.underWay(t);
            default -> true;
        };
    }

    /// The first minion that comes into question, or NONE; for a text without a minion ask [How#who].
    public static int first(Vtes t, How how, int seat) {
        return switch (how.who()) {
            case SEAT -> NONE;
            case ACTING -> own(t, Action.actor(t), seat);
            case BLOCKING -> Action.attempting(t) ? own(t, Action.blocker(t), seat) : NONE;
            case COMBATANT -> combatant(t, seat);
            case HAS_BLOCKED -> Action.blocked(t) ? t.first(READY + seat) : NONE;
            default -> t.first(READY + seat);
        };
    }

    /// The next one, or NONE.
    public static int next(Vtes t, How how, int minion) {
        return switch (how.who()) {
            case SEAT, ACTING, BLOCKING, COMBATANT -> NONE;
            default -> t.next(minion);
        };
    }

    private static int own(Vtes t, int minion, int seat) {
        return minion != NONE && t.isMinion(minion) && t.controller(minion) == seat ? minion : NONE;
    }

    private static int combatant(Vtes t, int seat) {
        for (int side = 0; side <= 1; side++)
            if (Combat.seat(t, side) == seat) return Combat.minion(t, side);
        return NONE;
    }
}
