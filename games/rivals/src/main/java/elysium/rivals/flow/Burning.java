package elysium.rivals.flow;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ATTACHED;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.rules.AttachmentRules;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Scope;
import elysium.rivals.table.vocabulary.Verb;

/// Burning attached cards by choice, in the own turn except during an action (RIV-ATT-03, RIV-RUL-27, RIV-RUL-81).
public final class Burning {
    /// Ledger key: a seat wants to be asked when its next turn begins.
    public static final int EARLY = -4;

    private Burning() {}

    public static void offer(Rivals t, int seat, Offers out) {
        for (int card = t.first(ATTACHED + seat); card != NONE; card = t.next(card))
            if (!t.coteries.inTorpor(t.attachments.hostOf(card)))
                out.offer(Move.of(Verb.BURN, card), AttachmentRules.forbidsBurning(t, card));
    }

    /// The same in the End Phase, with the choice to be asked at the start of the next turn.
    public static void offerLate(Rivals t, int seat, Offers out) {
        if (t.first(ATTACHED + seat) == NONE) return;
        offer(t, seat, out);
        if (any(t, seat) && !isAskedNextTurn(t, seat)) out.offer(Move.of(Verb.WAIT, Verb.NEXT_TURN));
    }

    public static boolean any(Rivals t, int seat) {
        for (int card = t.first(ATTACHED + seat); card != NONE; card = t.next(card))
            if (!t.coteries.inTorpor(t.attachments.hostOf(card)) && AttachmentRules.forbidsBurning(t, card) == null)
                return true;
        return false;
    }

    public static boolean isAskedNextTurn(Rivals t, int seat) {
        return t.ledger.used(Scope.untilTurnOf(seat), seat, EARLY);
    }

    /// Performs an offered move; returns whether the move was one of these.
    public static boolean tryPerform(Rivals t, int seat, long move) {
        switch (Move.verb(move)) {
            case Verb.BURN -> t.burn(Move.a(move));
            case Verb.WAIT -> t.ledger.use(Scope.untilTurnOf(seat), seat, EARLY);
            default -> {
                return false;
            }
        }
        return true;
    }
}
