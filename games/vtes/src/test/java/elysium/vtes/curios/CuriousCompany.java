package elysium.vtes.curios;

import static elysium.vtes.dsl.ActionEffects.moreBleed;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.burnsPool;
import static elysium.vtes.dsl.Effects.comesIntoPlay;
import static elysium.vtes.dsl.Effects.gainPool;
import static elysium.vtes.dsl.ModeBuilder.grant;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.ModeBuilder.modifier;
import static elysium.vtes.dsl.ModeBuilder.recruit;
import static elysium.vtes.dsl.Modifiers.toBearer;
import static elysium.vtes.dsl.References.YOUR_PREY;
import static elysium.vtes.dsl.TextCosts.lockThis;
import static elysium.vtes.table.vocabulary.Discipline.ANIMALISM;
import static elysium.vtes.table.vocabulary.Discipline.BLOOD_SORCERY;
import static elysium.vtes.table.vocabulary.Discipline.DOMINATE;
import static elysium.vtes.table.vocabulary.Discipline.FORTITUDE;
import static elysium.vtes.table.vocabulary.Discipline.POTENCE;
import static elysium.vtes.table.vocabulary.Discipline.PRESENCE;

import java.util.List;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.table.Trait;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Value;

/// Made-up allies that play cards as vampires, and cards that compare ages.
final class CuriousCompany {
    private CuriousCompany() {}

    static void write(List<CardBuilder> page) {
        page.add(made(Kind.ALLY, "Changeling").pool(1).body(3, 1, 1)
                .masters(ANIMALISM, BLOOD_SORCERY, DOMINATE, FORTITUDE, POTENCE, PRESENCE).basic(recruit())
                .always(toBearer(Value.AS_VAMPIRE, 1)));
        page.add(made(Kind.ALLY, "Trained Ward").needs(DOMINATE).body(2, 1, 1).superiorBody(3, 2, 2)
                .inferior(DOMINATE, recruit()).superior(DOMINATE, recruit()));
        page.add(made(Kind.ALLY, "Lone Wolf").is(Trait.UNIQUE).pool(1).body(1, 1, 1).basic(recruit()));
        page.add(made(Kind.ALLY, "Strong Man").pool(1).body(3, 1, 1).masters(POTENCE).basic(recruit()));
        page.add(made(Kind.ALLY, "Tutor").pool(1).body(2, 1, 0).basic(recruit())
                .lets(grant().does(gainPool(1)))
                .lets(grant().atPrey().does(burnsPool(YOUR_PREY, 1))));
        page.add(made(Kind.MASTER, "Night School").basic(master().does(comesIntoPlay()))
                .lets(grant().costs(lockThis()).does(gainPool(1))));
        page.add(made(Kind.ACTION_MODIFIER, "Ruse of the Young").needs(DOMINATE).needsCapacity(1)
                .inferior(DOMINATE, modifier().does(moreBleed(1))));
        page.add(made(Kind.ACTION_MODIFIER, "Ruse of the Old").needs(DOMINATE).needsCapacity(2)
                .inferior(DOMINATE, modifier().does(moreBleed(1))));
    }

    private static CardBuilder made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
