package elysium.vtes.curios;

import static elysium.vtes.rules.Strike.RANGED;
import static elysium.vtes.rules.Strike.TAKES;
import static elysium.vtes.rules.Strike.WEAPONS;
import static elysium.vtes.table.Moment.BEFORE_RANGE;
import static elysium.vtes.table.Moment.BEFORE_STRIKES;
import static elysium.vtes.table.Moment.COMBAT_ENDED;
import static elysium.vtes.table.Moment.PREVENTION;
import static elysium.vtes.table.Moment.STRIKE;
import static elysium.vtes.words.Entry.card;
import static elysium.vtes.words.Fights.handsOnly;
import static elysium.vtes.words.Fights.isHurt;
import static elysium.vtes.words.Fights.mayStrike;
import static elysium.vtes.words.Fights.nextRange;
import static elysium.vtes.words.Fights.prevents;
import static elysium.vtes.words.Fights.strikes;
import static elysium.vtes.words.Those.THIS_MINION;
import static elysium.vtes.words.Way.action;
import static elysium.vtes.words.Way.combat;
import static elysium.vtes.words.Way.equip;
import static elysium.vtes.words.Way.itsUse;
import static elysium.vtes.words.Way.master;
import static elysium.vtes.words.Words.burnThis;
import static elysium.vtes.words.Words.comesIntoPlay;
import static elysium.vtes.words.Words.hurts;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vtes.flow.combat.Fight;
import elysium.vtes.rules.Combat;
import elysium.vtes.table.Kind;
import elysium.vtes.table.Vtes;
import elysium.vtes.words.Aim;
import elysium.vtes.words.Among;
import elysium.vtes.words.Entry;

/// Made-up cards that do to weapons, ranges and the ends of combats what no card of the box does.
final class CuriousArms {
    private static final Aim VICTIM = Aim.at(Among.READY_MINIONS);

    private CuriousArms() {}

    static void write(List<Entry> page) {
        page.add(made(Kind.COMBAT, "Disarm").basic(combat(STRIKE).only(mayStrike(RANGED | TAKES | WEAPONS))
                .does(strikes(RANGED | TAKES | WEAPONS, 0))));
        page.add(made(Kind.COMBAT, "Pickpocket").basic(combat(STRIKE).only(mayStrike(TAKES)).does(strikes(TAKES, 0))));
        page.add(made(Kind.COMBAT, "Clinch").basic(combat(BEFORE_RANGE).does(handsOnly())));
        page.add(made(Kind.COMBAT, "Wide Field").basic(combat(BEFORE_STRIKES).does(nextRange(Combat.LONG))));
        page.add(made(Kind.EQUIPMENT, "Parasol").basic(equip())
                .lets(itsUse(PREVENTION).only(isHurt(THIS_MINION)).does(prevents(1))));
        page.add(made(Kind.ACTION, "Torch").basic(action().at(VICTIM).does(hurts(VICTIM, 1, 0))));
        page.add(made(Kind.MASTER, "Grudge").basic(master().does(comesIntoPlay()))
                .on(COMBAT_ENDED, (_, _, _) -> true, Program.<Vtes>of(burnThis()).then(again())));
    }

    /// Those who have fought fight once more.
    private static Instruction.StartFrame<Vtes> again() {
        return (t, _) -> Fight.of(Combat.acting(t), Combat.opponent(t));
    }

    private static Entry made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
