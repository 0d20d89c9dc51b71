package elysium.vtes.rules.card;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// A cost computed at the announcement of an action instead of the printed one; it does nothing as an instruction.
public interface VariableCost extends Instruction.Requirement<Vtes> {

    int blood(Vtes t, CardPlay<Vtes> play);

    int pool(Vtes t, CardPlay<Vtes> play);

    @Override default @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        return null;
    }
}
