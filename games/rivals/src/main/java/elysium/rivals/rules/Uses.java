package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Clause;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Scope;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import org.jspecify.annotations.Nullable;

/// The limit on uses of an ability: once a turn (RIV-ABL-05), unless its text starts with another limit.
///
/// @param span the scope after which it may be used again, or NONE if it has no limit
public record Uses(int span) implements Instruction.Requirement<Rivals> {
    public static final Uses EACH_TURN = new Uses(Scope.TURN), EACH_ATTACK = new Uses(Scope.ATTACK),
            EACH_TIME = new Uses(NONE);
    private static final int MODES = 8;

    /// Never forbids: the limit is checked before the use is noted, and this is read after.
    @Override public @Nullable Clause forbids(Rivals t, CardPlay<Rivals> play) {
        return null;
    }

    public static Uses of(Rivals t, int card, int mode) {
        Instruction<Rivals>[] parts = t.book().instructions(t.face(card), mode);
        return parts.length > 0 && parts[0] instanceof Uses uses ? uses : EACH_TURN;
    }

    public boolean used(Rivals t, int card, int mode) {
        return span != NONE && t.ledger.used(span, card, key(t, card, mode));
    }

    public void recordUse(Rivals t, int card, int mode) {
        if (span != NONE) t.ledger.use(span, card, key(t, card, mode));
    }

    /// Includes the face, so that another card on the same row counts as unused.
    private static int key(Rivals t, int card, int mode) {
        return t.face(card) * MODES + mode;
    }
}
