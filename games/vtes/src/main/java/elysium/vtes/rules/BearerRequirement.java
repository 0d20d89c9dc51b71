package elysium.vtes.rules;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Mode;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// What a card says of the minion that bears it, however it came to it: "a minion can have only one".
@FunctionalInterface
public interface BearerRequirement extends Instruction.Requirement<Vtes> {

    /// What forbids a minion to bear a card of the book.
    @Nullable Clause forbidsBearer(Vtes t, int def, int minion);

    @Override default @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
        return forbidsBearer(t, play.def(), play.subject());
    }

    /// What forbids a minion to be given a card that others have borne.
    static @Nullable Clause forbids(Vtes t, int card, int minion) {
        int def = t.face(card);
        for (Mode<Vtes> mode : t.book().card(def).modes())
            for (Instruction<Vtes> part : mode.announce().parts())
                if (part instanceof BearerRequirement bearing) return bearing.forbidsBearer(t, def, minion);
        return null;
    }
}
