package elysium.vtes.dsl;

import static elysium.vtes.dsl.References.THIS_MINION;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.vtes.rules.action.Blockers;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.card.Role;
import elysium.vtes.rules.card.RoleGuard;
import elysium.vtes.rules.card.RoleRequirement;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.card.UsedBy;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.ActionClause;
import elysium.vtes.table.clause.CardClause;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// The effects of reactions: blocking, enduring or redirecting an action.
public final class ReactionEffects {
    /// A new target for a bleed: neither the current one nor the acting Methuselah (VTES-RUL-50).
    private static final SeatChoice SOMEBODY_ELSE = new SeatChoice(Effects.TARGET,
            (t, play) -> t.seats.others(play.seat()) & ~(1 << CurrentAction.seat(t)));

    private ReactionEffects() {}

    // ---- modes

    /// For the blocking minion, where intercept is needed.
    public static ModeBuilder intercepting() {
        return ModeBuilder.reaction().by(UsedBy.BLOCKING).in(Moment.BLOCK_ATTEMPT).marked(Usage.NEEDED);
    }

    /// For a locked minion, which wakes.
    public static ModeBuilder waking() {
        return ModeBuilder.reaction().by(UsedBy.LOCKED).marked(Usage.WAKES).does(wakes());
    }

    /// For a ready locked minion, woken or not; this does not wake it.
    public static ModeBuilder forLocked() {
        return ModeBuilder.reaction().by(UsedBy.READY_OTHER).only(isLocked());
    }

    /// Redirects a bleed once its target has declined to block.
    public static ModeBuilder turningAside() {
        return ModeBuilder.reaction().only(bleedsYou(), afterDeclining(), elsewhere()).at(SOMEBODY_ELSE);
    }

    // ---- conditions

    /// Requires a bleed against the text's player.
    public static Instruction.Requirement<Vtes> bleedsYou() {
        return new RoleRequirement(Role.ACTION | Role.BLED, CardClause.BLEED_OF_YOU);
    }

    /// Requires an action directed at the text's player (VTES-ACT-11, VTES-CLR-83).
    public static Instruction.Requirement<Vtes> directedAtYou() {
        return (t, play) -> CurrentAction.isInProgress(t) && CurrentAction.directedAt(t, play.seat()) ? null
                : CardClause.NOT_AT_YOU;
    }

    /// Requires that the text's player has declined or failed to block and makes no attempt (VTES-FAQ-03, VTES-RUL-44).
    private static Instruction.Requirement<Vtes> afterDeclining() {
        return (t, play) -> CurrentAction.hasNotBlocked(t, play.seat()) && !CurrentAction.isBlockAttempted(t) ? null
                : ActionClause.REDIRECT_AFTER_DECLINING;
    }

    private static Instruction.Requirement<Vtes> elsewhere() {
        return (t, play) -> SOMEBODY_ELSE.seats().of(t, play) != 0 ? null : ActionClause.NEW_TARGET;
    }

    public static Instruction.Requirement<Vtes> isLocked() {
        return (t, play) -> t.minions.locked(play.subject()) ? null : ActionClause.BY_THE_LOCKED;
    }

    /// Requires that the minion could attempt to block if unlocked, or already does (VTES-CLR-27, VTES-CRL-38).
    public static Instruction.Requirement<Vtes> mightBlock() {
        return new RoleGuard(Role.ACTION | Role.MAY_BLOCK, ReactionEffects::forbidsBlock);
    }

    private static @Nullable Clause forbidsBlock(Vtes t, CardPlay<Vtes> play) {
        if (CurrentAction.isAttemptingBlock(t, play.subject())) return null;
        if (CurrentAction.isBlockAttempted(t)) return ActionClause.BY_THE_BLOCKER;
        if (Blockers.isForbiddenByText(t, play.subject())) return ActionClause.MAY_NOT_BLOCK;
        return Blockers.forbids(t, play.seat());
    }

    // ---- effects

    private static Instruction.Effect<Vtes> wakes() {
        return (t, play) -> t.minions.wake(play.subject());
    }

    public static Instruction.Effect<Vtes> turnAside() {
        return (t, play) -> CurrentAction.redirect(t, SOMEBODY_ELSE.of(play));
    }

    /// Makes the minion attempt to block, unless it already does.
    public static Instruction.Effect<Vtes> attempts() {
        return (t, play) -> {
            if (!CurrentAction.isBlockAttempted(t)) CurrentAction.beginBlockAttempt(t, play.subject());
        };
    }

    /// A bonus in the combat after a block, each time the minion blocks this action (VTES-CRL-24).
    public static Instruction.ValueModifier<Vtes> ifItBlocks(int value, int more) {
        return Modifiers.until(Scope.ACTION, value, THIS_MINION,
                (t, by, subject) -> subject == by.subject() && blocks(t, subject) ? more : 0);
    }

    private static boolean blocks(Vtes t, int minion) {
        return CurrentAction.isInProgress(t) && CurrentAction.blocked(t) && CurrentAction.blocker(t) == minion;
    }

    // ---- once until the next unlock phase

    private record UntilUnlock() implements Instruction.Cost<Vtes> {
        @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
            return t.ledger.used(Scope.untilUnlockOf(play.seat()), play.subject(), play.def()) ? VtesClause.ONCE : null;
        }

        @Override public void pay(Vtes t, CardPlay<Vtes> play) {
            t.ledger.use(Scope.untilUnlockOf(play.seat()), play.subject(), play.def());
        }
    }

    /// Keeps the minion, if it is an ally, locked in its controller's next unlock phase.
    private record Tires() implements Instruction.ValueModifier<Vtes> {
        @Override public int amount(Vtes t, int value, EffectSource by, int subject) {
            return value == Value.NO_UNLOCK && subject == by.subject() && t.facts.isAlly(subject) ? 1 : 0;
        }

        @Override public long values() {
            return 1L << Value.NO_UNLOCK;
        }

        @Override public int until(Vtes t, CardPlay<Vtes> play) {
            return Scope.afterUnlockOf(play.seat());
        }
    }

    public static Instruction.ValueModifier<Vtes> tiresAllies() {
        return new Tires();
    }

    /// Limits a card to one use per minion until its controller's next unlock phase.
    public static Instruction.Cost<Vtes> onceUntilUnlock() {
        return new UntilUnlock();
    }
}
