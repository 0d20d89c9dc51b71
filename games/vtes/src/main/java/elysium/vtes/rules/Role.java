package elysium.vtes.rules;

import elysium.vtes.table.ActionKind;
import elysium.vtes.table.Vtes;

/// What a seat is now, a bit for each thing that is true of it: whether it is its turn, whether it acts or is bled. Most
/// texts come into question for some roles only, which is known of a book before any card is looked at.
public final class Role {
    public static final int OWN_TURN = 1, COMBAT = 2, ACTION = 4, ACTS = 8, BLEED = 16, BLED = 32, POLITICAL = 64;
    static final int COUNT = 128;

    private Role() {}

    public static int of(Vtes t, int seat) {
        int role = seat == t.active() ? OWN_TURN : 0;
        if (Combat.underWay(t)) role |= COMBAT;
        return Action.underWay(t) ? role | ACTION | inAction(t, seat) : role;
    }

    private static int inAction(Vtes t, int seat) {
        int role = Action.seat(t) == seat ? ACTS : 0;
        if (Action.bled(t) == seat) role |= BLED;
        ActionKind kind = Action.kind(t);
        return kind == ActionKind.BLEED ? role | BLEED : kind == ActionKind.POLITICAL ? role | POLITICAL : role;
    }

    /// Whether a seat can be all that: without an action nobody acts in it.
    static boolean exists(int role) {
        return (role & ACTION) != 0 || (role & ~(OWN_TURN | COMBAT)) == 0;
    }
}
