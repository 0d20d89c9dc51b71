package elysium.vtes.curios;

import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.CombatEffects.mayStrike;
import static elysium.vtes.dsl.CombatEffects.strikes;
import static elysium.vtes.dsl.ModeBuilder.combat;
import static elysium.vtes.rules.combat.StrikeFlags.AGGRAVATED;
import static elysium.vtes.rules.combat.StrikeFlags.HAND;
import static elysium.vtes.rules.combat.StrikeFlags.STRENGTH;
import static elysium.vtes.table.vocabulary.Moment.ADDITIONAL;
import static elysium.vtes.table.vocabulary.Moment.STRIKE;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Kind;

/// Made-up combat cards for worked examples: additional strikes and aggravated damage.
final class CuriousFights {
    private static final int CLAWS = HAND | STRENGTH | AGGRAVATED;

    private CuriousFights() {}

    static void write(List<CardBuilder> page) {
        page.add(made("Quickness").basic(combat(ADDITIONAL).only(mayGain()).does(gains(1))));
        page.add(made("Hail of Blows").basic(combat(ADDITIONAL).only(mayGain()).does(gains(2))));
        page.add(made("Claws").basic(combat(STRIKE).only(mayStrike(CLAWS)).does(strikes(CLAWS, 0))));
        page.add(made("Great Claws").basic(combat(STRIKE).only(mayStrike(CLAWS)).does(strikes(CLAWS, 2))));
    }

    private static CardBuilder made(String name) {
        return card(Kind.COMBAT, CuriousCrypt.slug(name), name, name);
    }

    private static Instruction.Requirement<Vtes> mayGain() {
        return (t, play) -> CurrentCombat.forbidsGainingStrikes(t, play.subject());
    }

    private static Instruction.Effect<Vtes> gains(int strikes) {
        return (t, play) -> CurrentCombat.gainStrikes(t, play.subject(), strikes);
    }
}
