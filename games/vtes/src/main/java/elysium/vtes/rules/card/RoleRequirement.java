package elysium.vtes.rules.card;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// A role that the text's player must have, such as "during your turn" or "while you are bled", with the clause that
/// says so.
///
/// @param role the roles needed, see [Role]
public record RoleRequirement(int role, Clause otherwise) implements Instruction.Requirement<Vtes> {

    @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        return (Role.of(t, play.seat()) & role) == role ? null : otherwise;
    }
}
