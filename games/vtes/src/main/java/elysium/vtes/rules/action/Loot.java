package elysium.vtes.rules.action;

import elysium.kernel.Clause;
import elysium.tabletop.Ledger;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.Scope;
import org.jspecify.annotations.Nullable;

/// The equipment that an action takes from another minion; each piece is a target (VTES-EQP-05, VTES-RUL-123).
public final class Loot {
    /// The ledger key of a card to be taken; no card text has this number.
    private static final int NAMED = -13;

    private Loot() {}

    /// Marks a card to be taken by the action about to be announced.
    public static void markToTake(Vtes t, int card) {
        t.ledger.use(Scope.ACTION, card, NAMED);
    }

    public static boolean isMarkedToTake(Vtes t, int card) {
        return t.ledger.used(Scope.ACTION, card, NAMED);
    }

    /// The clause that forbids a minion to take a piece: it can bear no more of its kind, or may not try again this
    /// turn.
    public static @Nullable Clause forbids(Vtes t, int minion, int card) {
        Clause forbids = BearerRequirement.forbids(t, card, minion);
        return forbids != null ? forbids : Repeats.forbidsBasic(t, minion, ActionKind.TAKE_EQUIPMENT, card);
    }

    /// Forbids a minion to take the marked pieces again this turn, alone or with others.
    static void bar(Vtes t, int minion) {
        for (int k = 0, noted = t.ledger.count(); k < noted; k++) {
            Ledger.Use use = t.ledger.entry(k);
            if (use.scope() == Scope.ACTION && use.what() == NAMED)
                t.ledger.use(Scope.TURN, minion, Repeats.keyOfBasicAction(ActionKind.TAKE_EQUIPMENT, use.who()));
        }
    }
}
