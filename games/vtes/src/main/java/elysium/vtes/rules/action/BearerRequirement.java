package elysium.vtes.rules.action;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// A requirement of a card on the minion that bears it, however it got there: "a minion can have only one".
@FunctionalInterface
public interface BearerRequirement extends Instruction.Requirement<Vtes> {

    /// The clause that forbids a minion to bear a card.
    @Nullable Clause forbidsBearer(Vtes t, int def, int minion);

    @Override default @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        return forbidsBearer(t, play.def(), play.subject());
    }

    /// The clause that forbids a minion to receive a card in play.
    static @Nullable Clause forbids(Vtes t, int card, int minion) {
        int def = t.face(card);
        for (Mode<Vtes> mode : t.book().card(def).modes())
            for (Instruction<Vtes> part : mode.announcement().instructions())
                if (part instanceof BearerRequirement bearing) return bearing.forbidsBearer(t, def, minion);
        return null;
    }
}
