package elysium.vtes.curios;

import static elysium.vtes.rules.Who.OUTSIDER;
import static elysium.vtes.table.Moment.ABOUT_TO_SUCCEED;
import static elysium.vtes.table.Moment.AFTER_RESOLUTION;
import static elysium.vtes.table.Moment.BEFORE_STRIKES;
import static elysium.vtes.words.Adding.to;
import static elysium.vtes.words.Entry.card;
import static elysium.vtes.words.Way.combat;
import static elysium.vtes.words.Way.event;
import static elysium.vtes.words.Way.reaction;
import static elysium.vtes.words.Words.comesIntoPlay;
import static elysium.vtes.words.Words.gainPool;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.vtes.rules.Combat;
import elysium.vtes.table.Kind;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;
import elysium.vtes.words.Entry;

/// Made-up cards of types and timings that the box has no card for.
final class CuriousTypes {
    private CuriousTypes() {}

    static void write(List<Entry> page) {
        page.add(made(Kind.COMBAT, "Interference").basic(combat(BEFORE_STRIKES).by(OUTSIDER).does(endsCombat())));
        page.add(made(Kind.REACTION, "Second Thoughts").basic(reaction().in(AFTER_RESOLUTION).does(gainPool(1))));
        page.add(made(Kind.REACTION, "Last Moment").basic(reaction().in(ABOUT_TO_SUCCEED).does(gainPool(1))));
        page.add(made(Kind.EVENT, "Endless Rain").basic(event().does(comesIntoPlay()))
                .always(to(Value.HAND_SIZE, (_, _, _) -> -1)));
    }

    private static Instruction.Effect<Vtes> endsCombat() {
        return (t, _) -> Combat.end(t);
    }

    private static Entry made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
