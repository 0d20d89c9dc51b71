package elysium.vtes.curios;

import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.CombatEffects.handsOnly;
import static elysium.vtes.dsl.CombatEffects.isHurt;
import static elysium.vtes.dsl.CombatEffects.mayStrike;
import static elysium.vtes.dsl.CombatEffects.nextRange;
import static elysium.vtes.dsl.CombatEffects.prevents;
import static elysium.vtes.dsl.CombatEffects.strikes;
import static elysium.vtes.dsl.Effects.burnThis;
import static elysium.vtes.dsl.Effects.comesIntoPlay;
import static elysium.vtes.dsl.Effects.hurts;
import static elysium.vtes.dsl.ModeBuilder.action;
import static elysium.vtes.dsl.ModeBuilder.combat;
import static elysium.vtes.dsl.ModeBuilder.equip;
import static elysium.vtes.dsl.ModeBuilder.itsUse;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.References.THIS_MINION;
import static elysium.vtes.rules.combat.StrikeFlags.RANGED;
import static elysium.vtes.rules.combat.StrikeFlags.TAKES;
import static elysium.vtes.rules.combat.StrikeFlags.WEAPONS;
import static elysium.vtes.table.vocabulary.Moment.BEFORE_RANGE;
import static elysium.vtes.table.vocabulary.Moment.BEFORE_STRIKES;
import static elysium.vtes.table.vocabulary.Moment.COMBAT_ENDED;
import static elysium.vtes.table.vocabulary.Moment.PREVENTION;
import static elysium.vtes.table.vocabulary.Moment.STRIKE;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.ChoiceZone;
import elysium.vtes.flow.combat.CombatFlow;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Kind;

/// Made-up cards on weapons, ranges and the end of combat, with effects that no real card has.
final class CuriousArms {
    private static final CardChoice VICTIM = CardChoice.at(ChoiceZone.READY_MINIONS);

    private CuriousArms() {}

    static void write(List<CardBuilder> page) {
        page.add(made(Kind.COMBAT, "Disarm").basic(combat(STRIKE).only(mayStrike(RANGED | TAKES | WEAPONS))
                .does(strikes(RANGED | TAKES | WEAPONS, 0))));
        page.add(made(Kind.COMBAT, "Pickpocket").basic(combat(STRIKE).only(mayStrike(TAKES)).does(strikes(TAKES, 0))));
        page.add(made(Kind.COMBAT, "Clinch").basic(combat(BEFORE_RANGE).does(handsOnly())));
        page.add(made(Kind.COMBAT, "Wide Field").basic(combat(BEFORE_STRIKES).does(nextRange(CurrentCombat.LONG))));
        page.add(made(Kind.EQUIPMENT, "Parasol").basic(equip())
                .lets(itsUse(PREVENTION).only(isHurt(THIS_MINION)).does(prevents(1))));
        page.add(made(Kind.ACTION, "Torch").basic(action().at(VICTIM).does(hurts(VICTIM, 1, 0))));
        page.add(made(Kind.MASTER, "Grudge").basic(master().does(comesIntoPlay()))
                .on(COMBAT_ENDED, (_, _, _) -> true, Program.<Vtes>of(burnThis()).then(again())));
    }

    /// Starts another combat between the same minions.
    private static Instruction.StartFrame<Vtes> again() {
        return (t, _) -> CombatFlow.of(CurrentCombat.acting(t), CurrentCombat.opponent(t));
    }

    private static CardBuilder made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
