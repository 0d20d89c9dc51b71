package elysium.vtes.rules.turn;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.CONTESTED;

import elysium.vtes.rules.card.Arrival;
import elysium.vtes.rules.politics.Titles;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.Scope;

/// Contested cards: paying, yielding, and the return of the last one (VTES-CON-05 to VTES-CON-07).
public final class Contests {
    public static final int COST = 1;
    /// The ledger key of a contest paid for in this phase; no card text has this number.
    private static final int PAID = -2;

    private Contests() {}

    /// Whether a card is contested by another seat, and not only out of play with its bearer.
    public static boolean disputed(Vtes t, int card) {
        if (!t.regions.isContested(card) || !t.facts.isUnique(card)) return false;
        for (int seat = 0; seat < t.players(); seat++)
            if (seat != t.controller(card) && Arrival.findCopy(t, card, CONTESTED + seat) != NONE) return true;
        return false;
    }

    /// Whether a seat must still pay for a card or yield it in this unlock phase (VTES-UNL-06).
    public static boolean mustPayOrYield(Vtes t, int card) {
        return disputed(t, card) && !t.ledger.used(Scope.PHASE, card, PAID);
    }

    public static boolean mustPayOrYieldAny(Vtes t, int seat) {
        for (int card = t.first(CONTESTED + seat); card != NONE; card = t.next(card))
            if (mustPayOrYield(t, card)) return true;
        return false;
    }

    public static void pay(Vtes t, int card) {
        int seat = t.controller(card);
        t.ledger.use(Scope.PHASE, card, PAID);
        t.logCard(EventKind.CONTEST_PAID, seat, card, COST);
        t.pools.pay(seat, COST);
    }

    public static void yield(Vtes t, int card) {
        t.logCard(EventKind.YIELDED, t.controller(card), card, 0);
        t.burn(card);
    }

    /// Returns a seat's cards that no other seat contests any longer, in its unlock phase (VTES-CON-07).
    public static void regainUncontested(Vtes t, int seat) {
        for (int card = t.first(CONTESTED + seat); card != NONE;) {
            int host = t.attachments.hostOf(card);
            boolean own = host == NONE || !t.regions.isContested(host);
            if (own && !disputed(t, card)) {
                t.moves.regain(card);
                dragged(t, card);
                if (t.regions.isMinion(card) && t.facts.isVampire(card)) Titles.contestOnEntering(t, card);
                card = t.first(CONTESTED + seat);
            } else {
                card = t.next(card);
            }
        }
    }

    /// A contested card that was on the returned one stays out of play (VTES-RUL-82).
    private static void dragged(Vtes t, int host) {
        for (int card = t.attachments.firstOn(host); card != NONE; card = t.attachments.nextOn(card))
            if (t.facts.isUnique(card) && !t.facts.isMergedBase(card) && copyContested(t, card)) t.moves.contest(card);
    }

    private static boolean copyContested(Vtes t, int card) {
        for (int seat = 0; seat < t.players(); seat++)
            if (seat != t.controller(card) && Arrival.findCopy(t, card, CONTESTED + seat) != NONE) return true;
        return false;
    }
}
