package elysium.vtes.rules;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// "During your turn", "while you are bled": something that the text's player must be, and the clause that says so.
///
/// @param role all that must be true, see [Role]
public record RoleRequirement(int role, Clause otherwise) implements Instruction.Requirement<Vtes> {

    @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        return (Role.of(t, play.seat()) & role) == role ? null : otherwise;
    }
}
