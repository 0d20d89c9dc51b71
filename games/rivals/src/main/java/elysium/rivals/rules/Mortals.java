package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.CITY;

import elysium.rivals.table.Fact;
import elysium.rivals.table.Rivals;

/// The Mortals of the City Deck that lie in The Streets.
public final class Mortals {
    private Mortals() {}

    /// The damage with which one attack of a seat defeats a Mortal: blood of others on it protects it (RIV-CRD-72).
    public static int withstands(Rivals t, int mortal, int seat) {
        return t.printed(mortal, Fact.MORTAL_BLOOD) + t.flocked(mortal, seat);
    }

    /// Whether a Mortal just like this one lies before it in The Streets.
    public static boolean repeats(Rivals t, int mortal) {
        if (!plain(t, mortal)) return false;
        for (int card = t.first(CITY); card != mortal; card = t.next(card))
            if (t.face(card) == t.face(mortal) && plain(t, card)) return true;
        return false;
    }

    private static boolean plain(Rivals t, int mortal) {
        return t.hosts.of(mortal) == NONE && t.flocked(mortal, NONE) == 0;
    }
}
