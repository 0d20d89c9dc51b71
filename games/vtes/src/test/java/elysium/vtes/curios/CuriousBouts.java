package elysium.vtes.curios;

import static elysium.vtes.rules.Strike.DESTROYS;
import static elysium.vtes.rules.Strike.HAND;
import static elysium.vtes.rules.Strike.STRENGTH;
import static elysium.vtes.rules.Strike.WEAPON;
import static elysium.vtes.table.Moment.ADDITIONAL;
import static elysium.vtes.table.Moment.BEFORE_RANGE;
import static elysium.vtes.table.Moment.PRESS;
import static elysium.vtes.table.Moment.RANGE;
import static elysium.vtes.table.Moment.STRIKE;
import static elysium.vtes.words.Adding.until;
import static elysium.vtes.words.Entry.card;
import static elysium.vtes.words.Fights.maneuver;
import static elysium.vtes.words.Fights.mayManeuver;
import static elysium.vtes.words.Fights.mayPress;
import static elysium.vtes.words.Fights.mayStrike;
import static elysium.vtes.words.Fights.press;
import static elysium.vtes.words.Fights.strikes;
import static elysium.vtes.words.Fights.toItsOpponent;
import static elysium.vtes.words.Those.THIS_MINION;
import static elysium.vtes.words.Way.combat;
import static elysium.vtes.words.Way.equip;
import static elysium.vtes.words.Way.itsUse;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.vtes.rules.Combat;
import elysium.vtes.table.Kind;
import elysium.vtes.table.Span;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;
import elysium.vtes.words.Entry;

/// Made-up cards that grant or forbid in combat what no card of the box does.
final class CuriousBouts {
    private static final int SWORD = WEAPON | STRENGTH;

    private CuriousBouts() {}

    static void write(List<Entry> page) {
        forbidding(page);
        page.add(before("Lightning", until(Span.COMBAT, Value.FIRST_STRIKE, THIS_MINION, 1)));
        page.add(before("Talons", until(Span.COMBAT, Value.AGGRAVATED_HANDS, THIS_MINION, 1)));
        page.add(before("Fury", until(Span.COMBAT, Value.STRIKE_DAMAGE, THIS_MINION, 1)));
        page.add(before("Spring", does((t, minion) -> Combat.grantManeuver(t, minion)),
                does((t, minion) -> Combat.grantPress(t, minion))));
        page.add(before("Leap", does((t, minion) -> Combat.grantRoundManeuver(t, minion))));
        page.add(before("Distance", does((t, _) -> Combat.setRange(t, Combat.LONG))));
        page.add(before("Closeness", does((t, _) -> Combat.setRange(t, Combat.CLOSE))));
        page.add(made(Kind.EQUIPMENT, "Skates").basic(equip())
                .lets(itsUse(RANGE).only(mayManeuver()).does(maneuver())));
        page.add(made(Kind.COMBAT, "Palm").basic(combat(STRIKE).only(mayStrike(HAND)).does(strikes(HAND, 2))));
        page.add(made(Kind.COMBAT, "Smash").basic(combat(STRIKE).only(mayStrike(DESTROYS)).does(strikes(DESTROYS, 0))));
        page.add(made(Kind.EQUIPMENT, "Sword").is(Trait.WEAPON).basic(equip())
                .lets(itsUse(STRIKE).only(mayStrike(SWORD)).does(strikes(SWORD, 1))));
        page.add(made(Kind.EQUIPMENT, "Whistle").basic(equip())
                .lets(itsUse(PRESS).only(mayPress(THIS_MINION)).does(press())));
        page.add(made(Kind.EQUIPMENT, "Drum").basic(equip()).lets(itsUse(ADDITIONAL).only(mayGain())
                .does(does((t, minion) -> Combat.gainStrikes(t, minion, 1)))));
    }

    private static void forbidding(List<Entry> page) {
        page.add(before("Snare", until(Span.COMBAT, Value.NO_DODGE, THIS_MINION, toItsOpponent(1))));
        page.add(before("Hex", until(Span.COMBAT, Value.NO_COMBAT_CARDS, THIS_MINION, toItsOpponent(1))));
        page.add(before("Leaden Feet", until(Span.COMBAT, Value.NO_MANEUVERS, THIS_MINION, toItsOpponent(1))));
        page.add(before("Long Chase", until(Span.COMBAT, Value.NO_PRESSES, THIS_MINION, toItsOpponent(1))));
    }

    private interface Deed {
        void on(Vtes t, int minion);
    }

    private static Instruction.Effect<Vtes> does(Deed deed) {
        return (t, play) -> deed.on(t, play.subject());
    }

    private static Instruction.Requirement<Vtes> mayGain() {
        return (t, play) -> Combat.forbidsGaining(t, play.subject());
    }

    @SafeVarargs private static Entry before(String name, Instruction<Vtes>... parts) {
        return made(Kind.COMBAT, name).basic(combat(BEFORE_RANGE).does(parts));
    }

    private static Entry made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
