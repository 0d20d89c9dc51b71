package elysium.vtes.rules.card;

import static elysium.kernel.Table.NONE;

import elysium.vtes.rules.action.Blockers;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActionKind;

/// The roles of a seat as a bit set: whether it is active, acts, is bled. Most texts need certain roles, which are
/// known per card, so most texts are ruled out before any card is read.
public final class Role {
    public static final int OWN_TURN = 1, COMBAT = 2;
    /// There is an action; it is a bleed, political, blocked.
    public static final int ACTION = 4, BLEED = 8, POLITICAL = 16, BLOCKED = 32;
    /// The seat acts, is bled, may block, attempts to block.
    public static final int ACTS = 64, BLED = 128, MAY_BLOCK = 256, ATTEMPTS = 512;
    private static final int BITS = 10;
    static final int COUNT = 1 << BITS;
    /// One bit per seat, to set a role for all seats at once.
    private static final long ALL = at(1, 0) | at(1, 1) | at(1, 2) | at(1, 3) | at(1, 4) | at(1, 5);

    private Role() {}

    public static int of(Vtes t, int seat) {
        return (int) (all(t) >>> BITS * seat) & COUNT - 1;
    }

    /// The roles of all seats, side by side.
    private static long all(Vtes t) {
        long known = t.cache.roles();
        return known == NONE ? t.cache.setRoles(found(t)) : known;
    }

    private static long at(int role, int seat) {
        return (long) role << BITS * seat;
    }

    private static long found(Vtes t) {
        long roles = at(OWN_TURN, t.turn.active());
        if (CurrentCombat.isInProgress(t)) roles |= COMBAT * ALL;
        return CurrentAction.isInProgress(t) ? roles | action(t) * ALL | within(t) : roles;
    }

    private static int action(Vtes t) {
        ActionKind kind = CurrentAction.kind(t);
        int sort = kind == ActionKind.BLEED ? BLEED : kind == ActionKind.POLITICAL ? POLITICAL : 0;
        return ACTION | sort | (CurrentAction.blocked(t) ? BLOCKED : 0);
    }

    private static long within(Vtes t) {
        int acting = CurrentAction.seat(t), bled = CurrentAction.bleedTarget(t);
        int attempts = CurrentAction.isBlockAttempted(t) ? t.controller(CurrentAction.blocker(t)) : NONE;
        long roles = at(ACTS, acting);
        if (bled != NONE) roles |= at(BLED, bled);
        if (attempts != NONE && attempts != acting) roles |= at(ATTEMPTS, attempts);
        for (int rest = Blockers.seatsThatMayBlock(t); rest != 0; rest &= rest - 1)
            roles |= at(MAY_BLOCK, Integer.numberOfTrailingZeros(rest));
        return roles;
    }

    /// Whether a combination of roles is possible: no seat acts without an action.
    static boolean exists(int role) {
        return (role & ACTION) != 0 || (role & ~(OWN_TURN | COMBAT)) == 0;
    }
}
