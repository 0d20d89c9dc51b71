package elysium.vtes.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.References.THIS_MINION;
import static elysium.vtes.table.vocabulary.Value.ACTION_BLEED;
import static elysium.vtes.table.vocabulary.Value.LIMITED;

import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vtes.rules.action.ActionResult;
import elysium.vtes.rules.action.Blockers;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.card.PlayRules;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.ActionClause;
import elysium.vtes.table.clause.CardClause;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Scope;

/// The effects of modifiers on the current action, and their conditions.
public final class ModifierEffects {
    private ModifierEffects() {}

    // ---- bleeding

    /// A limited bleed bonus; it counts against the limit while it is above 0 (VTES-RUL-54).
    private record Limited(Modifiers.Sum more) implements Instruction.ValueModifier<Vtes> {
        @Override public int amount(Vtes t, int value, EffectSource by, int subject) {
            if (subject != by.subject() || value != ACTION_BLEED && value != LIMITED) return 0;
            int bleed = more.of(t, by, subject);
            return value == ACTION_BLEED ? bleed : Math.min(1, bleed);
        }

        @Override public long values() {
            return 1L << ACTION_BLEED | 1L << LIMITED;
        }

        @Override public int until() {
            return Scope.ACTION;
        }
    }

    public static Instruction.ValueModifier<Vtes> limitedBleed(int more) {
        return limitedBleed((_, _, _) -> more);
    }

    /// The same with an amount computed on demand.
    public static Instruction.ValueModifier<Vtes> limitedBleed(Modifiers.Sum more) {
        return new Limited(more);
    }

    /// Requires that no other modifier card gives bleed, if the target has at most that much pool.
    public static Instruction.Requirement<Vtes> noOtherForPoor(int pool) {
        return (t, _) -> bledHas(t, pool) && t.value(LIMITED, CurrentAction.actor(t)) > 0 ? ActionClause.ONE_LIMITED
                : null;
    }

    /// Whether the target of the bleed has at most that much pool.
    public static boolean bledHas(Vtes t, int most) {
        return CurrentAction.bleedTarget(t) != NONE && t.pools.of(CurrentAction.bleedTarget(t)) <= most;
    }

    /// Requires a bleed of at least 1.
    public static Instruction.Requirement<Vtes> bleedsForSomething() {
        return (t, _) -> CurrentAction.bleed(t) > 0 ? null : CardClause.BLEED_OF_NOTHING;
    }

    /// Replaces the bleed, which is not successful and burns no pool, by what follows.
    public static Instruction.Effect<Vtes> insteadOfBleeding() {
        return (t, _) -> CurrentAction.replaceBleed(t);
    }

    // ---- blocking

    /// A modifier that adds stealth where it is needed.
    public static ModeBuilder hiding(int stealth) {
        return ModeBuilder.modifier().marked(Usage.NEEDED).does(ActionEffects.stealth(stealth));
    }

    /// Whether a minion is an ally, or a vampire younger than another.
    public static boolean lesser(Vtes t, int minion, int than) {
        return t.facts.isAlly(minion) || t.facts.isVampire(minion) && t.identity.isOlder(than, minion);
    }

    // ---- results and later effects

    /// Requires a result of the action; a success includes one without effect.
    public static Instruction.Requirement<Vtes> was(ActionResult outcome) {
        return (t, _) -> CurrentAction.outcome(t) == outcome
                || outcome == ActionResult.SUCCESSFUL && CurrentAction.outcome(t) == ActionResult.NO_EFFECT ? null
                        : CardClause.NOT_SO_RESOLVED;
    }

    /// Cannot be used in the same action as another card.
    public static Instruction.Requirement<Vtes> notWith(String slug) {
        return (t, play) -> PlayRules.hasPlayed(t, play.subject(), t.book().number(slug)) ? CardClause.NOT_BOTH : null;
    }

    /// Runs the rest at a later moment of this action, with a stored number as its subject: a minion, or a timestamp.
    public static Program<Vtes> later(int moment, Effects.Count kept, Program<Vtes> then) {
        return Program.<Vtes>of(new Later(moment, kept)).then(then);
    }

    /// Defers the instructions after it to a moment.
    private record Later(int moment, Effects.Count kept) implements Instruction.Jump<Vtes>, PickType.Kept {
        @Override public int to(Vtes t, CardPlay<Vtes> play) {
            t.effects.addWaiting(play, play.at() + 1, kept.of(t, play), Scope.ACTION, moment);
            return CardPlay.END;
        }

        @Override public PickType sort() {
            return kept.sort();
        }
    }

    /// Runs after the action is resolved or ended, before any seat may use something.
    @SafeVarargs public static Program<Vtes> afterwards(Effects.Count who, Instruction<Vtes>... then) {
        return later(Moment.AFTER_RESOLUTION, who, Program.of(then));
    }

    /// Runs as soon as the action is blocked, before the block resolves.
    @SafeVarargs public static Program<Vtes> ifBlocked(Instruction<Vtes>... then) {
        return later(Moment.BLOCK_SUCCEEDED, THIS_MINION, Program.of(then));
    }

    /// Ends the action at once, without success.
    public static Instruction.Effect<Vtes> endAction() {
        return (t, _) -> CurrentAction.end(t);
    }

    /// Forbids the acting minion to repeat this action this turn.
    public static Instruction.Effect<Vtes> notAgain() {
        return (t, _) -> CurrentAction.forbidRepeat(t);
    }

    /// Locks minions that fail to block from now on, when the action resolves (VTES-CLR-56, VTES-CLR-57).
    public static Program<Vtes> locksWhoFails() {
        Instruction.Effect<Vtes> lock = (t, play) -> {
            for (int seat = 0; seat < t.players(); seat++)
                for (int minion = t.first(GameLayout.READY + seat); minion != NONE; minion = t.next(minion))
                    if (Blockers.failedSince(t, minion, play.subject())) t.minions.lock(minion);
        };
        return later(Moment.RESOLVES, Effects.number((t, _) -> CurrentAction.effects(t)), Program.of(lock));
    }
}
