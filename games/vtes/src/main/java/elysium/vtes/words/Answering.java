package elysium.vtes.words;

import static elysium.vtes.words.Those.THIS_MINION;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.vtes.rules.Action;
import elysium.vtes.rules.Blockers;
import elysium.vtes.rules.During;
import elysium.vtes.rules.How;
import elysium.vtes.rules.Role;
import elysium.vtes.rules.Who;
import elysium.vtes.rules.Within;
import elysium.vtes.table.ActionClause;
import elysium.vtes.table.CardClause;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Span;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.VtesClause;
import org.jspecify.annotations.Nullable;

/// What texts do for those who answer to an action: block it, bear it, or turn it aside.
public final class Answering {
    /// A Methuselah to whom a bleed can be turned: neither its target nor whoever acts (VTES-RUL-50).
    private static final Whom SOMEBODY_ELSE = new Whom(Words.TARGET,
            (t, play) -> t.foes(play.seat()) & ~(1 << Action.seat(t)));

    private Answering() {}

    // ---- ways

    /// For the minion that attempts to block, where more intercept is needed.
    public static Way intercepting() {
        return Way.reaction().by(Who.BLOCKING).in(Moment.BLOCK_ATTEMPT).marked(How.NEEDED);
    }

    /// For a locked minion, which wakes.
    public static Way waking() {
        return Way.reaction().by(Who.LOCKED).marked(How.WAKES).does(wakes());
    }

    /// For a ready minion that is locked, woken or not; it is no wake.
    public static Way forLocked() {
        return Way.reaction().by(Who.READY_OTHER).only(isLocked());
    }

    /// Turns the bleed to another Methuselah, once its target has declined to block.
    public static Way turningAside() {
        return Way.reaction().only(bleedsYou(), afterDeclining(), elsewhere()).at(SOMEBODY_ELSE);
    }

    // ---- what must hold

    /// A bleed whose target is the text's own player.
    public static Instruction.Requirement<Vtes> bleedsYou() {
        return new During(Role.ACTION | Role.BLED, CardClause.BLEED_OF_YOU);
    }

    /// The action targets the text's own player, or something of theirs (VTES-ACT-11, VTES-CLR-83).
    public static Instruction.Requirement<Vtes> directedAtYou() {
        return (t, play) -> Action.underWay(t) && Action.directedAt(t, play.seat()) ? null : CardClause.NOT_AT_YOU;
    }

    /// The text's own player has declined or failed to block, and makes no attempt (VTES-FAQ-03, VTES-RUL-44).
    private static Instruction.Requirement<Vtes> afterDeclining() {
        return (t, play) -> Action.hasNotBlocked(t, play.seat()) && !Action.attempting(t) ? null
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
        return new Within(Role.ACTION | Role.MAY_BLOCK, Answering::forbidsBlock);
    }

    private static @Nullable Clause forbidsBlock(Vtes t, CardPlay<Vtes> play) {
        if (Action.isAttempting(t, play.subject())) return null;
        if (Action.attempting(t)) return ActionClause.BY_THE_BLOCKER;
        if (Blockers.barred(t, play.subject())) return ActionClause.MAY_NOT_BLOCK;
        return Blockers.forbids(t, play.seat());
    }

    // ---- what is done

    private static Instruction.Effect<Vtes> wakes() {
        return (t, play) -> t.wake(play.subject());
    }

    public static Instruction.Effect<Vtes> turnAside() {
        return (t, play) -> Action.redirect(t, SOMEBODY_ELSE.of(play));
    }

    /// The minion attempts to block, unless that is what it is doing.
    public static Instruction.Effect<Vtes> attempts() {
        return (t, play) -> {
            if (!Action.attempting(t)) Action.attempt(t, play.subject());
        };
    }

    /// More of something in the combat that comes of its block, each time it blocks this action (VTES-CRL-24).
    public static Instruction.ValueModifier<Vtes> ifItBlocks(int value, int more) {
        return Adding.until(Span.ACTION, value, THIS_MINION,
                (t, by, subject) -> subject == by.subject() && blocks(t, subject) ? more : 0);
    }

    private static boolean blocks(Vtes t, int minion) {
        return Action.underWay(t) && Action.blocked(t) && Action.blocker(t) == minion;
    }

    // ---- once between two unlock phases

    private record UntilUnlock() implements Instruction.Cost<Vtes> {
        @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
            return t.ledger.used(Span.untilUnlockOf(play.seat()), play.subject(), play.def()) ? VtesClause.ONCE : null;
        }

        @Override public void pay(Vtes t, CardPlay<Vtes> play) {
            t.ledger.use(Span.untilUnlockOf(play.seat()), play.subject(), play.def());
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
            return Span.afterUnlockOf(play.seat());
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
