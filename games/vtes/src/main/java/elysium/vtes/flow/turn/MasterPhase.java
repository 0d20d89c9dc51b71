package elysium.vtes.flow.turn;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vtes.rules.card.UsableTexts;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;

/// What a player may do in the master phase besides playing cards: mark a minion of the Red List (VTES-MAS-05).
final class MasterPhase {
    private MasterPhase() {}

    static boolean hasChoice(Vtes t, int seat) {
        return t.turn.masterActions() > 0 && listed(t, null);
    }

    static void offer(Vtes t, int seat, Offers out) {
        listed(t, out);
    }

    /// Offers the unmarked minions of the Red List, or without `out` returns whether there are any.
    private static boolean listed(Vtes t, @Nullable Offers out) {
        if (!UsableTexts.of(t.book()).hasTrait(Trait.RED_LIST)) return false;
        for (int seat = 0; seat < t.players(); seat++)
            for (int card = t.regions.firstMinion(seat); card != NONE; card = t.regions.nextMinion(card)) {
                if (!t.facts.is(card, Trait.RED_LIST) || t.minions.isHunted(card)) continue;
                if (out == null) return true;
                out.offer(Move.of(Verb.MARK, card), t.turn.masterActions() == 0 ? VtesClause.NO_MASTER_ACTION : null);
            }
        return false;
    }

    static boolean tryPerform(Vtes t, long move) {
        if (Move.verb(move) != Verb.MARK) return false;
        t.turn.setMasterActions(t.turn.masterActions() - 1);
        t.minions.setHunted(Move.a(move), true);
        return true;
    }
}
