package elysium.vtes.rules;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Part;
import elysium.vtes.table.CardClause;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// "During your … phase": the turn is that of the text's player.
public record OwnTurn() implements Part.Needs<Vtes> {
    public static final OwnTurn NEEDED = new OwnTurn();

    @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        return t.active() == play.seat() ? null : CardClause.YOUR_OWN_PHASE;
    }
}
