package elysium.rivals.flow;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.STREETS;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.table.Coteries;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.rivals.table.vocabulary.Phase;
import elysium.rivals.table.vocabulary.Verb;

/// Moves that the active player may make at any time in the Action Phase, even during an action: move ready vampires to
/// The Streets, each as its own party (RIV-PTY-04, RIV-PTY-09, RIV-RUL-69), and use abilities that take no action
/// (RIV-ABL-12, RIV-RUL-82).
public final class Outing {
    private Outing() {}

    private static boolean isTheirs(Rivals t, int seat) {
        return seat == t.turn.active() && t.turn.phase() == Phase.ACTION;
    }

    /// Whether an Animal of the active player has a usable ability, by public information only: step 9 of an attack
    /// asks only for those, since other abilities can wait until the action is over.
    public static boolean anyAnimal(Rivals t, int seat) {
        return isTheirs(t, seat) && Abilities.anyOf(t, seat, Moment.IN_ACTIONS, Kind.ANIMAL);
    }

    /// Offers the active player's abilities.
    public static void offerAbilities(Rivals t, int seat, Offers out) {
        if (isTheirs(t, seat)) Abilities.offer(t, seat, Moment.IN_ACTIONS, out);
    }

    /// Offers to move ready vampires out of the Haven, beside whatever the active player is asked during an action.
    public static void offer(Rivals t, int seat, Offers out) {
        if (!isTheirs(t, seat)) return;
        for (int card = t.first(HAVEN + seat); card != NONE; card = t.next(card)) {
            RivalsClause forbids = t.readiness.exhausted(card) ? RivalsClause.EXHAUSTED_AT_HOME : null;
            out.offer(Move.of(Verb.MOVE, card, Coteries.NEW_PARTY), forbids);
        }
        if (out.collectsRefusals()) refuse(t, seat, out);
    }

    /// Refuses changes of party during an action.
    private static void refuse(Rivals t, int seat, Offers out) {
        long parties = Regrouping.parties(t, seat);
        for (int card = t.coteries.firstOf(seat); card != NONE; card = t.coteries.nextOf(card))
            Regrouping.join(t, card, parties, RivalsClause.IN_ACTION, out);
        for (int card = t.first(STREETS + seat); card != NONE; card = t.next(card))
            if (t.coteries.partySize(card) > 1)
                out.offer(Move.of(Verb.REGROUP, card, Coteries.NEW_PARTY), RivalsClause.IN_ACTION);
    }

    /// Performs an offered move; returns whether the move was one of these.
    public static boolean tryPerform(Rivals t, long move) {
        if (Abilities.isOf(t, move, Moment.IN_ACTIONS)) Abilities.activate(t, t.turn.active(), move);
        else if (Move.verb(move) == Verb.MOVE) t.coteries.moveToStreets(Move.a(move), Coteries.NEW_PARTY);
        else return false;
        return true;
    }
}
