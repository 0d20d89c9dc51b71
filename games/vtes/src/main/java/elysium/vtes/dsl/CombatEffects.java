package elysium.vtes.dsl;

import static elysium.vtes.dsl.References.THIS_MINION;

import elysium.kernel.Clause;
import elysium.tabletop.CardPlay;
import elysium.tabletop.ControlFlow;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vtes.flow.combat.PreventDamage;
import elysium.vtes.rules.CurrentCombat;
import elysium.vtes.rules.DamagePackets;
import elysium.vtes.rules.Strikes;
import elysium.vtes.table.CardClause;
import elysium.vtes.table.CombatClause;
import elysium.vtes.table.Scope;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.VtesClause;
import org.jspecify.annotations.Nullable;

/// What texts do in combat.
public final class CombatEffects {
    private static final int PLAYED = 20_000;

    private CombatEffects() {}

    // ---- strikes

    /// A strike of a kind: what follows in the text is read as it resolves.
    public static Instruction.Jump<Vtes> strikes(int kinds, int amount) {
        return (t, play) -> {
            Strikes.choose(t, play, kinds, amount);
            return CardPlay.END;
        };
    }

    /// The minion may strike so now.
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

    /// The next round, if there is one, is at a range without a range step.
    public static Instruction.Effect<Vtes> nextRange(int range) {
        return (t, _) -> CurrentCombat.setNextRange(t, range);
    }

    // ---- presses

    public static Instruction.Requirement<Vtes> mayPress(Effects.Count who) {
        return (t, play) -> CurrentCombat.forbidsPress(t, who.of(t, play));
    }

    /// Only to go on with the combat.
    public static Instruction.Requirement<Vtes> mayPressOn() {
        return (t, play) -> CurrentCombat.forbidsPressOn(t, play.subject());
    }

    public static Instruction.Effect<Vtes> press() {
        return (t, play) -> CurrentCombat.press(t, play.subject());
    }

    /// An optional press in this round (VTES-RUL-73).
    public static Instruction.Effect<Vtes> pressThisRound(Effects.Count who) {
        return (t, play) -> CurrentCombat.grantRoundPress(t, who.of(t, play));
    }

    // ---- prevention

    public static Instruction.Requirement<Vtes> inCombat(Effects.Count who) {
        return (t, play) -> CurrentCombat.fights(t, who.of(t, play)) ? null : CombatClause.NOT_FIGHTING;
    }

    /// A minion takes damage that can be prevented.
    public static Instruction.Requirement<Vtes> isHurt(Effects.Count who) {
        return (t, play) -> DamagePackets.victim(t) == who.of(t, play) ? null : CardClause.NO_DAMAGE;
    }

    public static Instruction.StartFrame<Vtes> prevents(int damage) {
        return (_, _) -> new PreventDamage(damage, 0, 0);
    }

    public static Instruction.StartFrame<Vtes> prevents(Effects.Count damage) {
        return (t, play) -> new PreventDamage(damage.of(t, play), 0, 0);
    }

    /// Prevents a point of damage, of a kind or of no such kind, as often in a combat as is said and never of both sorts.
    private record Shield(int of, int not, int often) implements Instruction.Cost<Vtes> {
        @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
            boolean spent = t.ledger.uses(Scope.COMBAT, play.card(), PLAYED + of) >= often
                    || t.ledger.used(Scope.COMBAT, play.card(), PLAYED + not);
            if (spent) return VtesClause.ONCE;
            return DamagePackets.left(t, Effects.bearer(t, play), of, not) > 0 ? null : CombatClause.NOTHING_TO_PREVENT;
        }

        @Override public void pay(Vtes t, CardPlay<Vtes> play) {
            t.ledger.use(Scope.COMBAT, play.card(), PLAYED + of);
        }
    }

    /// So many points in a combat of damage of a kind, unless the other sort has been prevented.
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

    // ---- how often

    private record OneEach(int span) implements Instruction.Cost<Vtes> {
        @Override public @Nullable Clause forbids(Vtes t, CardPlay<Vtes> play) {
            return t.ledger.used(span, play.subject(), PLAYED + play.def()) ? VtesClause.ONCE : null;
        }

        @Override public void pay(Vtes t, CardPlay<Vtes> play) {
            t.ledger.use(span, play.subject(), PLAYED + play.def());
        }
    }

    /// "One per minion and combat", or round; a cancelled one counts too (VTES-CRL-26).
    public static Instruction.Cost<Vtes> oneEach(int span) {
        return new OneEach(span);
    }

    // ---- what lasts

    /// As much for whoever fights the minion that the text is about, as damage from the surroundings (VTES-RUL-70).
    public static Modifiers.Sum toItsOpponent(int amount) {
        return (t, by, minion) -> CurrentCombat.fights(t, by.subject()) && CurrentCombat.foe(t, by.subject()) == minion
                ? amount : 0;
    }

    /// In this round both combatants use their hands and nothing else.
    public static Instruction.ValueModifier<Vtes> handsOnly() {
        return Modifiers.until(Scope.ROUND, Value.HANDS_ONLY, THIS_MINION, (_, _, _) -> 1);
    }

    /// The strength of the minion is set for this combat, whatever else had set it to another number.
    public static Program<Vtes> strengthIs(int strength, int other) {
        return ControlFlow.ifSo((t, play) -> set(t, play) == 0, Program.of(raisedBy(strength)))
                .then(ControlFlow.ifSo((t, play) -> set(t, play) == other, Program.of(raisedBy(strength - other))));
    }

    private static int set(Vtes t, CardPlay<Vtes> play) {
        return t.value(Value.STRENGTH_SET, play.subject());
    }

    private static Instruction.ValueModifier<Vtes> raisedBy(int more) {
        return Modifiers.until(Scope.COMBAT, Value.STRENGTH_SET, THIS_MINION, more);
    }

    // ---- what comes of it

    /// The opponent is a vampire, ready or not any more, and the minion itself is a ready one.
    public static Instruction.Requirement<Vtes> foughtVampire() {
        return (t, play) -> t.isVampire(play.subject()) && t.isReady(play.subject())
                && t.isVampire(CurrentCombat.foe(t, play.subject())) ? null : CardClause.OF_VAMPIRES;
    }

    /// Blood from the bank, as much as damage made the opponent lose this round (VTES-RUL-76).
    public static Instruction.Effect<Vtes> drinkWhatWasLost() {
        return (t, play) -> t.addBlood(play.subject(),
                CurrentCombat.bloodLost(t, CurrentCombat.foe(t, play.subject())));
    }
}
