package elysium.vtes.rules;

import static elysium.kernel.Table.NONE;

import elysium.vtes.table.ActionKind;
import elysium.vtes.table.Vtes;

/// What a seat is now, a bit for each thing that is true of it: whether it is its turn, whether it acts or is bled. Most
/// texts come into question for some roles only, which is known of a book before any card is looked at.
public final class Role {
    public static final int OWN_TURN = 1, COMBAT = 2;
    /// An action is under way; it is a bleed, political, or was blocked.
    public static final int ACTION = 4, BLEED = 8, POLITICAL = 16, BLOCKED = 32;
    /// The seat acts, is bled, is one of those who may block, and attempts it.
    public static final int ACTS = 64, BLED = 128, MAY_BLOCK = 256, ATTEMPTS = 512;
    static final int COUNT = 1024;

    private Role() {}

    public static int of(Vtes t, int seat) {
        int known = t.recalledRole(seat);
        return known == NONE ? t.recallRole(seat, found(t, seat)) : known;
    }

    private static int found(Vtes t, int seat) {
        int role = seat == t.active() ? OWN_TURN : 0;
        if (Combat.underWay(t)) role |= COMBAT;
        return Action.underWay(t) ? role | action(t) | within(t, seat) : role;
    }

    private static int action(Vtes t) {
        ActionKind kind = Action.kind(t);
        int sort = kind == ActionKind.BLEED ? BLEED : kind == ActionKind.POLITICAL ? POLITICAL : 0;
        return ACTION | sort | (Action.wasBlocked(t) ? BLOCKED : 0);
    }

    private static int within(Vtes t, int seat) {
        int role = Action.bled(t) == seat ? BLED : 0;
        if (Action.seat(t) == seat) return role | ACTS;
        if (Action.attempting(t) && t.controller(Action.blocker(t)) == seat) role |= ATTEMPTS;
        return Blockers.concerned(t, seat) ? role | MAY_BLOCK : role;
    }

    /// Whether a seat can be all that: without an action nobody acts in it.
    static boolean exists(int role) {
        return (role & ACTION) != 0 || (role & ~(OWN_TURN | COMBAT)) == 0;
    }
}
