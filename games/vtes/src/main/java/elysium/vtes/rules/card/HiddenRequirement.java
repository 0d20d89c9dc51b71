package elysium.vtes.rules.card;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// A requirement on hidden cards, which must not influence whether a player is asked.
public record HiddenRequirement(Instruction.Requirement<Vtes> needs) implements Instruction.Requirement<Vtes> {

    @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        return needs.forbids(t, play);
    }
}
