package elysium.vtes.curios;

import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.CombatEffects.maneuver;
import static elysium.vtes.dsl.CombatEffects.mayManeuver;
import static elysium.vtes.dsl.CombatEffects.mayPress;
import static elysium.vtes.dsl.CombatEffects.mayStrike;
import static elysium.vtes.dsl.CombatEffects.press;
import static elysium.vtes.dsl.CombatEffects.strikes;
import static elysium.vtes.dsl.CombatEffects.toItsOpponent;
import static elysium.vtes.dsl.ModeBuilder.combat;
import static elysium.vtes.dsl.ModeBuilder.equip;
import static elysium.vtes.dsl.ModeBuilder.itsUse;
import static elysium.vtes.dsl.Modifiers.until;
import static elysium.vtes.dsl.References.THIS_MINION;
import static elysium.vtes.rules.combat.StrikeFlags.DESTROYS;
import static elysium.vtes.rules.combat.StrikeFlags.HAND;
import static elysium.vtes.rules.combat.StrikeFlags.STRENGTH;
import static elysium.vtes.rules.combat.StrikeFlags.WEAPON;
import static elysium.vtes.table.vocabulary.Moment.ADDITIONAL;
import static elysium.vtes.table.vocabulary.Moment.BEFORE_RANGE;
import static elysium.vtes.table.vocabulary.Moment.PRESS;
import static elysium.vtes.table.vocabulary.Moment.RANGE;
import static elysium.vtes.table.vocabulary.Moment.STRIKE;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Value;

/// Made-up cards that grant or forbid things in combat, as no real card does.
final class CuriousBouts {
    private static final int SWORD = WEAPON | STRENGTH;

    private CuriousBouts() {}

    static void write(List<CardBuilder> page) {
        forbidding(page);
        page.add(before("Lightning", until(Scope.COMBAT, Value.FIRST_STRIKE, THIS_MINION, 1)));
        page.add(before("Talons", until(Scope.COMBAT, Value.AGGRAVATED_HANDS, THIS_MINION, 1)));
        page.add(before("Fury", until(Scope.COMBAT, Value.STRIKE_DAMAGE, THIS_MINION, 1)));
        page.add(before("Spring", does((t, minion) -> CurrentCombat.grantManeuver(t, minion)),
                does((t, minion) -> CurrentCombat.grantPress(t, minion))));
        page.add(before("Leap", does((t, minion) -> CurrentCombat.grantRoundManeuver(t, minion))));
        page.add(before("Distance", does((t, _) -> CurrentCombat.setRange(t, CurrentCombat.LONG))));
        page.add(before("Closeness", does((t, _) -> CurrentCombat.setRange(t, CurrentCombat.CLOSE))));
        page.add(made(Kind.EQUIPMENT, "Skates").basic(equip())
                .lets(itsUse(RANGE).only(mayManeuver()).does(maneuver())));
        page.add(made(Kind.COMBAT, "Palm").basic(combat(STRIKE).only(mayStrike(HAND)).does(strikes(HAND, 2))));
        page.add(made(Kind.COMBAT, "Smash").basic(combat(STRIKE).only(mayStrike(DESTROYS)).does(strikes(DESTROYS, 0))));
        page.add(made(Kind.EQUIPMENT, "Sword").is(Trait.WEAPON).basic(equip())
                .lets(itsUse(STRIKE).only(mayStrike(SWORD)).does(strikes(SWORD, 1))));
        page.add(made(Kind.EQUIPMENT, "Whistle").basic(equip())
                .lets(itsUse(PRESS).only(mayPress(THIS_MINION)).does(press())));
        page.add(made(Kind.EQUIPMENT, "Drum").basic(equip()).lets(itsUse(ADDITIONAL).only(mayGain())
                .does(does((t, minion) -> CurrentCombat.gainStrikes(t, minion, 1)))));
    }

    private static void forbidding(List<CardBuilder> page) {
        page.add(before("Snare", until(Scope.COMBAT, Value.NO_DODGE, THIS_MINION, toItsOpponent(1))));
        page.add(before("Hex", until(Scope.COMBAT, Value.NO_COMBAT_CARDS, THIS_MINION, toItsOpponent(1))));
        page.add(before("Leaden Feet", until(Scope.COMBAT, Value.NO_MANEUVERS, THIS_MINION, toItsOpponent(1))));
        page.add(before("Long Chase", until(Scope.COMBAT, Value.NO_PRESSES, THIS_MINION, toItsOpponent(1))));
    }

    private interface Deed {
        void on(Vtes t, int minion);
    }

    private static Instruction.Effect<Vtes> does(Deed deed) {
        return (t, play) -> deed.on(t, play.subject());
    }

    private static Instruction.Requirement<Vtes> mayGain() {
        return (t, play) -> CurrentCombat.forbidsGainingStrikes(t, play.subject());
    }

    @SafeVarargs private static CardBuilder before(String name, Instruction<Vtes>... parts) {
        return made(Kind.COMBAT, name).basic(combat(BEFORE_RANGE).does(parts));
    }

    private static CardBuilder made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
