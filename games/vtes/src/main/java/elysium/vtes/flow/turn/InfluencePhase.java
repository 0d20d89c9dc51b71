package elysium.vtes.flow.turn;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.CRYPT;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;

import elysium.kernel.Branchless;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vtes.rules.card.Arrival;
import elysium.vtes.rules.turn.Merging;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;

/// The influence phase: transfers, new crypt cards and bringing out vampires.
final class InfluencePhase {
    private static final int BACK = 2, NEW = 4, NEW_COST = 1, SCARCE_COST = 3;

    private InfluencePhase() {}

    static void offer(Vtes t, int seat, Offers out) {
        int transfers = t.turn.transfers();
        for (int card = t.first(UNCONTROLLED + seat); card != NONE; card = t.next(card)) {
            if (t.facts.isMergedBase(card)) continue;
            transfers(t, seat, card, transfers, out);
            takesBack(t, card, transfers, out);
            out.offer(Move.of(Verb.BRING_OUT, card), forbidsOut(t, seat, card));
            int half = transfers < NEW && !out.collectsRefusals() ? NONE : Merging.mergePartner(t, seat, card);
            if (half != NONE)
                pays(t, seat, Move.of(Verb.MERGE, card, half), transfers < NEW ? VtesClause.NO_MERGE : null, out);
        }
        if (t.count(CRYPT + seat) > 0)
            pays(t, seat, Move.of(Verb.DRAW_CRYPT), transfers < NEW ? VtesClause.FOUR_TRANSFERS : null, out);
    }

    /// Warns a player who fills a card beyond its capacity, since the excess will be lost (VTES-CNT-07).
    private static void transfers(Vtes t, int seat, int card, int transfers, Offers out) {
        long move = Move.of(Verb.TRANSFER, card);
        boolean full =
                out.collectsRefusals() && transfers > 0 && t.pools.of(seat) > 1
                        && t.blood.of(card) >= t.blood.capacity(card);
        if (full) out.offerWithCaution(move, VtesClause.EXCESS);
        else pays(t, seat, move, transfers < 1 ? VtesClause.NO_TRANSFER : null, out);
    }

    /// Branch-free where no reasons are wanted: the blood on a card is unpredictable.
    private static void takesBack(Vtes t, int card, int transfers, Offers out) {
        long move = Move.of(Verb.TAKE_BACK, card);
        if (!out.collectsRefusals() && transfers >= BACK) out.offer(move, Branchless.oneIfAny(t.blood.of(card)));
        else if (t.blood.of(card) > 0) out.offer(move, transfers < BACK ? VtesClause.TWO_TRANSFERS : null);
    }

    /// A move that costs 1 pool, with a warning for a player who has no more (VTES-INF-10).
    private static void pays(Vtes t, int seat, long move, @Nullable VtesClause forbids, Offers out) {
        if (forbids != null) out.offer(move, forbids);
        else out.offerWithCaution(move, out.collectsRefusals() && t.pools.of(seat) == 1 ? VtesClause.LAST_POOL : null);
    }

    private static @Nullable VtesClause forbidsOut(Vtes t, int seat, int card) {
        if (t.blood.of(card) < t.blood.capacity(card)) return VtesClause.CAPACITY_UNMET;
        if (Arrival.controlsCopy(t, seat, card)) return VtesClause.UNIQUE_HELD;
        return t.pools.of(seat) < scarcity(t, seat, card) ? VtesClause.SCARCE : null;
    }

    /// The extra pool burned to take control of a scarce vampire (VTES-TRT-12).
    private static int scarcity(Vtes t, int seat, int card) {
        if (!t.facts.is(card, Trait.SCARCE)) return 0;
        int kin = 0;
        for (int other = t.regions.firstMinion(seat); other != NONE; other = t.regions.nextMinion(other))
            if (t.facts.isVampire(other) && t.identity.clan(other) == t.identity.clan(card)) kin++;
        return SCARCE_COST * kin;
    }

    static boolean tryPerform(Vtes t, int seat, long move) {
        int card = Move.a(move);
        switch (Move.verb(move)) {
            case Verb.TRANSFER -> {
                t.turn.setTransfers(t.turn.transfers() - 1);
                t.blood.invest(seat, card, 1);
            }
            case Verb.TAKE_BACK -> {
                t.turn.setTransfers(t.turn.transfers() - BACK);
                t.blood.divest(card, seat, 1);
            }
            case Verb.DRAW_CRYPT -> {
                payForNew(t, seat);
                t.drawCrypt(seat);
            }
            case Verb.BRING_OUT -> bringOut(t, seat, card);
            case Verb.MERGE -> {
                payForNew(t, seat);
                Merging.merge(t, card, Move.b(move));
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private static void payForNew(Vtes t, int seat) {
        t.turn.setTransfers(t.turn.transfers() - NEW);
        t.pools.burn(seat, NEW_COST);
    }

    private static void bringOut(Vtes t, int seat, int card) {
        t.pools.burn(seat, scarcity(t, seat, card));
        t.moves.bringOut(card);
        Arrival.afterEntering(t, card);
    }
}
