package elysium.vtes.rules;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Part;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// Something that must hold of cards that others do not see: whether a player is asked at all must not depend on it.
public record Unseen(Part.Needs<Vtes> needs) implements Part.Needs<Vtes> {

    @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        return needs.forbids(t, play);
    }
}
