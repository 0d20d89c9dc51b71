package elysium.vtes.curios;

import static elysium.vtes.table.Trait.RED_LIST;
import static elysium.vtes.table.Trait.TROPHY;
import static elysium.vtes.table.Trait.UNIQUE;
import static elysium.vtes.words.Adding.toBearer;
import static elysium.vtes.words.Entry.card;
import static elysium.vtes.words.Way.action;
import static elysium.vtes.words.Way.master;
import static elysium.vtes.words.Way.recruit;
import static elysium.vtes.words.Words.comesIntoPlay;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.vtes.flow.combat.Downfall;
import elysium.vtes.table.Kind;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;
import elysium.vtes.words.Aim;
import elysium.vtes.words.Among;
import elysium.vtes.words.Entry;

/// Made-up cards about the Red List: an ally on it, a second trophy, and a way to burn a minion.
final class CuriousOutlaws {
    private static final Aim MINION = Aim.at(Among.MINIONS);

    private CuriousOutlaws() {}

    static void write(List<Entry> page) {
        page.add(made(Kind.ALLY, "Outlaw").is(RED_LIST).pool(1).body(1, 0, 1).basic(recruit()));
        page.add(made(Kind.MASTER, "Second Trophy").is(TROPHY).basic(master().does(comesIntoPlay()))
                .always(toBearer(Value.BLEED, 1)));
        page.add(made(Kind.MASTER, "Only Trophy").is(TROPHY | UNIQUE).basic(master().does(comesIntoPlay())));
        page.add(made(Kind.ACTION, "Execution").basic(action().at(MINION).does(execute())));
    }

    private static Entry made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }

    private static Instruction.StartFrame<Vtes> execute() {
        return (_, play) -> Downfall.burn(MINION.of(play));
    }
}
