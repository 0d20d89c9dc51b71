package elysium.vtes.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.References.THIS_MINION;
import static elysium.vtes.table.Value.ACTION_BLEED;
import static elysium.vtes.table.Value.LIMITED;

import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vtes.rules.ActionResult;
import elysium.vtes.rules.Blockers;
import elysium.vtes.rules.CurrentAction;
import elysium.vtes.rules.PlayRules;
import elysium.vtes.rules.Usage;
import elysium.vtes.table.ActionClause;
import elysium.vtes.table.CardClause;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Scope;
import elysium.vtes.table.Vtes;

/// What modifiers do to the action under way, and when they may.
public final class ModifierEffects {
    private ModifierEffects() {}

    // ---- bleeding

    /// More bleed of the kind that one modifier card gives; it counts as that one while it gives something (VTES-RUL-54).
    private record Limited(Modifiers.Sum more) implements Instruction.ValueModifier<Vtes> {
        @Override public int adds(Vtes t, int value, EffectSource by, int subject) {
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

    /// The same, as much as is counted whenever somebody asks.
    public static Instruction.ValueModifier<Vtes> limitedBleed(Modifiers.Sum more) {
        return new Limited(more);
    }

    /// No other modifier card gives bleed now, if whoever is bled has so much pool at most.
    public static Instruction.Requirement<Vtes> noOtherForPoor(int pool) {
        return (t, _) -> bledHas(t, pool) && t.value(LIMITED, CurrentAction.actor(t)) > 0 ? ActionClause.ONE_LIMITED
                : null;
    }

    /// Whoever is bled has so much pool at most.
    public static boolean bledHas(Vtes t, int most) {
        return CurrentAction.bled(t) != NONE && t.pool(CurrentAction.bled(t)) <= most;
    }

    /// The bleed is one of 1 or more.
    public static Instruction.Requirement<Vtes> bleedsForSomething() {
        return (t, _) -> CurrentAction.bleed(t) > 0 ? null : CardClause.BLEED_OF_NOTHING;
    }

    /// The bleed is not successful and burns nothing; what follows comes in its place.
    public static Instruction.Effect<Vtes> insteadOfBleeding() {
        return (t, _) -> CurrentAction.replace(t);
    }

    // ---- blocking

    /// A modifier that hides the acting minion, where that is needed.
    public static ModeBuilder hiding(int stealth) {
        return ModeBuilder.modifier().marked(Usage.NEEDED).does(ActionEffects.stealth(stealth));
    }

    /// Whether a minion is an ally, or a vampire younger than another.
    public static boolean lesser(Vtes t, int minion, int than) {
        return t.isAlly(minion) || t.isVampire(minion) && t.older(than, minion);
    }

    // ---- what was, and what comes later

    /// The action ended so; a success may have had no effect.
    public static Instruction.Requirement<Vtes> was(ActionResult outcome) {
        return (t, _) -> CurrentAction.outcome(t) == outcome
                || outcome == ActionResult.SUCCESSFUL && CurrentAction.outcome(t) == ActionResult.NO_EFFECT ? null
                        : CardClause.NOT_SO_RESOLVED;
    }

    /// Never in the same action as another card.
    public static Instruction.Requirement<Vtes> notWith(String slug) {
        return (t, play) -> PlayRules.hasPlayed(t, play.subject(), t.book().number(slug)) ? CardClause.NOT_BOTH : null;
    }

    /// The rest is read when a moment of this action comes, with a number kept as its subject: a minion, a mark.
    public static Program<Vtes> later(int moment, Effects.Count kept, Program<Vtes> then) {
        return Program.<Vtes>of(new Later(moment, kept)).then(then);
    }

    /// What is behind it is read when a moment comes.
    private record Later(int moment, Effects.Count kept) implements Instruction.Jump<Vtes>, PickType.Kept {
        @Override public int to(Vtes t, CardPlay<Vtes> play) {
            t.effects.await(play, play.at() + 1, kept.of(t, play), Scope.ACTION, moment);
            return CardPlay.END;
        }

        @Override public PickType sort() {
            return kept.sort();
        }
    }

    /// What comes once the action is resolved or was ended, before anybody may use something; about a minion.
    @SafeVarargs public static Program<Vtes> afterwards(Effects.Count who, Instruction<Vtes>... then) {
        return later(Moment.AFTER_RESOLUTION, who, Program.of(then));
    }

    /// What comes as soon as the action is blocked, before the block resolves.
    @SafeVarargs public static Program<Vtes> ifBlocked(Instruction<Vtes>... then) {
        return later(Moment.BLOCK_SUCCEEDED, THIS_MINION, Program.of(then));
    }

    /// The action stops at once, without success.
    public static Instruction.Effect<Vtes> endAction() {
        return (t, _) -> CurrentAction.end(t);
    }

    /// The acting minion does not perform this action again this turn.
    public static Instruction.Effect<Vtes> notAgain() {
        return (t, _) -> CurrentAction.bar(t);
    }

    /// Whoever fails to block from now on is locked when the action resolves, not before (VTES-CLR-56, VTES-CLR-57).
    public static Program<Vtes> locksWhoFails() {
        Instruction.Effect<Vtes> lock = (t, play) -> {
            for (int seat = 0; seat < t.players(); seat++)
                for (int minion = t.first(GameLayout.READY + seat); minion != NONE; minion = t.next(minion))
                    if (Blockers.failedSince(t, minion, play.subject())) t.lock(minion);
        };
        return later(Moment.RESOLVES, Effects.number((t, _) -> CurrentAction.effects(t)), Program.of(lock));
    }
}
