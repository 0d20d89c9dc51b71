package elysium.vtes.rules.politics;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.READY;

import elysium.kernel.Clause;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.PoliticsClause;
import elysium.vtes.table.event.PoliticsEventKind;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// Gains and casts votes in the polling step: by minions, by cards burned, by the Edge (VTES-POL-11 to VTES-POL-20).
public final class Casting {
    private Casting() {}

    // ---- minions

    /// Whether a minion has votes or ballots to cast, or has cast some.
    public static boolean isVoter(Vtes t, int minion) {
        return CurrentReferendum.votes(t, minion) > 0 || CurrentReferendum.ballots(t, minion) > 0;
    }

    /// The clause that forbids a minion to cast all its votes for a side.
    public static @Nullable Clause forbids(Vtes t, int minion, int side) {
        if (!t.regions.isReady(minion)) return PoliticsClause.TORPOR_ABSTAINS;
        int cast = CurrentReferendum.side(t, minion);
        if (cast == CurrentReferendum.ABSTAINS) return PoliticsClause.SILENCED;
        if (cast != CurrentReferendum.NO_SIDE)
            return cast == side ? PoliticsClause.CAST_ALREADY : PoliticsClause.ONE_SIDE;
        if (!isVoter(t, minion)) return PoliticsClause.NO_VOTES;
        if (t.value(side == CurrentReferendum.FOR ? Value.BOUND_AGAINST : Value.BOUND_FOR, minion) > 0)
            return PoliticsClause.BOUND;
        return t.blood.of(minion) < tax(t, minion, side) ? PoliticsClause.TAXED : null;
    }

    /// The blood that a vampire burns to vote for a side; allies pay nothing.
    private static int tax(Vtes t, int minion, int side) {
        if (!t.facts.isVampire(minion)) return 0;
        return Math.max(0, t.value(side == CurrentReferendum.FOR ? Value.TAX_FOR : Value.TAX_AGAINST, minion));
    }

    /// Casts all votes of a minion; votes it gains later go to the same side (VTES-POL-13, VTES-RUL-58).
    public static void cast(Vtes t, int minion, int side) {
        t.blood.burn(minion, tax(t, minion, side));
        int votes = CurrentReferendum.votes(t, minion), ballots = CurrentReferendum.ballots(t, minion);
        CurrentReferendum.setSide(t, minion, side);
        int seat = t.controller(minion);
        if (votes > 0) t.logCard(PoliticsEventKind.CAST, seat, minion, signed(votes, side));
        if (ballots > 0) t.logCard(PoliticsEventKind.BALLOTS, seat, minion, signed(ballots, side));
    }

    private static int signed(int votes, int side) {
        return side == CurrentReferendum.FOR ? votes : -votes;
    }

    // ---- votes of Methuselahs

    /// The clause that forbids a Methuselah to cast its votes from a source for a side.
    public static @Nullable Clause forbidsOwn(Vtes t, int seat, int source, int side) {
        int cast = CurrentReferendum.ownSide(t, seat, source);
        if (cast == CurrentReferendum.NO_SIDE) return null;
        return cast == side ? PoliticsClause.CAST_ALREADY : PoliticsClause.ONE_SIDE;
    }

    public static void castOwn(Vtes t, int seat, int source, int side) {
        CurrentReferendum.setOwnSide(t, seat, source, side);
        t.log(PoliticsEventKind.CAST_OWN, seat, source, signed(CurrentReferendum.ownVotes(t, seat, source), side));
    }

    /// A Methuselah gains one vote from one card per referendum, and the card that called it counts (VTES-POL-16,
    /// VTES-FAQ-09).
    public static @Nullable Clause forbidsCard(Vtes t, int seat) {
        if (CurrentReferendum.ownVotes(t, seat, CurrentReferendum.OF_CARD) == 0) return null;
        return seat == CurrentReferendum.seat(t) ? PoliticsClause.CALLED_WITH_A_CARD : PoliticsClause.ONE_CARD;
    }

    /// Moves a political action card from the hand to the ash heap for a vote (VTES-POL-15).
    public static void burnCard(Vtes t, int card) {
        int seat = t.controller(card);
        t.log(PoliticsEventKind.BURNED_FOR_VOTE, seat, NONE, t.face(card));
        t.discard(card);
        CurrentReferendum.gainVote(t, seat, CurrentReferendum.OF_CARD);
    }

    public static @Nullable Clause forbidsEdge(Vtes t, int seat) {
        return t.pools.edge() == seat ? null : PoliticsClause.NO_EDGE;
    }

    /// Burns the Edge for a vote (VTES-POL-20).
    public static void burnEdge(Vtes t, int seat) {
        t.pools.burnEdge();
        CurrentReferendum.gainVote(t, seat, CurrentReferendum.OF_EDGE);
    }

    // ---- possible votes, judging by public information

    public static boolean mightCast(Vtes t, int seat) {
        if (t.pools.edge() == seat || t.count(HAND + seat) > 0 && forbidsCard(t, seat) == null) return true;
        for (int source = 0; source < CurrentReferendum.SOURCES; source++)
            if (CurrentReferendum.ownVotes(t, seat, source) > 0
                    && CurrentReferendum.ownSide(t, seat, source) == CurrentReferendum.NO_SIDE)
                return true;
        for (int minion = t.first(READY + seat); minion != NONE; minion = t.next(minion))
            if (isVoter(t, minion) && CurrentReferendum.side(t, minion) == CurrentReferendum.NO_SIDE) return true;
        return false;
    }

    public static boolean canBurnForVote(Vtes t, int card) {
        return t.facts.is(card, Kind.POLITICAL_ACTION);
    }
}
