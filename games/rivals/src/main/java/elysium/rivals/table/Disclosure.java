package elysium.rivals.table;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ONGOING;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.table.event.InfluenceEventKind;
import elysium.rivals.table.vocabulary.Verb;

/// Showing Conspiracies to foes, as a player may at any moment (RIV-CON-02).
public final class Disclosure {

    /// A step that handles disclosures itself; elsewhere they are handled beside the question (RIV-RUL-80).
    public interface Heard {}

    private Disclosure() {}

    /// Offers to show each Conspiracy of a seat to each foe who has not seen it.
    public static void offer(Rivals t, int seat, Offers out) {
        for (int card = t.first(ONGOING + seat); card != NONE; card = t.next(card)) {
            if (!t.isFaceDown(card)) continue;
            for (int foe = 0; foe < t.players(); foe++)
                if (!seen(t, card, foe)) out.offer(Move.of(Verb.SHOW, card, foe));
        }
    }

    /// Whether a seat has a Conspiracy that a foe has not seen, as everybody knows.
    public static boolean any(Rivals t, int seat) {
        for (int card = t.first(ONGOING + seat); card != NONE; card = t.next(card))
            for (int foe = 0; foe < t.players(); foe++)
                if (t.isFaceDown(card) && !seen(t, card, foe)) return true;
        return false;
    }

    private static boolean seen(Rivals t, int card, int seat) {
        return seat == t.controller(card) || (t.viewersOf(card) >> seat & 1) != 0;
    }

    /// Shows what was offered.
    public static void show(Rivals t, int seat, long move) {
        int card = Move.a(move), foe = Move.b(move);
        t.showTo(card, 1 << foe);
        t.log(InfluenceEventKind.SHOWED, seat, card, foe);
    }
}
