package elysium.vtes.dsl;

import static elysium.vtes.dsl.References.THIS_MINION;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.vtes.rules.Blockers;
import elysium.vtes.rules.CurrentAction;
import elysium.vtes.rules.Role;
import elysium.vtes.rules.RoleGuard;
import elysium.vtes.rules.RoleRequirement;
import elysium.vtes.rules.Usage;
import elysium.vtes.rules.UsedBy;
import elysium.vtes.table.ActionClause;
import elysium.vtes.table.CardClause;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Scope;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.VtesClause;
import org.jspecify.annotations.Nullable;

/// What texts do for those who answer to an action: block it, bear it, or turn it aside.
public final class ReactionEffects {
    /// A Methuselah to whom a bleed can be turned: neither its target nor whoever acts (VTES-RUL-50).
    private static final SeatChoice SOMEBODY_ELSE = new SeatChoice(Effects.TARGET,
            (t, play) -> t.others(play.seat()) & ~(1 << CurrentAction.seat(t)));

    private ReactionEffects() {}

    // ---- ways

    /// For the minion that attempts to block, where more intercept is needed.
    public static ModeBuilder intercepting() {
        return ModeBuilder.reaction().by(UsedBy.BLOCKING).in(Moment.BLOCK_ATTEMPT).marked(Usage.NEEDED);
    }

    /// For a locked minion, which wakes.
    public static ModeBuilder waking() {
        return ModeBuilder.reaction().by(UsedBy.LOCKED).marked(Usage.WAKES).does(wakes());
    }

    /// For a ready minion that is locked, woken or not; it is no wake.
    public static ModeBuilder forLocked() {
        return ModeBuilder.reaction().by(UsedBy.READY_OTHER).only(isLocked());
    }

    /// Turns the bleed to another Methuselah, once its target has declined to block.
    public static ModeBuilder turningAside() {
        return ModeBuilder.reaction().only(bleedsYou(), afterDeclining(), elsewhere()).at(SOMEBODY_ELSE);
    }

    // ---- what must hold

    /// A bleed whose target is the text's own player.
    public static Instruction.Requirement<Vtes> bleedsYou() {
        return new RoleRequirement(Role.ACTION | Role.BLED, CardClause.BLEED_OF_YOU);
    }

    /// The action targets the text's own player, or something of theirs (VTES-ACT-11, VTES-CLR-83).
    public static Instruction.Requirement<Vtes> directedAtYou() {
        return (t, play) -> CurrentAction.underWay(t) && CurrentAction.directedAt(t, play.seat()) ? null
                : CardClause.NOT_AT_YOU;
    }

    /// The text's own player has declined or failed to block, and makes no attempt (VTES-FAQ-03, VTES-RUL-44).
    private static Instruction.Requirement<Vtes> afterDeclining() {
        return (t, play) -> CurrentAction.hasNotBlocked(t, play.seat()) && !CurrentAction.attempting(t) ? null
                : ActionClause.REDIRECT_AFTER_DECLINING;
    }

    private static Instruction.Requirement<Vtes> elsewhere() {
        return (t, play) -> SOMEBODY_ELSE.seats().of(t, play) != 0 ? null : ActionClause.NEW_TARGET;
    }

    public static Instruction.Requirement<Vtes> isLocked() {
        return (t, play) -> t.locked(play.subject()) ? null : ActionClause.BY_THE_LOCKED;
    }

    /// The minion could attempt to block now if it were unlocked, or does so already (VTES-CLR-27, VTES-CRL-38).
    public static Instruction.Requirement<Vtes> mightBlock() {
        return new RoleGuard(Role.ACTION | Role.MAY_BLOCK, ReactionEffects::forbidsBlock);
    }

    private static @Nullable Clause forbidsBlock(Vtes t, CardPlay<Vtes> play) {
        if (CurrentAction.isAttempting(t, play.subject())) return null;
        if (CurrentAction.attempting(t)) return ActionClause.BY_THE_BLOCKER;
        if (Blockers.barred(t, play.subject())) return ActionClause.MAY_NOT_BLOCK;
        return Blockers.forbids(t, play.seat());
    }

    // ---- what is done

    private static Instruction.Effect<Vtes> wakes() {
        return (t, play) -> t.wake(play.subject());
    }

    public static Instruction.Effect<Vtes> turnAside() {
        return (t, play) -> CurrentAction.redirect(t, SOMEBODY_ELSE.of(play));
    }

    /// The minion attempts to block, unless that is what it is doing.
    public static Instruction.Effect<Vtes> attempts() {
        return (t, play) -> {
            if (!CurrentAction.attempting(t)) CurrentAction.attempt(t, play.subject());
        };
    }

    /// More of something in the combat that comes of its block, each time it blocks this action (VTES-CRL-24).
    public static Instruction.ValueModifier<Vtes> ifItBlocks(int value, int more) {
        return Modifiers.until(Scope.ACTION, value, THIS_MINION,
                (t, by, subject) -> subject == by.subject() && blocks(t, subject) ? more : 0);
    }

    private static boolean blocks(Vtes t, int minion) {
        return CurrentAction.underWay(t) && CurrentAction.blocked(t) && CurrentAction.blocker(t) == minion;
    }

    // ---- once between two unlock phases

    private record UntilUnlock() implements Instruction.Cost<Vtes> {
        @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
            return t.ledger.used(Scope.untilUnlockOf(play.seat()), play.subject(), play.def()) ? VtesClause.ONCE : null;
        }

        @Override public void pay(Vtes t, CardPlay<Vtes> play) {
            t.ledger.use(Scope.untilUnlockOf(play.seat()), play.subject(), play.def());
        }
    }

    /// A part that keeps the minion from unlocking with the others in its controller's next unlock phase, if it is an ally.
    private record Tires() implements Instruction.ValueModifier<Vtes> {
        @Override public int adds(Vtes t, int value, EffectSource by, int subject) {
            return value == Value.NO_UNLOCK && subject == by.subject() && t.isAlly(subject) ? 1 : 0;
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

    /// One of the name for each minion until its controller's next unlock phase.
    public static Instruction.Cost<Vtes> onceUntilUnlock() {
        return new UntilUnlock();
    }
}
