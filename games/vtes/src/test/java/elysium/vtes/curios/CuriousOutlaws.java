package elysium.vtes.curios;

import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.comesIntoPlay;
import static elysium.vtes.dsl.ModeBuilder.action;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.ModeBuilder.recruit;
import static elysium.vtes.dsl.Modifiers.toBearer;
import static elysium.vtes.table.Trait.RED_LIST;
import static elysium.vtes.table.Trait.TROPHY;
import static elysium.vtes.table.Trait.UNIQUE;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.ChoiceZone;
import elysium.vtes.flow.combat.RemoveMinion;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Value;

/// Made-up cards about the Red List: an ally on it, a second trophy, and a way to burn a minion.
final class CuriousOutlaws {
    private static final CardChoice MINION = CardChoice.at(ChoiceZone.MINIONS);

    private CuriousOutlaws() {}

    static void write(List<CardBuilder> page) {
        page.add(made(Kind.ALLY, "Outlaw").is(RED_LIST).pool(1).body(1, 0, 1).basic(recruit()));
        page.add(made(Kind.MASTER, "Second Trophy").is(TROPHY).basic(master().does(comesIntoPlay()))
                .always(toBearer(Value.BLEED, 1)));
        page.add(made(Kind.MASTER, "Only Trophy").is(TROPHY | UNIQUE).basic(master().does(comesIntoPlay())));
        page.add(made(Kind.ACTION, "Execution").basic(action().at(MINION).does(execute())));
    }

    private static CardBuilder made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }

    private static Instruction.StartFrame<Vtes> execute() {
        return (_, play) -> RemoveMinion.burn(MINION.of(play));
    }
}
