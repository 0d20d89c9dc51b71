package elysium.vtes.bot;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.bot.VtesRolloutPolicy.LITTLE;
import static elysium.vtes.bot.VtesRolloutPolicy.MUCH;
import static elysium.vtes.bot.VtesRolloutPolicy.NEVER;
import static elysium.vtes.bot.VtesRolloutPolicy.SOME;
import static elysium.vtes.bot.VtesRolloutPolicy.SURELY;
import static elysium.vtes.table.GameLayout.ATTACHED;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.PLAY;
import static elysium.vtes.table.vocabulary.Moment.BLOCK_ATTEMPT;

import elysium.vtes.rules.action.ActionResult;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.card.Requirements;
import elysium.vtes.rules.card.UsableText;
import elysium.vtes.rules.card.UsableTexts;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.table.Vtes;

/// Decides whether to block an action.
final class BlockPolicy {
    /// The least harm of an action against an own card; the harm of one that only helps a neighbour; the pool below
    /// which every point counts; a large bleed; the most intercept one card adds; the blood of a vampire that seeks a
    /// fight.
    private static final int TARGETED = 2, ENVIED = 1, WEAK = 10, LARGE = 3, PER_CARD = 2, STRONG = 3;

    private BlockPolicy() {}

    /// How much the current action harms a seat, roughly in pool; 0 if it does not concern the seat.
    static int harm(Vtes t, int seat) {
        if (!CurrentAction.isInProgress(t)) return 0;
        if (CurrentAction.bleedTarget(t) == seat) return CurrentAction.bleed(t);
        if (CurrentAction.directedAt(t, seat)) return TARGETED;
        if (CurrentAction.directed(t)) return 0;
        boolean near = CurrentAction.seat(t) == t.seats.predator(seat) || CurrentAction.seat(t) == t.seats.prey(seat);
        return switch (CurrentAction.kind(t)) {
            case POLITICAL -> TARGETED;
            case EQUIP, EMPLOY, RECRUIT, CARD, DIABLERISE -> near ? ENVIED : 0;
            default -> 0;
        };
    }

    /// Whether the action is worth waking a minion: it bleeds the seat, or does more than help a neighbour. Not once
    /// votes are cast, which need no minion awake, nor after resolution.
    static boolean isWorthWaking(Vtes t, int seat) {
        if (CurrentReferendum.isInProgress(t)
                || CurrentAction.isInProgress(t) && CurrentAction.outcome(t) != ActionResult.OPEN)
            return false;
        int harm = harm(t, seat);
        return harm > ENVIED || harm > 0 && CurrentAction.bleedTarget(t) == seat;
    }

    static int block(Vtes t, int seat, int minion) {
        int harm = harm(t, seat);
        if (harm == 0 || hopeless(t, seat, minion)) return NEVER;
        if (CurrentAction.bleedTarget(t) == seat && harm >= t.pools.of(seat)) return SURELY;
        int blood = t.blood.of(minion), other = t.blood.of(CurrentAction.actor(t));
        if (blood == 0) return NEVER;
        if (harm == ENVIED && CurrentAction.bleedTarget(t) != seat)
            return blood >= STRONG && blood > other ? LITTLE : NEVER;
        return harm >= LARGE || t.pools.of(seat) <= WEAK || blood >= other ? MUCH : SOME;
    }

    /// Whether intercept is missing and neither the hand nor cards in play could add enough.
    private static boolean hopeless(Vtes t, int seat, int minion) {
        int lacking = CurrentAction.stealth(t) - CurrentAction.intercept(t, minion);
        if (lacking <= 0 || inPlay(t, PLAY + seat) || inPlay(t, ATTACHED + seat)) return false;
        for (int card = t.first(HAND + seat); card != NONE && lacking > 0; card = t.next(card))
            if (helps(t, card, minion)) lacking -= PER_CARD;
        return lacking > 0;
    }

    private static boolean inPlay(Vtes t, int zone) {
        for (int card = t.first(zone); card != NONE; card = t.next(card))
            if ((t.book().triggers(t.face(card)) >> BLOCK_ATTEMPT & 1) != 0) return true;
        return false;
    }

    private static boolean helps(Vtes t, int card, int minion) {
        int def = t.face(card);
        UsableTexts chances = UsableTexts.of(t.book());
        if ((chances.handWindowsOf(def) >> BLOCK_ATTEMPT & 1) == 0) return false;
        for (int mode = 0; mode < chances.textCount(def); mode++) {
            UsableText text = chances.text(def, mode);
            if (text != null && text.moment() == BLOCK_ATTEMPT
                    && Requirements.forbids(t, def, text.usage(), minion) == null)
                return true;
        }
        return false;
    }
}
