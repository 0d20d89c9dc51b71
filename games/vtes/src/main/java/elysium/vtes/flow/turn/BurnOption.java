package elysium.vtes.flow.turn;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;

import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vtes.rules.card.Requirements;
import elysium.vtes.rules.card.UsableTexts;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.turn.HandSizes;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;

/// Lets a player discard and replace a card that none of their minions could use, in any unlock phase (VTES-UNL-04,
/// VTES-UNL-05).
final class BurnOption {
    private static final int USED = -7;

    private BurnOption() {}

    /// Whether a seat might have such a card, judging by public information.
    static boolean mightBurn(Vtes t, int seat) {
        return mightAnyoneBurn(t) && t.count(HAND + seat) > 0 && !t.ledger.used(Scope.PHASE, seat, USED);
    }

    /// Whether any seat might have such a card.
    static boolean mightAnyoneBurn(Vtes t) {
        return UsableTexts.of(t.book()).hasTrait(Trait.BURN_OPTION);
    }

    static void offer(Vtes t, int seat, Offers out) {
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
            if (t.facts.is(card, Trait.BURN_OPTION) && !HandSizes.isDuplicate(t, card))
                out.offer(Move.of(Verb.BURN_OPTION, card), forbids(t, seat, card));
    }

    private static @Nullable VtesClause forbids(Vtes t, int seat, int card) {
        if (t.ledger.used(Scope.PHASE, seat, USED)) return VtesClause.ONE_BURN_OPTION;
        for (int minion = t.regions.firstMinion(seat); minion != NONE; minion = t.regions.nextMinion(minion))
            if (meets(t, t.face(card), minion)) return VtesClause.BURN_OPTION;
        return null;
    }

    /// Whether a minion could play a card in one of its modes.
    private static boolean meets(Vtes t, int def, int minion) {
        for (int mode = t.book().card(def).modes().size() - 1; mode >= 0; mode--) {
            Usage how = Usage.of(t.book(), def, mode);
            if (how != null && how.as().fromHand() && Requirements.forbids(t, def, how, minion) == null) return true;
        }
        return false;
    }

    static void burn(Vtes t, int seat, int card) {
        t.ledger.use(Scope.PHASE, seat, USED);
        t.discard(card);
    }
}
