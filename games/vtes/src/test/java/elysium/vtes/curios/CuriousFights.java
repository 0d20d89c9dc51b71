package elysium.vtes.curios;

import static elysium.vtes.rules.Strike.AGGRAVATED;
import static elysium.vtes.rules.Strike.HAND;
import static elysium.vtes.rules.Strike.STRENGTH;
import static elysium.vtes.table.Moment.ADDITIONAL;
import static elysium.vtes.table.Moment.STRIKE;
import static elysium.vtes.words.Entry.card;
import static elysium.vtes.words.Fights.mayStrike;
import static elysium.vtes.words.Fights.strikes;
import static elysium.vtes.words.Way.combat;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.vtes.rules.Combat;
import elysium.vtes.table.Kind;
import elysium.vtes.table.Vtes;
import elysium.vtes.words.Entry;

/// Made-up combat cards: additional strikes and aggravated damage, which the worked examples speak of.
final class CuriousFights {
    private static final int CLAWS = HAND | STRENGTH | AGGRAVATED;

    private CuriousFights() {}

    static void write(List<Entry> page) {
        page.add(made("Quickness").basic(combat(ADDITIONAL).only(mayGain()).does(gains(1))));
        page.add(made("Hail of Blows").basic(combat(ADDITIONAL).only(mayGain()).does(gains(2))));
        page.add(made("Claws").basic(combat(STRIKE).only(mayStrike(CLAWS)).does(strikes(CLAWS, 0))));
        page.add(made("Great Claws").basic(combat(STRIKE).only(mayStrike(CLAWS)).does(strikes(CLAWS, 2))));
    }

    private static Entry made(String name) {
        return card(Kind.COMBAT, CuriousCrypt.slug(name), name, name);
    }

    private static Instruction.Requirement<Vtes> mayGain() {
        return (t, play) -> Combat.forbidsGaining(t, play.subject());
    }

    private static Instruction.Effect<Vtes> gains(int strikes) {
        return (t, play) -> Combat.gainStrikes(t, play.subject(), strikes);
    }
}
