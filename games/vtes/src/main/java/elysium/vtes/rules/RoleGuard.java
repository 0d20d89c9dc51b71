package elysium.vtes.rules;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// Something that can hold only if the text's player is in a role: of others it need not be asked.
///
/// @param role all that must be true, see [Role]
public record RoleGuard(int role, Instruction.Requirement<Vtes> needs) implements Instruction.Requirement<Vtes> {

    @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        return needs.forbids(t, play);
    }
}
