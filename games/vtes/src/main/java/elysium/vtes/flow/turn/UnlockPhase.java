package elysium.vtes.flow.turn;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.CONTESTED;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vtes.rules.card.MandatoryTexts;
import elysium.vtes.rules.card.UsableTexts;
import elysium.vtes.rules.politics.Titles;
import elysium.vtes.rules.turn.Contests;
import elysium.vtes.rules.turn.Withdrawal;
import elysium.vtes.table.Regions;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Value;
import elysium.vtes.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;

/// The unlock phase: everything unlocks, then the rest happens in the player's order (VTES-UNL-02).
final class UnlockPhase {
    private static final int EDGE = -6, EDGE_GAIN = 1, INFERNAL_COST = 1;

    private UnlockPhase() {}

    /// Unlocks all cards except those that do not unlock normally (VTES-UNL-01, VTES-TRT-07); contested cards come
    /// back.
    static void unlock(Vtes t, int seat) {
        int zone;
        for (int k = 0; (zone = Regions.playZone(k, seat)) != NONE; k++)
            for (int card = t.first(zone); card != NONE; card = t.next(card))
                if (t.minions.locked(card) && !t.facts.is(card, Trait.INFERNAL) && t.value(Value.NO_UNLOCK, card) == 0)
                    t.minions.unlock(card);
        Contests.regainUncontested(t, seat);
        Titles.regainUncontested(t, seat);
    }

    /// Whether the player has anything to choose, judging by public information.
    static boolean hasChoice(Vtes t, int seat) {
        return edge(t, seat) == null || Contests.mustPayOrYieldAny(t, seat) || Titles.mustPayOrYieldAny(t, seat)
                || MandatoryTexts.isAnyLeft(t, seat)
                || Withdrawal.forbids(t, seat) == null || sleeper(t, seat) != NONE;
    }

    private static @Nullable VtesClause edge(Vtes t, int seat) {
        return t.pools.edge() == seat && !t.ledger.used(Scope.PHASE, seat, EDGE) ? null : VtesClause.NO_EDGE;
    }

    /// The clause that keeps the phase from ending: something mandatory is left to do.
    static @Nullable VtesClause forbidsEnd(Vtes t, int seat) {
        if (Contests.mustPayOrYieldAny(t, seat) || Titles.mustPayOrYieldAny(t, seat))
            return VtesClause.MUST_PAY_OR_YIELD;
        return MandatoryTexts.isAnyLeft(t, seat) ? VtesClause.MANDATORY_FIRST : null;
    }

    static void offer(Vtes t, int seat, Offers out) {
        out.offer(Move.of(Verb.GAIN_EDGE), edge(t, seat));
        out.offer(Move.of(Verb.WITHDRAW), Withdrawal.forbids(t, seat));
        for (int card = t.first(CONTESTED + seat); card != NONE; card = t.next(card)) {
            if (!Contests.mustPayOrYield(t, card)) continue;
            out.offer(Move.of(Verb.PAY, card));
            out.offer(Move.of(Verb.YIELD, card));
        }
        for (int card = t.regions.firstMinion(seat); card != NONE; card = t.regions.nextMinion(card)) {
            if (!Titles.mustPayOrYield(t, card)) continue;
            out.offer(Move.of(Verb.PAY_TITLE, card), Titles.forbidsPay(t, card));
            out.offer(Move.of(Verb.YIELD_TITLE, card));
        }
        for (int card = sleeper(t, seat); card != NONE; card = t.regions.nextMinion(card))
            if (sleeps(t, card)) out.offer(Move.of(Verb.UNLOCK_INFERNAL, card));
        MandatoryTexts.offer(t, seat, out);
    }

    private static int sleeper(Vtes t, int seat) {
        if (!UsableTexts.of(t.book()).hasTrait(Trait.INFERNAL)) return NONE;
        for (int card = t.regions.firstMinion(seat); card != NONE; card = t.regions.nextMinion(card))
            if (sleeps(t, card)) return card;
        return NONE;
    }

    private static boolean sleeps(Vtes t, int card) {
        return t.minions.locked(card) && t.facts.is(card, Trait.INFERNAL);
    }

    static boolean tryPerform(Vtes t, int seat, long move) {
        int card = Move.a(move);
        switch (Move.verb(move)) {
            case Verb.GAIN_EDGE -> {
                t.ledger.use(Scope.PHASE, seat, EDGE);
                t.pools.gain(seat, EDGE_GAIN);
            }
            case Verb.WITHDRAW -> t.victory.announceWithdrawal(seat);
            case Verb.PAY -> Contests.pay(t, card);
            case Verb.YIELD -> Contests.yield(t, card);
            case Verb.PAY_TITLE -> Titles.pay(t, card);
            case Verb.YIELD_TITLE -> Titles.yield(t, card);
            case Verb.UNLOCK_INFERNAL -> {
                t.pools.pay(seat, INFERNAL_COST);
                t.minions.unlock(card);
            }
            default -> {
                return MandatoryTexts.tryPerform(t, seat, move);
            }
        }
        return true;
    }
}
