package elysium.vtes.curios;

import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.comesIntoPlay;
import static elysium.vtes.dsl.Effects.gainPool;
import static elysium.vtes.dsl.ModeBuilder.combat;
import static elysium.vtes.dsl.ModeBuilder.event;
import static elysium.vtes.dsl.ModeBuilder.reaction;
import static elysium.vtes.dsl.Modifiers.to;
import static elysium.vtes.rules.card.UsedBy.OUTSIDER;
import static elysium.vtes.table.vocabulary.Moment.ABOUT_TO_SUCCEED;
import static elysium.vtes.table.vocabulary.Moment.AFTER_RESOLUTION;
import static elysium.vtes.table.vocabulary.Moment.BEFORE_STRIKES;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Value;

/// Made-up cards of types and timings that no real card has.
final class CuriousTypes {
    private CuriousTypes() {}

    static void write(List<CardBuilder> page) {
        page.add(made(Kind.COMBAT, "Interference").basic(combat(BEFORE_STRIKES).by(OUTSIDER).does(endsCombat())));
        page.add(made(Kind.REACTION, "Second Thoughts").basic(reaction().in(AFTER_RESOLUTION).does(gainPool(1))));
        page.add(made(Kind.REACTION, "Last Moment").basic(reaction().in(ABOUT_TO_SUCCEED).does(gainPool(1))));
        page.add(made(Kind.EVENT, "Endless Rain").basic(event().does(comesIntoPlay()))
                .always(to(Value.HAND_SIZE, (_, _, _) -> -1)));
    }

    private static Instruction.Effect<Vtes> endsCombat() {
        return (t, _) -> CurrentCombat.end(t);
    }

    private static CardBuilder made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
