package elysium.vtes.rules;

import static elysium.kernel.Table.NONE;

import elysium.vtes.table.EventKind;
import elysium.vtes.table.Phase;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.VtesClause;
import org.jspecify.annotations.Nullable;

/// Master phase actions: how many there are, what uses them up, and what gives one back (VTES-MAS-01 to VTES-MAS-13).
public final class Masters {
    private static final int DEFAULT = 1;

    private Masters() {}

    /// What forbids a seat to play a master card now, whatever the card asks for besides.
    public static @Nullable VtesClause forbids(Vtes t, int seat, int def) {
        if ((t.traits(def) & Trait.OUT_OF_TURN) != 0) {
            if (seat == t.active()) return VtesClause.OTHERS_TURNS;
            return t.playedOutOfTurn(seat) ? VtesClause.ONE_OUT_OF_TURN : null;
        }
        if (seat != t.active() || t.phase() != Phase.MASTER) return VtesClause.OWN_MASTER_PHASE;
        return t.masterActions() == 0 ? VtesClause.NO_MASTER_ACTION : null;
    }

    /// A master card is announced: an action is used, or one of the next master phase, cancelled or not (VTES-MAS-08).
    public static void announced(Vtes t, int seat, int def) {
        if ((t.traits(def) & Trait.OUT_OF_TURN) == 0) {
            t.setMasterActions(t.masterActions() - 1);
        } else {
            t.setPlayedOutOfTurn(seat, true);
            t.setMasterDebt(seat, t.masterDebt(seat) + 1);
        }
    }

    /// A master card was played and not cancelled: a trifle gives an action, once in a phase (VTES-MAS-11 to VTES-MAS-13).
    public static void succeeded(Vtes t, int seat, int def) {
        int traits = t.traits(def);
        if ((traits & Trait.TRIFLE) == 0) return;
        if ((traits & Trait.OUT_OF_TURN) != 0) {
            t.setMasterDebt(seat, t.masterDebt(seat) - 1);
        } else if (!t.trifleUsed()) {
            t.setTrifleUsed(true);
            t.setMasterActions(t.masterActions() + 1);
            t.log(EventKind.TRIFLE, seat, NONE, 1);
        }
    }

    /// The actions of a master phase that begins; what was used or gained ahead is settled.
    public static void receive(Vtes t, int seat) {
        int actions = Math.max(0, DEFAULT + t.value(Value.MASTER_ACTIONS, seat) - t.masterDebt(seat));
        t.setTrifleUsed(t.playedOutOfTurn(seat) && t.masterDebt(seat) == 0);   // a trifle gave this phase its action ahead
        t.setMasterDebt(seat, 0);
        t.setPlayedOutOfTurn(seat, false);
        t.setMasterActions(actions);
        t.log(EventKind.ACTIONS, seat, NONE, actions);
    }
}
