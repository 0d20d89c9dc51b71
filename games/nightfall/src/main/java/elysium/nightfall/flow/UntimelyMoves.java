package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.ARCHIVES;
import static elysium.nightfall.table.GameLayout.HAND;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.rules.Archives;
import elysium.nightfall.rules.Piles;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.NightfallClause;
import elysium.nightfall.table.Verb;

/// Refuses moves of other phases and turns, each with its clause, when the caller wants reasons.
final class UntimelyMoves {
    private UntimelyMoves() {}

    /// Refuses orders outside the chain.
    static void orders(Nightfall t, int seat, Offers out) {
        if (!out.collectsRefusals()) return;
        NightfallClause when = seat == t.night.active() ? NightfallClause.CHAIN_PHASE : NightfallClause.CHAIN_IN_TURN;
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
            if (!Piles.isDuplicate(t, card)) out.offer(Move.of(Verb.LINK, card), when);
    }

    /// Refuses claims outside the claim phase.
    static void claims(Nightfall t, int seat, Offers out) {
        if (!out.collectsRefusals()) return;
        NightfallClause when = seat == t.night.active() ? NightfallClause.PHASES : NightfallClause.CLAIM_IN_TURN;
        for (int archive = 0; archive < ARCHIVES; archive++)
            if (Archives.exists(t, archive)) out.offer(Move.of(Verb.CLAIM, archive), when);
    }
}
