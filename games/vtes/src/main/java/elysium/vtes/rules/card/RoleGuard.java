package elysium.vtes.rules.card;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// A requirement that only a player in a role can meet, so it is checked for no other.
///
/// @param role the roles needed, see [Role]
public record RoleGuard(int role, Instruction.Requirement<Vtes> needs) implements Instruction.Requirement<Vtes> {

    @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        return needs.forbids(t, play);
    }
}
