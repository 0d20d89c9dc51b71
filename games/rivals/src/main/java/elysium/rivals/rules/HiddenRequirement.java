package elysium.rivals.rules;

import elysium.kernel.Clause;
import elysium.rivals.table.Rivals;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import org.jspecify.annotations.Nullable;

/// A requirement about hidden cards: whether a player is asked must not depend on it.
public record HiddenRequirement(Instruction.Requirement<Rivals> needs) implements Instruction.Requirement<Rivals> {

    @Override public @Nullable Clause forbids(Rivals t, CardPlay<Rivals> play) {
        return needs.forbids(t, play);
    }
}
