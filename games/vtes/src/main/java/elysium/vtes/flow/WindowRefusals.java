package elysium.vtes.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;

import java.util.List;
import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Mode;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.card.CandidateMinions;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.card.UsedBy;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.rules.turn.HandSizes;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.ActionClause;
import elysium.vtes.table.clause.CombatClause;
import elysium.vtes.table.clause.PoliticsClause;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Verb;

/// Gives the reasons why cards in a hand cannot be played in a window.
final class WindowRefusals {
    private WindowRefusals() {}

    static void refuse(Vtes t, int seat, int window, Offers out) {
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
            if (!HandSizes.isDuplicate(t, card)) refuseCard(t, seat, card, window, out);
    }

    private static void refuseCard(Vtes t, int seat, int card, int window, Offers out) {
        List<Mode<Vtes>> modes = t.book().card(t.face(card)).modes();
        for (int mode = 0; mode < modes.size(); mode++) {
            Usage how = Usage.of(t.book(), t.face(card), mode);
            if (how == null || !how.as().fromHand() || isOffered(t, how, seat, modes.get(mode).moment(), window))
                continue;
            Clause clause = why(t, how, seat, modes.get(mode).moment());
            if (how.usedBy() == UsedBy.SEAT) out.offer(Move.of(Verb.PLAY, card, NONE, mode), clause);
            else refuseMinions(t, seat, Move.of(Verb.PLAY, card, NONE, mode), clause, out);
        }
    }

    private static void refuseMinions(Vtes t, int seat, long move, Clause clause, Offers out) {
        if (t.regions.minions(seat) == 0) out.offer(move, clause);
        for (int minion = t.regions.firstMinion(seat); minion != NONE; minion = t.regions.nextMinion(minion))
            out.offer(Move.withB(move, minion), clause);
    }

    private static boolean isOffered(Vtes t, Usage how, int seat, int moment, int window) {
        boolean timely = moment == window || moment == Moment.ANY_TIME
                || window == Moment.MINION_PHASE && moment == Moment.AS_ACTION && seat == t.turn.active()
                || window == Moment.BLOCK_ATTEMPT && moment == Moment.BEFORE_RESOLUTION
                || how.is(Usage.WAKES) && (Waking.allowsOnlyWaking(window) || window == Moment.AS_PLAYED);
        return timely && CandidateMinions.canUse(t, how, seat);
    }

    /// The main reason: first that the time is wrong, then that other seats play such cards now.
    private static Clause why(Vtes t, Usage how, int seat, int moment) {
        if (CurrentCombat.isInProgress(t) && how.usedBy() != UsedBy.SEAT)
            return how.as() == Usage.As.COMBAT ? CombatClause.OTHER_STEP : CombatClause.ONLY_COMBAT_CARDS;
        boolean adds = how.as() == Usage.As.MODIFIER || how.as() == Usage.As.REACTION;
        if (adds && CurrentReferendum.isBloodHunt(t)) return PoliticsClause.NOT_IN_HUNT;
        return switch (how.as()) {
            case MASTER -> moment == Moment.MASTER_PHASE ? VtesClause.OWN_MASTER_PHASE : VtesClause.OTHERS_TURNS;
            case EVENT -> VtesClause.EVENT_PHASE;
            case MODIFIER -> !CurrentAction.isInProgress(t) ? ActionClause.MODIFIES_AN_ACTION
                    : !CandidateMinions.canUse(t, how, seat) ? ActionClause.BY_THE_ACTING
                    : how.is(Usage.NEEDED) ? ActionClause.STEALTH_NOT_NEEDED : ActionClause.BEFORE_RESOLUTION;
            case REACTION -> !CurrentAction.isInProgress(t) ? ActionClause.REACTS_TO_AN_ACTION
                    : !CandidateMinions.canUse(t, how, seat) ? ActionClause.BY_UNLOCKED
                    : how.is(Usage.NEEDED) ? ActionClause.INTERCEPT_NOT_NEEDED : ActionClause.BEFORE_RESOLUTION;
            case COMBAT -> ActionClause.BY_COMBATANTS;
            case REFLEX -> ActionClause.AS_IT_IS_PLAYED;
            case ACTION, POLITICAL_ACTION, EQUIPMENT, RETAINER, ALLY, ABILITY, GRANT -> CurrentAction.isInProgress(t)
                    && seat == t.turn.active() ? ActionClause.ONE_AT_A_TIME : ActionClause.OWN_MINION_PHASE;
        };
    }
}
