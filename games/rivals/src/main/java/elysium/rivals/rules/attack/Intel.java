package elysium.rivals.rules.attack;

import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Value;

/// Intel by texts; attacker and target are packed into the subject, since the value is needed before any attack.
public final class Intel {
    private static final int BITS = 10, MASK = (1 << BITS) - 1;

    private Intel() {}

    public static int of(Rivals t, int attacker, int target) {
        return t.value(Value.INTEL, attacker << BITS | target);
    }

    /// The attacker, or possible attacker, packed into a subject.
    public static int attacker(int subject) {
        return subject >> BITS;
    }

    public static int target(int subject) {
        return subject & MASK;
    }

    /// Whether a card is, or would be, in the attacker's party: exhausted members stay behind (RIV-PTY-11).
    public static boolean inPartyOf(Rivals t, int card, int attacker) {
        return t.coteries.sameParty(card, attacker) && (t.readiness.isReady(card) || CurrentAttack.isInProgress(t));
    }
}
