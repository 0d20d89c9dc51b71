package elysium.vtes.curios;

import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.raise;
import static elysium.vtes.dsl.Effects.torpor;
import static elysium.vtes.dsl.ModeBuilder.reaction;
import static elysium.vtes.dsl.References.ACTING_MINION;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.ChoiceZone;
import elysium.vtes.dsl.Effects;
import elysium.vtes.dsl.ModeBuilder;
import elysium.vtes.flow.combat.RemoveMinion;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Sect;

/// Made-up reactions that remove the target of an action in progress.
final class CuriousMishaps {
    private static final CardChoice MINION = CardChoice.at(ChoiceZone.MINIONS),
            ATTACHED = CardChoice.at(ChoiceZone.ATTACHED_CARDS),
            FALLEN = CardChoice.at(ChoiceZone.IN_TORPOR);

    private CuriousMishaps() {}

    static void write(List<CardBuilder> page) {
        Instruction.StartFrame<Vtes> ruin = (_, play) -> RemoveMinion.burn(MINION.of(play));
        Instruction.Effect<Vtes> rebel = (t, _) -> t.identity.setSect(CurrentAction.actor(t), Sect.ANARCH);
        page.add(made("Ruin", reaction().at(MINION).does(ruin)));
        page.add(made("Collapse", reaction().at(MINION).does(torpor(MINION))));
        page.add(made("Termites", reaction().at(ATTACHED).does(Effects.burn(ATTACHED))));
        page.add(made("Awakening", reaction().at(FALLEN).does(raise(FALLEN))));
        page.add(made("Firebrand", reaction().does(rebel)));
        page.add(made("Leech", reaction().does(Effects.burnBlood(ACTING_MINION, 1))));
    }

    private static CardBuilder made(String name, ModeBuilder way) {
        return card(Kind.REACTION, CuriousCrypt.slug(name), name, name).basic(way);
    }
}
