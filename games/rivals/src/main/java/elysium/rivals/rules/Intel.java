package elysium.rivals.rules;

import elysium.rivals.table.Rivals;
import elysium.rivals.table.Value;

/// What an attacker knows of somebody by texts; both are the subject of the value, since it is asked before any attack.
public final class Intel {
    private static final int BITS = 10, MASK = (1 << BITS) - 1;

    private Intel() {}

    public static int of(Rivals t, int attacker, int target) {
        return t.value(Value.INTEL, attacker << BITS | target);
    }

    /// The attacker, or whoever might be one, of a subject of this value.
    public static int attacker(int subject) {
        return subject >> BITS;
    }

    public static int target(int subject) {
        return subject & MASK;
    }

    /// Whether a card is, or would be, in the party with which an attacker attacks: exhausted ones are left behind
    /// before an attack (RIV-PTY-11).
    public static boolean inPartyOf(Rivals t, int card, int attacker) {
        return t.sameParty(card, attacker) && (t.isReady(card) || CurrentAttack.underWay(t));
    }
}
