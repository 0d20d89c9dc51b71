package elysium.vtes.rules.card;

import static elysium.kernel.Table.NONE;

import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.Phase;
import elysium.vtes.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// Master phase actions: their number, what uses them and what gives one back (VTES-MAS-01 to VTES-MAS-13).
public final class Masters {
    private static final int DEFAULT = 1;

    private Masters() {}

    /// The clause that forbids a seat to play a master card now, regardless of the card's requirements.
    public static @Nullable VtesClause forbids(Vtes t, int seat, int def) {
        if ((t.facts.traits(def) & Trait.OUT_OF_TURN) != 0) {
            if (seat == t.turn.active()) return VtesClause.OTHERS_TURNS;
            return t.turn.playedOutOfTurn(seat) ? VtesClause.ONE_OUT_OF_TURN : null;
        }
        if (seat != t.turn.active() || t.turn.phase() != Phase.MASTER) return VtesClause.OWN_MASTER_PHASE;
        return t.turn.masterActions() == 0 ? VtesClause.NO_MASTER_ACTION : null;
    }

    /// Uses an action for an announced master card, or one of the next master phase, even if it is cancelled
    /// (VTES-MAS-08).
    public static void useAction(Vtes t, int seat, int def) {
        if ((t.facts.traits(def) & Trait.OUT_OF_TURN) == 0) {
            t.turn.setMasterActions(t.turn.masterActions() - 1);
        } else {
            t.turn.setPlayedOutOfTurn(seat, true);
            t.turn.setMasterDebt(seat, t.turn.masterDebt(seat) + 1);
        }
    }

    /// A trifle that was not cancelled gives an action back, once per phase (VTES-MAS-11 to VTES-MAS-13).
    public static void refundTrifle(Vtes t, int seat, int def) {
        int traits = t.facts.traits(def);
        if ((traits & Trait.TRIFLE) == 0) return;
        if ((traits & Trait.OUT_OF_TURN) != 0) {
            t.turn.setMasterDebt(seat, t.turn.masterDebt(seat) - 1);
        } else if (!t.turn.trifleUsed()) {
            t.turn.setTrifleUsed(true);
            t.turn.setMasterActions(t.turn.masterActions() + 1);
            t.log(EventKind.TRIFLE, seat, NONE, 1);
        }
    }

    /// Sets the actions of a beginning master phase, less those used or plus those gained in advance.
    public static void receiveActions(Vtes t, int seat) {
        int actions = Math.max(0, DEFAULT + t.value(Value.MASTER_ACTIONS, seat) - t.turn.masterDebt(seat));
        t.turn.setTrifleUsed(t.turn.playedOutOfTurn(seat) && t.turn.masterDebt(seat) == 0);   // a trifle gave its action in advance
        t.turn.setMasterDebt(seat, 0);
        t.turn.setPlayedOutOfTurn(seat, false);
        t.turn.setMasterActions(actions);
        t.log(EventKind.ACTIONS, seat, NONE, actions);
    }
}
