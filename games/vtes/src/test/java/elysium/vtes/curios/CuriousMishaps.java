package elysium.vtes.curios;

import static elysium.vtes.words.Entry.card;
import static elysium.vtes.words.Those.ACTING_MINION;
import static elysium.vtes.words.Way.reaction;
import static elysium.vtes.words.Words.raise;
import static elysium.vtes.words.Words.torpor;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.vtes.flow.combat.Downfall;
import elysium.vtes.rules.Action;
import elysium.vtes.table.Kind;
import elysium.vtes.table.Sect;
import elysium.vtes.table.Vtes;
import elysium.vtes.words.Aim;
import elysium.vtes.words.Among;
import elysium.vtes.words.Entry;
import elysium.vtes.words.Way;
import elysium.vtes.words.Words;

/// Made-up reactions that take away what an action is about while it is under way.
final class CuriousMishaps {
    private static final Aim MINION = Aim.at(Among.MINIONS), ATTACHED = Aim.at(Among.ATTACHED_CARDS),
            FALLEN = Aim.at(Among.IN_TORPOR);

    private CuriousMishaps() {}

    static void write(List<Entry> page) {
        Instruction.StartFrame<Vtes> ruin = (_, play) -> Downfall.burn(MINION.of(play));
        Instruction.Effect<Vtes> rebel = (t, _) -> t.sect(Action.actor(t), Sect.ANARCH);
        page.add(made("Ruin", reaction().at(MINION).does(ruin)));
        page.add(made("Collapse", reaction().at(MINION).does(torpor(MINION))));
        page.add(made("Termites", reaction().at(ATTACHED).does(Words.burn(ATTACHED))));
        page.add(made("Awakening", reaction().at(FALLEN).does(raise(FALLEN))));
        page.add(made("Firebrand", reaction().does(rebel)));
        page.add(made("Leech", reaction().does(Words.burnBlood(ACTING_MINION, 1))));
    }

    private static Entry made(String name, Way way) {
        return card(Kind.REACTION, CuriousCrypt.slug(name), name, name).basic(way);
    }
}
