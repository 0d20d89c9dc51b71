package elysium.vtes.flow.politics;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;

import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vtes.rules.politics.Casting;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;

/// Offers what a Methuselah may do while polling besides using cards: cast votes, or gain one by burning a card or the
/// Edge.
final class Ballot {
    private Ballot() {}

    static void offer(Vtes t, int seat, Offers out) {
        for (int minion = t.regions.firstMinion(seat); minion != NONE; minion = t.regions.nextMinion(minion))
            if (out.collectsRefusals() || Casting.isVoter(t, minion))
                both(out, Move.of(Verb.CAST, minion), Casting.forbids(t, minion, CurrentReferendum.FOR),
                        Casting.forbids(t, minion, CurrentReferendum.AGAINST));
        for (int source = 0; source < CurrentReferendum.SOURCES; source++)
            if (CurrentReferendum.ownVotes(t, seat, source) > 0) both(out, Move.of(Verb.CAST_OWN, source),
                    Casting.forbidsOwn(t, seat, source, CurrentReferendum.FOR),
                    Casting.forbidsOwn(t, seat, source, CurrentReferendum.AGAINST));
        if (t.pools.edge() == seat || out.collectsRefusals())
            out.offer(Move.of(Verb.BURN_EDGE), Casting.forbidsEdge(t, seat));
        offerCards(t, seat, out);
    }

    private static void both(Offers out, long move, @Nullable Clause notFor,
            @Nullable Clause notAgainst) {
        out.offer(Move.withB(move, CurrentReferendum.FOR), notFor);
        out.offer(Move.withB(move, CurrentReferendum.AGAINST), notAgainst);
    }

    private static void offerCards(Vtes t, int seat, Offers out) {
        Clause forbids = Casting.forbidsCard(t, seat);
        if (forbids != null && !out.collectsRefusals()) return;
        int walk = t.cache.beginWalk();
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
            if (Casting.canBurnForVote(t, card) && t.cache.isFirstOfFace(card, walk) != 0)
                out.offer(Move.of(Verb.BURN_FOR_VOTE, card), forbids);
    }

    static void perform(Vtes t, int seat, long move) {
        switch (Move.verb(move)) {
            case Verb.CAST -> Casting.cast(t, Move.a(move), Move.b(move));
            case Verb.CAST_OWN -> Casting.castOwn(t, seat, Move.a(move), Move.b(move));
            case Verb.BURN_EDGE -> Casting.burnEdge(t, seat);
            case Verb.BURN_FOR_VOTE -> Casting.burnCard(t, Move.a(move));
            default -> throw new IllegalStateException("no vote: verb " + Move.verb(move));
        }
    }
}
