package elysium.vtes.dsl;

import static elysium.vtes.dsl.References.THIS_MINION;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.ControlFlow;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vtes.flow.combat.PreventDamage;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.rules.combat.Strikes;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.CardClause;
import elysium.vtes.table.clause.CombatClause;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Value;
import org.jspecify.annotations.Nullable;

/// The effects of texts in combat.
public final class CombatEffects {
    private static final int PLAYED = 20_000;

    private CombatEffects() {}

    // ---- strikes

    /// Chooses a strike; the rest of the text runs as it resolves.
    public static Instruction.Jump<Vtes> strikes(int kinds, int amount) {
        return (t, play) -> {
            Strikes.choose(t, play, kinds, amount);
            return CardPlay.END;
        };
    }

    /// Requires that the minion may make such a strike now.
    public static Instruction.Requirement<Vtes> mayStrike(int kinds) {
        return (t, play) -> Strikes.forbids(t, play, kinds);
    }

    // ---- range

    public static Instruction.Requirement<Vtes> mayManeuver() {
        return (t, play) -> CurrentCombat.forbidsManeuver(t, play.subject());
    }

    public static Instruction.Effect<Vtes> maneuver() {
        return (t, play) -> CurrentCombat.maneuver(t, play.subject());
    }

    public static Instruction.Requirement<Vtes> atRange(int range) {
        return (t, _) -> CurrentCombat.range(t) == range ? null : CombatClause.WRONG_RANGE;
    }

    /// Sets the range of the next round, which then has no range step.
    public static Instruction.Effect<Vtes> nextRange(int range) {
        return (t, _) -> CurrentCombat.setNextRange(t, range);
    }

    // ---- presses

    public static Instruction.Requirement<Vtes> mayPress(Effects.Count who) {
        return (t, play) -> CurrentCombat.forbidsPress(t, who.of(t, play));
    }

    /// Requires that the minion may press to continue combat.
    public static Instruction.Requirement<Vtes> mayPressOn() {
        return (t, play) -> CurrentCombat.forbidsPressOn(t, play.subject());
    }

    public static Instruction.Effect<Vtes> press() {
        return (t, play) -> CurrentCombat.press(t, play.subject());
    }

    /// Grants a press for this round (VTES-RUL-73).
    public static Instruction.Effect<Vtes> pressThisRound(Effects.Count who) {
        return (t, play) -> CurrentCombat.grantRoundPress(t, who.of(t, play));
    }

    // ---- prevention

    public static Instruction.Requirement<Vtes> inCombat(Effects.Count who) {
        return (t, play) -> CurrentCombat.isCombatant(t, who.of(t, play)) ? null : CombatClause.NOT_FIGHTING;
    }

    /// Requires preventable damage to a minion.
    public static Instruction.Requirement<Vtes> isHurt(Effects.Count who) {
        return (t, play) -> DamagePackets.preventingMinion(t) == who.of(t, play) ? null : CardClause.NO_DAMAGE;
    }

    public static Instruction.StartFrame<Vtes> prevents(int damage) {
        return (_, _) -> new PreventDamage(damage, 0, 0);
    }

    public static Instruction.StartFrame<Vtes> prevents(Effects.Count damage) {
        return (t, play) -> new PreventDamage(damage.of(t, play), 0, 0);
    }

    /// Prevents a point of damage of a kind, or of no such kind, a limited number of times per combat and never of both
    /// sorts.
    private record Shield(int of, int not, int often) implements Instruction.Cost<Vtes> {
        @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
            boolean spent = t.ledger.uses(Scope.COMBAT, play.card(), PLAYED + of) >= often
                    || t.ledger.used(Scope.COMBAT, play.card(), PLAYED + not);
            if (spent) return VtesClause.ONCE;
            return DamagePackets.preventablePoints(t, Effects.bearer(t, play), of, not) > 0 ? null
                    : CombatClause.NOTHING_TO_PREVENT;
        }

        @Override public void pay(Vtes t, CardPlay<Vtes> play) {
            t.ledger.use(Scope.COMBAT, play.card(), PLAYED + of);
        }
    }

    /// Prevents points of one kind of damage per combat, unless the other kind was prevented.
    public static Instruction.Cost<Vtes> shieldFrom(int kinds, int points) {
        return new Shield(kinds, 0, points);
    }

    public static Instruction.Cost<Vtes> shieldFromOthers(int kinds) {
        return new Shield(0, kinds, 1);
    }

    public static Instruction.StartFrame<Vtes> preventsOf(int kinds) {
        return (_, _) -> new PreventDamage(1, kinds, 0);
    }

    public static Instruction.StartFrame<Vtes> preventsOther(int kinds) {
        return (_, _) -> new PreventDamage(1, 0, kinds);
    }

    // ---- limits

    private record OneEach(int span) implements Instruction.Cost<Vtes> {
        @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
            return t.ledger.used(span, play.subject(), PLAYED + play.def()) ? VtesClause.ONCE : null;
        }

        @Override public void pay(Vtes t, CardPlay<Vtes> play) {
            t.ledger.use(span, play.subject(), PLAYED + play.def());
        }
    }

    /// "One per minion and combat", or round; a cancelled card counts (VTES-CRL-26).
    public static Instruction.Cost<Vtes> oneEach(int span) {
        return new OneEach(span);
    }

    // ---- lasting effects

    /// Environmental damage to the opponent of the bearer (VTES-RUL-70).
    public static Modifiers.Sum toItsOpponent(int amount) {
        return (t, by,
                minion) -> CurrentCombat.isCombatant(t, by.subject())
                        && CurrentCombat.opponentOf(t, by.subject()) == minion
                                ? amount : 0;
    }

    /// Allows both combatants only hand strikes this round.
    public static Instruction.ValueModifier<Vtes> handsOnly() {
        return Modifiers.until(Scope.ROUND, Value.HANDS_ONLY, THIS_MINION, (_, _, _) -> 1);
    }

    /// Sets the strength of the minion for this combat, replacing an earlier value.
    public static Program<Vtes> strengthIs(int strength, int other) {
        return ControlFlow.ifTrue((t, play) -> set(t, play) == 0, Program.of(raisedBy(strength)))
                .then(ControlFlow.ifTrue((t, play) -> set(t, play) == other, Program.of(raisedBy(strength - other))));
    }

    private static int set(Vtes t, CardPlay<Vtes> play) {
        return t.value(Value.STRENGTH_SET, play.subject());
    }

    private static Instruction.ValueModifier<Vtes> raisedBy(int more) {
        return Modifiers.until(Scope.COMBAT, Value.STRENGTH_SET, THIS_MINION, more);
    }

    // ---- results

    /// Requires that the opponent is a vampire, in any state, and the minion itself is ready.
    public static Instruction.Requirement<Vtes> foughtVampire() {
        return (t, play) -> t.facts.isVampire(play.subject()) && t.regions.isReady(play.subject())
                && t.facts.isVampire(CurrentCombat.opponentOf(t, play.subject())) ? null : CardClause.OF_VAMPIRES;
    }

    /// Gains blood equal to what the opponent lost to damage this round (VTES-RUL-76).
    public static Instruction.Effect<Vtes> drinkWhatWasLost() {
        return (t, play) -> t.blood.add(play.subject(),
                CurrentCombat.bloodLost(t, CurrentCombat.opponentOf(t, play.subject())));
    }
}
