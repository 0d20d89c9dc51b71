package elysium.vtes.rules;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// A cost that is counted out in place of the printed one, of an action as it is announced; it says nothing when it is
/// read.
public interface VariableCost extends Instruction.Requirement<Vtes> {

    int blood(Vtes t, CardPlay<Vtes> play);

    int pool(Vtes t, CardPlay<Vtes> play);

    @Override default @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        return null;
    }
}
