package elysium.vtes.curios;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.ActionEffects.moreBleed;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.burn;
import static elysium.vtes.dsl.Effects.burnThis;
import static elysium.vtes.dsl.Effects.comesIntoPlay;
import static elysium.vtes.dsl.Effects.gainPool;
import static elysium.vtes.dsl.Effects.putOn;
import static elysium.vtes.dsl.Effects.raise;
import static elysium.vtes.dsl.Effects.torpor;
import static elysium.vtes.dsl.ModeBuilder.itsUse;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.ModeBuilder.modifier;
import static elysium.vtes.dsl.ModeBuilder.use;
import static elysium.vtes.dsl.Modifiers.toYou;
import static elysium.vtes.dsl.References.BLOCKING_MINION;
import static elysium.vtes.dsl.References.ITS_BEARER;
import static elysium.vtes.dsl.TextCosts.lockThis;
import static elysium.vtes.dsl.TextCosts.once;
import static elysium.vtes.table.Trait.OUT_OF_TURN;
import static elysium.vtes.table.vocabulary.Discipline.BLOOD_SORCERY;
import static elysium.vtes.table.vocabulary.Discipline.DOMINATE;
import static elysium.vtes.table.vocabulary.Moment.ANY_TIME;
import static elysium.vtes.table.vocabulary.Moment.AS_PLAYED;
import static elysium.vtes.table.vocabulary.Moment.BEFORE_RESOLUTION;
import static elysium.vtes.table.vocabulary.Moment.BLOCKED;
import static elysium.vtes.table.vocabulary.Moment.ENTERED_COMBAT;
import static elysium.vtes.table.vocabulary.Moment.POLLING;
import static elysium.vtes.table.vocabulary.Moment.WENT_TO_TORPOR;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.ChoiceZone;
import elysium.vtes.dsl.ReferendumEffects;
import elysium.vtes.rules.action.GrantedUse;
import elysium.vtes.rules.card.CurrentPlay;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Scope;
import elysium.vtes.table.vocabulary.Value;

/// Made-up cards for windows in which no real card is used.
final class CuriousOccasions {
    private static final CardChoice MINION = CardChoice.at(ChoiceZone.MINIONS);

    private CuriousOccasions() {}

    static void write(List<CardBuilder> page) {
        page.add(made(Kind.MASTER, "Watchful Eye").basic(master().does(comesIntoPlay()))
                .lets(use(AS_PLAYED).marked(Usage.CANCELS).only(aMinionCard()).costs(lockThis()).does(cancel())));
        page.add(made(Kind.MASTER, "Sudden Death").is(OUT_OF_TURN).pool(1)
                .basic(master().in(ANY_TIME).at(MINION).does(burn(MINION))));
        page.add(made(Kind.MASTER, "Lifeline").basic(master().at(MINION).does(putOn(MINION)))
                .on(WENT_TO_TORPOR, (t, card, o) -> t.bearers.of(card) == o.subject(),
                        Program.<Vtes>of(raise(ITS_BEARER), burnThis())));
        page.add(made(Kind.MASTER, "Idle Hours").basic(master().does(comesIntoPlay()))
                .always(toYou(Value.TRANSFERS, -1)).always(toYou(Value.DISCARD_ACTIONS, -1)));
        page.add(made(Kind.MASTER, "Small Alms").basic(master().does(comesIntoPlay()))
                .lets(use(ANY_TIME).costs(once(Scope.PHASE)).does(gainPool(1))));
        page.add(made(Kind.MASTER, "Laid Trap").basic(master().at(MINION).does(putOn(MINION)))
                .on(ENTERED_COMBAT, (t, card, o) -> t.bearers.of(card) == o.subject(),
                        Program.<Vtes>of(torpor(ITS_BEARER))));
        page.add(made(Kind.ACTION_MODIFIER, "Ambush").needs(BLOOD_SORCERY).inferior(BLOOD_SORCERY,
                modifier().in(BLOCKED).does(torpor(BLOCKING_MINION))));
        page.add(made(Kind.ACTION_MODIFIER, "Bribe").pool(1).needs(DOMINATE).inferior(DOMINATE,
                modifier().in(POLLING).does(ReferendumEffects.votes(1))));
        page.add(made(Kind.ACTION_MODIFIER, "Standing Offer").needs(DOMINATE).inferior(DOMINATE,
                modifier().does(new GrantedUse(1)))
                .lets(itsUse(BEFORE_RESOLUTION).costs(once(Scope.ACTION)).does(moreBleed(1))));
    }

    private static Instruction.Requirement<Vtes> aMinionCard() {
        return (t, _) -> CurrentPlay.minion(t) != NONE ? null : VtesClause.TARGET_IN_PLAY;
    }

    private static Instruction.Effect<Vtes> cancel() {
        return (t, _) -> CurrentPlay.cancel(t);
    }

    private static CardBuilder made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
