package elysium.vtes.rules;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.Ground.HAND;
import static elysium.vtes.table.Ground.READY;

import elysium.kernel.Clause;
import elysium.vtes.table.Kind;
import elysium.vtes.table.PoliticsClause;
import elysium.vtes.table.PoliticsTell;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;
import org.jspecify.annotations.Nullable;

/// How votes are gained and cast in the polling step: by minions, by cards burned, by the Edge (VTES-POL-11 to VTES-POL-20).
public final class Casting {
    private Casting() {}

    // ---- minions

    /// Whether a minion has something to cast, now or, if it has cast, had.
    public static boolean isVoter(Vtes t, int minion) {
        return Poll.votes(t, minion) > 0 || Poll.ballots(t, minion) > 0;
    }

    /// What forbids a minion to cast all it has on a side.
    public static @Nullable Clause forbids(Vtes t, int minion, int side) {
        if (!t.isReady(minion)) return PoliticsClause.TORPOR_ABSTAINS;
        int cast = Poll.side(t, minion);
        if (cast == Poll.ABSTAINS) return PoliticsClause.SILENCED;
        if (cast != Poll.NO_SIDE) return cast == side ? PoliticsClause.CAST_ALREADY : PoliticsClause.ONE_SIDE;
        if (!isVoter(t, minion)) return PoliticsClause.NO_VOTES;
        if (t.value(side == Poll.FOR ? Value.BOUND_AGAINST : Value.BOUND_FOR, minion) > 0) return PoliticsClause.BOUND;
        return t.blood(minion) < tax(t, minion, side) ? PoliticsClause.TAXED : null;
    }

    /// The blood that a vampire burns as it casts on a side; allies are not taxed.
    private static int tax(Vtes t, int minion, int side) {
        if (!t.isVampire(minion)) return 0;
        return Math.max(0, t.value(side == Poll.FOR ? Value.TAX_FOR : Value.TAX_AGAINST, minion));
    }

    /// A minion casts all it has; whatever it gains later goes the same way (VTES-POL-13, VTES-RUL-58).
    public static void cast(Vtes t, int minion, int side) {
        t.burnBlood(minion, tax(t, minion, side));
        int votes = Poll.votes(t, minion), ballots = Poll.ballots(t, minion);
        Poll.side(t, minion, side);
        int seat = t.controller(minion);
        if (votes > 0) t.sayOf(PoliticsTell.CAST, seat, minion, signed(votes, side));
        if (ballots > 0) t.sayOf(PoliticsTell.BALLOTS, seat, minion, signed(ballots, side));
    }

    private static int signed(int votes, int side) {
        return side == Poll.FOR ? votes : -votes;
    }

    // ---- what a Methuselah has of its own

    /// What forbids a Methuselah to cast on a side what it has from a source.
    public static @Nullable Clause forbidsOwn(Vtes t, int seat, int source, int side) {
        int cast = Poll.ownSide(t, seat, source);
        if (cast == Poll.NO_SIDE) return null;
        return cast == side ? PoliticsClause.CAST_ALREADY : PoliticsClause.ONE_SIDE;
    }

    public static void castOwn(Vtes t, int seat, int source, int side) {
        Poll.ownSide(t, seat, source, side);
        t.say(PoliticsTell.CAST_OWN, seat, source, signed(Poll.own(t, seat, source), side));
    }

    /// One card gives one vote in a referendum, and the card that called it is one (VTES-POL-16, VTES-FAQ-09).
    public static @Nullable Clause forbidsCard(Vtes t, int seat) {
        if (Poll.own(t, seat, Poll.OF_CARD) == 0) return null;
        return seat == Poll.seat(t) ? PoliticsClause.CALLED_WITH_A_CARD : PoliticsClause.ONE_CARD;
    }

    /// A political action card goes from hand to the ash heap for a vote, whatever it says (VTES-POL-15).
    public static void burnCard(Vtes t, int card) {
        int seat = t.controller(card);
        t.say(PoliticsTell.BURNED_FOR_VOTE, seat, NONE, t.face(card));
        t.discard(card);
        Poll.gain(t, seat, Poll.OF_CARD);
    }

    public static @Nullable Clause forbidsEdge(Vtes t, int seat) {
        return t.edge() == seat ? null : PoliticsClause.NO_EDGE;
    }

    /// The Edge is given up for a vote (VTES-POL-20).
    public static void burnEdge(Vtes t, int seat) {
        t.burnEdge();
        Poll.gain(t, seat, Poll.OF_EDGE);
    }

    // ---- who might do something, as everybody can see

    public static boolean might(Vtes t, int seat) {
        if (t.edge() == seat || t.count(HAND + seat) > 0 && forbidsCard(t, seat) == null) return true;
        for (int source = 0; source < Poll.SOURCES; source++)
            if (Poll.own(t, seat, source) > 0 && Poll.ownSide(t, seat, source) == Poll.NO_SIDE) return true;
        for (int minion = t.first(READY + seat); minion != NONE; minion = t.next(minion))
            if (isVoter(t, minion) && Poll.side(t, minion) == Poll.NO_SIDE) return true;
        return false;
    }

    public static boolean isForVote(Vtes t, int card) {
        return t.is(card, Kind.POLITICAL_ACTION);
    }
}
