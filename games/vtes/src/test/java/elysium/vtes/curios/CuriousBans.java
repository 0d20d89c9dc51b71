package elysium.vtes.curios;

import static elysium.vtes.dsl.ActionEffects.moreBleed;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.comesIntoPlay;
import static elysium.vtes.dsl.Effects.gainPool;
import static elysium.vtes.dsl.Effects.just;
import static elysium.vtes.dsl.Effects.putOn;
import static elysium.vtes.dsl.ModeBuilder.combat;
import static elysium.vtes.dsl.ModeBuilder.grant;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.ModeBuilder.modifier;
import static elysium.vtes.dsl.ModeBuilder.reaction;
import static elysium.vtes.dsl.Modifiers.to;
import static elysium.vtes.dsl.Modifiers.toBearer;
import static elysium.vtes.dsl.TextCosts.costsBlood;
import static elysium.vtes.dsl.UseConditions.bleeding;
import static elysium.vtes.table.vocabulary.Moment.AFTER_RESOLUTION;
import static elysium.vtes.table.vocabulary.Moment.BEFORE_RANGE;

import java.util.List;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.ChoiceZone;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.card.UsedBy;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Value;

/// Made-up cards that forbid, allow or change things for one minion, as no real card does.
final class CuriousBans {
    private static final CardChoice MINION = CardChoice.at(ChoiceZone.MINIONS);

    private CuriousBans() {}

    static void write(List<CardBuilder> page) {
        page.add(upon("Stasis", Value.MAY_NOT_ACT, 1));
        page.add(upon("Vow of Peace", Value.MAY_NOT_BLEED, 1));
        page.add(upon("Fasting", Value.MAY_NOT_HUNT, 1));
        page.add(upon("Stupor", Value.MAY_NOT_REACT, 1));
        page.add(upon("Insomnia", Value.REACTS_LOCKED, 1));
        page.add(upon("Lean Years", Value.HUNT, -1));
        page.add(upon("Open Grave", Value.TORPOR_COST, -2));
        page.add(upon("Last Debt", Value.RESCUE_COST, -2));
        page.add(upon("Long Arm", Value.BLEEDS_ANYONE, 1));
        page.add(upon("Dread Name", Value.NO_ALLY_BLOCKS, 1));
        page.add(made(Kind.MASTER, "Poll Tax").basic(master().does(comesIntoPlay()))
                .always(to(Value.TAX_FOR, (_, _, _) -> 1)));
        page.add(upon("Second Ballot", Value.BALLOTS, 1));
        page.add(made(Kind.MASTER, "Hidden Rite").basic(master().does(comesIntoPlay()))
                .inferior(Discipline.DOMINATE, grant().does(gainPool(1))));
        page.add(made(Kind.MASTER, "Blood Altar").basic(master().does(comesIntoPlay()))
                .lets(grant().announces(costsBlood(just(2))).does(gainPool(1))));
        page.add(made(Kind.ACTION_MODIFIER, "Encore").needs(Discipline.DOMINATE).inferior(Discipline.DOMINATE,
                modifier().marked(Usage.AGAIN).only(bleeding()).does(moreBleed(1))));
        page.add(made(Kind.REACTION, "Hard Lesson").alsoIs(Kind.COMBAT)
                .basic(combat(BEFORE_RANGE).does(gainPool(1)))
                .basic(reaction().by(UsedBy.HAS_BLOCKED).in(AFTER_RESOLUTION).does(gainPool(1))));
    }

    private static CardBuilder upon(String name, int value, int amount) {
        return made(Kind.MASTER, name).basic(master().at(MINION).does(putOn(MINION))).always(toBearer(value, amount));
    }

    private static CardBuilder made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
