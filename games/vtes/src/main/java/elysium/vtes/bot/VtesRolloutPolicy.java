package elysium.vtes.bot;

import elysium.kernel.Move;
import elysium.tabletop.Verbs;
import elysium.vtes.flow.action.ActionFlow;
import elysium.vtes.rules.action.Blockers;
import elysium.vtes.rules.card.UsableText;
import elysium.vtes.rules.card.UsableTexts;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Phase;
import elysium.vtes.table.vocabulary.Verb;

/// The move weights of playouts: bring vampires out, bleed the prey, feed hungry vampires, stop harmful actions, vote
/// for profit.
public final class VtesRolloutPolicy {
    static final int NEVER = 0, LITTLE = 1, SOME = 4, MUCH = 12, SURELY = 40;
    /// The blood at or below which a vampire hunts; the pool that a card must leave.
    private static final int HUNGRY = 1, LAST_POOL = 2;

    private VtesRolloutPolicy() {}

    /// The weight of a move.
    public static int of(Vtes t, int seat, long move) {
        int a = Move.a(move), b = Move.b(move);
        return switch (Move.verb(move)) {
            case Verb.WITHDRAW, Verb.YIELD, Verb.YIELD_TITLE, Verb.TAKE_BACK, Verb.BECOME_ANARCH -> NEVER;
            case Verb.GAIN_EDGE, Verb.BRING_OUT, Verb.MERGE -> SURELY;
            case Verb.TRANSFER -> TransferPolicy.transfer(t, seat, a);
            case Verb.DRAW_CRYPT -> TransferPolicy.newVampire(t, seat);
            case Verb.DISCARD -> DiscardPolicy.discard(t, seat, a);
            case Verb.BLEED -> b == t.seats.prey(seat) ? MUCH : NEVER;
            case Verb.HUNT -> hunt(t, a);
            case Verb.LEAVE_TORPOR, Verb.RESCUE, Verb.PREVENT, Verb.STRIKE -> MUCH;
            case Verb.BLOCK -> BlockPolicy.block(t, seat, a);
            case Verb.CAST, Verb.BALLOT, Verb.CAST_OWN -> VotePolicy.cast(t, seat, b);
            case Verb.BURN_EDGE, Verb.BURN_FOR_VOTE -> VotePolicy.pay(t, seat);
            case Verb.PLAY -> play(t, seat, move);
            case Verb.ACT, Verbs.ACTIVATE, Verb.DECLINE -> SOME;
            case Verbs.PICK_SEAT -> a == seat ? LITTLE : a == t.seats.prey(seat) ? MUCH : SOME;
            case Verbs.PICK_CARD -> t.controller(a) == seat ? LITTLE : SOME;
            case Verb.END_PHASE -> endPhase(t, seat);
            case Verbs.PASS -> decides(t, seat) || VotePolicy.hasVotesToCast(t, seat) ? NEVER : SOME;
            default -> LITTLE;
        };
    }

    private static int hunt(Vtes t, int minion) {
        int blood = t.blood.of(minion), capacity = t.blood.capacity(minion);
        if (blood >= capacity) return NEVER;
        if (blood <= HUNGRY) return SURELY;
        return 2 * blood <= capacity ? SOME : LITTLE;
    }

    /// The weight of playing a card: none for a card that costs the last pool, wakes a minion without need or sways a
    /// settled referendum.
    private static int play(Vtes t, int seat, long move) {
        int card = Move.a(move), minion = Move.b(move);
        int pool = Math.max(0, t.printed(card, Fact.POOL_COST)), blood = Math.max(0, t.printed(card, Fact.BLOOD_COST));
        if (pool > 0 && t.pools.of(seat) <= pool + LAST_POOL) return NEVER;
        UsableText text = UsableTexts.of(t.book()).text(t.face(card), Move.c(move));
        if (text != null && text.usage().is(Usage.WAKES) && !BlockPolicy.isWorthWaking(t, seat)) return NEVER;
        if (CurrentReferendum.isInProgress(t) && VotePolicy.isDecided(t, seat)) return NEVER;
        return minion >= 0 && blood > 0 && blood >= t.blood.of(minion) ? LITTLE : MUCH;
    }

    private static int endPhase(Vtes t, int seat) {
        boolean hasMore = t.turn.phase() == Phase.INFLUENCE && TransferPolicy.canAffordMore(t, seat)
                || t.turn.phase() == Phase.DISCARD && t.turn.discardActions() > 0
                        && DiscardPolicy.hasUselessCard(t, seat);
        return hasMore ? NEVER : SOME;
    }

    /// Whether a seat decides about a block; waiting for others gains nothing.
    private static boolean decides(Vtes t, int seat) {
        return t.top() instanceof ActionFlow && seat == Blockers.decidingSeat(t);
    }
}
