package elysium.vtes.rules;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// Something that must hold of cards that others do not see: whether a player is asked at all must not depend on it.
public record HiddenRequirement(Instruction.Requirement<Vtes> needs) implements Instruction.Requirement<Vtes> {

    @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        return needs.forbids(t, play);
    }
}
