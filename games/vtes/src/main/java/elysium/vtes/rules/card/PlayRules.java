package elysium.vtes.rules.card;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.politics.CurrentReferendum;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.ActionClause;
import elysium.vtes.table.clause.PoliticsClause;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// Decides whether a minion may play a card in a mode: by timing, requirements, cost and the text itself.
public final class PlayRules {
    private PlayRules() {}

    /// The clause that forbids a play. Of several, the one most useful to the player: time, player, cost, target,
    /// uniqueness.
    public static @Nullable Clause forbids(Vtes t, Usage how, CardPlay<Vtes> play) {
        Clause forbids = forbidsMinion(t, how, play);
        if (forbids == null) forbids = forbidsText(t, play, true);
        return forbids != null ? forbids : forbidsRepeated(t, how, play);
    }

    /// Whether a play may be possible, judging by public information.
    public static boolean mightPlay(Vtes t, Usage how, CardPlay<Vtes> play) {
        return forbidsMinion(t, how, play) == null && forbidsRepeated(t, how, play) == null
                && forbidsText(t, play, false) == null;
    }

    /// The clause that forbids the minion: phase, state, traits, cost.
    private static @Nullable Clause forbidsMinion(Vtes t, Usage how, CardPlay<Vtes> play) {
        int minion = play.subject();
        Clause forbids = modifiesAction(how) && CurrentReferendum.isBloodHunt(t) ? PoliticsClause.NOT_IN_HUNT
                : mayStayInPlay(how) ? forbidsPhase(t, how, play.def(), play.seat()) : null;
        if (forbids == null && minion != NONE) forbids = forbidsState(t, how, play.seat(), minion);
        if (forbids == null && minion != NONE && how.as() != Usage.As.ABILITY)
            forbids = Requirements.forbids(t, play.def(), how, minion);
        if (forbids == null && (how.as().fromHand() || how.as() == Usage.As.GRANT))
            forbids = CardCosts.forbids(t, play);
        return forbids != null || !how.is(Usage.NEEDED) ? forbids : forbidsUnneeded(t, play.seat());
    }

    /// The clause that forbids a second copy of a unique card, or another card in this action.
    private static @Nullable Clause forbidsRepeated(Vtes t, Usage how, CardPlay<Vtes> play) {
        if (mayStayInPlay(how) && isHeld(t, play.seat(), play.card())) return VtesClause.UNIQUE_HELD;
        return forbidsAnother(t, how, play.def(), play.subject());
    }

    /// Whether a card played this way may stay in play, or is a master or an event.
    static boolean mayStayInPlay(Usage how) {
        return how.as().fromHand() && how.as() != Usage.As.MODIFIER && how.as() != Usage.As.REACTION
                && how.as() != Usage.As.COMBAT;
    }

    /// Whether a card played this way modifies an action.
    static boolean modifiesAction(Usage how) {
        return how.as() == Usage.As.MODIFIER || how.as() == Usage.As.REACTION;
    }

    /// The clause that forbids a master or an event: phase, actions left, or no minion meets the requirements.
    static @Nullable Clause forbidsPhase(Vtes t, Usage how, int def, int seat) {
        if (how.as() == Usage.As.EVENT) return Events.forbids(t, seat, def);
        if (how.as() != Usage.As.MASTER) return null;
        Clause forbids = Masters.forbids(t, seat, def);
        if (forbids != null) return forbids;
        return Requirements.isMetByAnyMinion(t, seat, def) ? null : VtesClause.MASTER_REQUIREMENT;
    }

    /// Whether a seat already has the unique card (VTES-RUL-81).
    static boolean isHeld(Vtes t, int seat, int card) {
        return card != NONE && Arrival.controlsCopy(t, seat, card);
    }

    /// The clause that forbids another card in an action: the same by the same minion (VTES-MIN-14), or a second
    /// limited one.
    static @Nullable Clause forbidsAnother(Vtes t, Usage how, int def, int minion) {
        if (modifiesAction(how) && !how.is(Usage.AGAIN) && hasPlayed(t, minion, def))
            return ActionClause.ONCE_AN_ACTION;
        boolean limited = how.as() == Usage.As.MODIFIER && how.is(Usage.LIMITED);
        return limited && t.value(Value.LIMITED, CurrentAction.actor(t)) > 0 ? ActionClause.ONE_LIMITED : null;
    }

    /// The clause that forbids unneeded stealth or intercept (VTES-BLK-12, VTES-BLK-13).
    public static @Nullable Clause forbidsUnneeded(Vtes t, int seat) {
        if (seat == CurrentAction.seat(t))
            return CurrentAction.stealthNeeded(t) ? null : ActionClause.STEALTH_NOT_NEEDED;
        boolean needed =
                CurrentAction.isBlockAttempted(t) && CurrentAction.interceptNeeded(t, CurrentAction.blocker(t));
        return needed ? null : ActionClause.INTERCEPT_NOT_NEEDED;
    }

    /// Whether a minion has played a card in this action, even if it was cancelled (VTES-WORD-05).
    public static boolean hasPlayed(Vtes t, int minion, int def) {
        return t.ledger.used(Scope.ACTION, minion, def);
    }

    /// Records that a minion has played a card in this action.
    public static void recordPlay(Vtes t, Usage how, CardPlay<Vtes> play) {
        if (modifiesAction(how) && CurrentAction.isInProgress(t))
            t.ledger.use(Scope.ACTION, play.subject(), play.def());
    }

    /// The clause that forbids an announced text: an unmet requirement, an unpayable cost.
    private static @Nullable Clause forbidsText(Vtes t, CardPlay<Vtes> play, boolean looking) {
        int announced = t.book().card(play.def()).modes().get(play.mode()).announcement().size();
        Instruction<Vtes>[] parts = t.book().instructions(play.def(), play.mode());
        for (int i = 0; i < announced; i++) {
            Clause forbids = switch (parts[i]) {
                case HiddenRequirement unseen -> looking ? unseen.forbids(t, play) : null;
                case Instruction.Requirement<Vtes> needs -> needs.forbids(t, play);
                case Instruction.Cost<Vtes> costs -> costs.forbids(t, play);
                default -> null;
            };
            if (forbids != null) return forbids;
        }
        return null;
    }

    /// The clause that forbids a minion by its state: each type of card has its own players.
    public static @Nullable Clause forbidsState(Vtes t, Usage how, int seat, int minion) {
        return switch (how.usedBy()) {
            case SEAT, BEARER, ACTING -> null;            // CandidateMinions gives no other minion
            case READY -> t.regions.isReady(minion) ? null : ActionClause.ONLY_LEAVES_TORPOR;
            case FELLOW -> minion != CurrentAction.actor(t) && seat == CurrentAction.seat(t)
                    && t.regions.isReady(minion) ? null
                            : ActionClause.BY_FELLOWS;
            case COMBATANT -> !t.regions.isReady(minion) || CurrentCombat.side(t, minion) == NONE
                    ? ActionClause.BY_COMBATANTS
                    : how.as() == Usage.As.COMBAT && t.value(Value.NO_COMBAT_CARDS, minion) > 0 ? ActionClause.BARRED
                    : null;
            case OUTSIDER -> t.regions.isReady(minion) && CurrentCombat.side(t, minion) == NONE ? null
                    : ActionClause.BY_OUTSIDERS;
            case REACTING, LOCKED, BLOCKING, HAS_BLOCKED, READY_OTHER -> forbidsReacting(t, how.usedBy(), minion);
        };
    }

    /// Reactions are for ready minions of Methuselahs other than the acting one, unlocked or woken by default
    /// (VTES-ACT-08); only ready minions are candidates.
    private static @Nullable Clause forbidsReacting(Vtes t, UsedBy who, int minion) {
        if (t.value(Value.MAY_NOT_REACT, minion) > 0) return ActionClause.BARRED;
        return switch (who) {
            case LOCKED -> t.minions.locked(minion) && !t.minions.woken(minion) ? null : ActionClause.BY_THE_LOCKED;
            case HAS_BLOCKED -> CurrentAction.hasBlocked(t, minion) ? null : ActionClause.BY_THE_BLOCKER;
            case READY_OTHER -> null;
            default -> forbidsAsleep(t, minion);
        };
    }

    private static @Nullable Clause forbidsAsleep(Vtes t, int minion) {
        return t.minions.awake(minion) || t.value(Value.REACTS_LOCKED, minion) > 0 ? null : ActionClause.BY_UNLOCKED;
    }
}
