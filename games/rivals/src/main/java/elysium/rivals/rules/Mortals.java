package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.CITY;

import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Fact;

/// The City Deck Mortals in The Streets.
public final class Mortals {
    private Mortals() {}

    /// The damage that defeats a Mortal for a seat: blood of other seats protects it (RIV-CRD-72).
    public static int damageToDefeat(Rivals t, int mortal, int seat) {
        return t.printed(mortal, Fact.MORTAL_BLOOD) + t.cardTokens.protectionAgainst(mortal, seat);
    }

    /// Whether an equal Mortal comes earlier in The Streets.
    public static boolean isDuplicate(Rivals t, int mortal) {
        if (!plain(t, mortal)) return false;
        for (int card = t.first(CITY); card != mortal; card = t.next(card))
            if (t.face(card) == t.face(mortal) && plain(t, card)) return true;
        return false;
    }

    private static boolean plain(Rivals t, int mortal) {
        return t.attachments.hostOf(mortal) == NONE && t.cardTokens.protectionAgainst(mortal, NONE) == 0;
    }
}
