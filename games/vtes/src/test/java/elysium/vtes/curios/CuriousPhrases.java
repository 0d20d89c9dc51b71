package elysium.vtes.curios;

import static elysium.vtes.dsl.ActionCardEffects.plundersHand;
import static elysium.vtes.dsl.ActionEffects.moreBleed;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.CombatEffects.atRange;
import static elysium.vtes.dsl.CombatEffects.mayPress;
import static elysium.vtes.dsl.CombatEffects.mayPressOn;
import static elysium.vtes.dsl.CombatEffects.nextRange;
import static elysium.vtes.dsl.CombatEffects.press;
import static elysium.vtes.dsl.CombatEffects.pressThisRound;
import static elysium.vtes.dsl.Effects.blood;
import static elysium.vtes.dsl.Effects.burnBlood;
import static elysium.vtes.dsl.Effects.burnsPool;
import static elysium.vtes.dsl.Effects.comesIntoPlay;
import static elysium.vtes.dsl.Effects.copiesOn;
import static elysium.vtes.dsl.Effects.drawCrypt;
import static elysium.vtes.dsl.Effects.gainPool;
import static elysium.vtes.dsl.Effects.just;
import static elysium.vtes.dsl.Effects.movesBlood;
import static elysium.vtes.dsl.Effects.putOn;
import static elysium.vtes.dsl.Effects.unlock;
import static elysium.vtes.dsl.ModeBuilder.action;
import static elysium.vtes.dsl.ModeBuilder.combat;
import static elysium.vtes.dsl.ModeBuilder.equip;
import static elysium.vtes.dsl.ModeBuilder.itsUse;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.ModeBuilder.modifier;
import static elysium.vtes.dsl.ModeBuilder.reaction;
import static elysium.vtes.dsl.ModeBuilder.use;
import static elysium.vtes.dsl.ModifierEffects.hiding;
import static elysium.vtes.dsl.ModifierEffects.ifBlocked;
import static elysium.vtes.dsl.ModifierEffects.notAgain;
import static elysium.vtes.dsl.Modifiers.costsYouMore;
import static elysium.vtes.dsl.Modifiers.toBearer;
import static elysium.vtes.dsl.Modifiers.toYou;
import static elysium.vtes.dsl.ReactionEffects.attempts;
import static elysium.vtes.dsl.ReactionEffects.forLocked;
import static elysium.vtes.dsl.ReactionEffects.mightBlock;
import static elysium.vtes.dsl.ReactionEffects.onceUntilUnlock;
import static elysium.vtes.dsl.References.ACTING_METHUSELAH;
import static elysium.vtes.dsl.References.ACTING_MINION;
import static elysium.vtes.dsl.References.BLOCKING_MINION;
import static elysium.vtes.dsl.References.HOLDER_OF_THE_EDGE;
import static elysium.vtes.dsl.References.ITS_BEARER;
import static elysium.vtes.dsl.References.MARGIN;
import static elysium.vtes.dsl.References.THAT_METHUSELAH;
import static elysium.vtes.dsl.References.THIS_MINION;
import static elysium.vtes.dsl.References.YOU;
import static elysium.vtes.dsl.References.YOUR_COMBATANT;
import static elysium.vtes.dsl.References.YOUR_PREDATOR;
import static elysium.vtes.dsl.ReferendumEffects.afterPassing;
import static elysium.vtes.dsl.ReferendumEffects.notVotedFor;
import static elysium.vtes.dsl.ReferendumEffects.silencing;
import static elysium.vtes.dsl.ReferendumEffects.votes;
import static elysium.vtes.dsl.ReferendumEffects.votesOf;
import static elysium.vtes.dsl.ReferendumEffects.yourTitled;
import static elysium.vtes.dsl.TextCosts.costsPool;
import static elysium.vtes.dsl.TextCosts.lockThis;
import static elysium.vtes.dsl.TextCosts.once;
import static elysium.vtes.dsl.TextCosts.transfers;
import static elysium.vtes.dsl.UseConditions.is;
import static elysium.vtes.dsl.UseConditions.itMasters;
import static elysium.vtes.dsl.UseConditions.onlyOne;
import static elysium.vtes.dsl.UseConditions.politicalAction;
import static elysium.vtes.dsl.UseConditions.yourCrypt;
import static elysium.vtes.dsl.UseConditions.yourTurn;
import static elysium.vtes.rules.card.UsedBy.HAS_BLOCKED;
import static elysium.vtes.rules.combat.CurrentCombat.CLOSE;
import static elysium.vtes.rules.combat.CurrentCombat.LONG;
import static elysium.vtes.table.clause.ActionClause.BY_THE_ACTING;
import static elysium.vtes.table.clause.CardClause.PREDATOR_ONLY;
import static elysium.vtes.table.clause.VtesClause.NO_EDGE;
import static elysium.vtes.table.vocabulary.Moment.AFTER_RESOLUTION;
import static elysium.vtes.table.vocabulary.Moment.ANY_TIME;
import static elysium.vtes.table.vocabulary.Moment.BEFORE_RESOLUTION;
import static elysium.vtes.table.vocabulary.Moment.BEFORE_STRIKES;
import static elysium.vtes.table.vocabulary.Moment.BLOCK_SUCCEEDED;
import static elysium.vtes.table.vocabulary.Moment.INFLUENCE_PHASE;
import static elysium.vtes.table.vocabulary.Moment.POLLING;
import static elysium.vtes.table.vocabulary.Moment.PRESS;
import static elysium.vtes.table.vocabulary.Moment.UNLOCKING;
import static elysium.vtes.table.vocabulary.Scope.ACTION;
import static elysium.vtes.table.vocabulary.Value.BLEED;
import static elysium.vtes.table.vocabulary.Value.HAND_SIZE;

import java.util.List;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.ChoiceZone;
import elysium.vtes.dsl.Effects;
import elysium.vtes.dsl.SeatChoice;
import elysium.vtes.dsl.Triggers;
import elysium.vtes.table.Trait;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Sect;

/// Made-up cards that reuse words of the DSL that only one real card uses.
final class CuriousPhrases {
    private static final CardChoice VAMPIRE =
            CardChoice.at(ChoiceZone.YOUR_MINIONS, (t, _, card) -> t.facts.isVampire(card));

    private CuriousPhrases() {}

    static void write(List<CardBuilder> page) {
        masters(page);
        answers(page);
        page.add(made(Kind.ACTION, "Transfusion").basic(action().at(VAMPIRE)
                .does(movesBlood(THIS_MINION, VAMPIRE, just(2)))));
        page.add(made(Kind.ACTION, "Burglary").basic(action().stealth(2).at(SeatChoice.ANOTHER).does(plundersHand())));
        page.add(made(Kind.EQUIPMENT, "Delivery Van").is(Trait.VEHICLE).basic(equip().only(onlyOne(Trait.VEHICLE)))
                .always(toBearer(BLEED, 1)));
        page.add(made(Kind.EQUIPMENT, "Lens of the Wise").basic(equip())
                .lets(itsUse(BEFORE_RESOLUTION).only(is(ACTING_MINION, ITS_BEARER, BY_THE_ACTING),
                        itMasters(Discipline.DOMINATE)).costs(once(ACTION)).does(moreBleed(1))));
        page.add(made(Kind.COMBAT, "Dogged Pursuit").basic(combat(PRESS).only(mayPressOn())
                .does(press(), nextRange(CLOSE))));
        page.add(made(Kind.COMBAT, "Keen Eye").basic(combat(BEFORE_STRIKES).only(atRange(LONG))
                .does(pressThisRound(THIS_MINION))));
        page.add(made(Kind.ACTION_MODIFIER, "Feint").basic(hiding(1).does(ifBlocked(burnBlood(BLOCKING_MINION, 1)))));
        page.add(made(Kind.ACTION_MODIFIER, "Acclaim").basic(afterPassing().does(gainPool(MARGIN))));
        page.add(made(Kind.ACTION_MODIFIER, "Uproar").basic(silencing(modifier())));
    }

    private static void masters(List<CardBuilder> page) {
        page.add(made(Kind.MASTER, "Vigil").basic(master().at(VAMPIRE).does(putOn(VAMPIRE)))
                .inOrder(UNLOCKING, Triggers.all(Triggers::yours, Triggers::liesInTorpor), blood(ITS_BEARER, 1)));
        page.add(made(Kind.MASTER, "Totem of the Guard").basic(master().at(VAMPIRE).does(putOn(VAMPIRE)))
                .on(BLOCK_SUCCEEDED, Triggers::byIt, blood(ITS_BEARER, 1)));
        page.add(made(Kind.MASTER, "Growing Debt").is(Trait.TRIFLE)
                .basic(master().announces(costsPool(Effects::copies)).does(comesIntoPlay()))
                .always(toYou(HAND_SIZE, 1)));
        page.add(made(Kind.MASTER, "Chain of Favours").is(Trait.TRIFLE)
                .basic(master().at(VAMPIRE).announces(costsPool(copiesOn(VAMPIRE))).does(putOn(VAMPIRE)))
                .always(costsYouMore(VtesBook.BOOK.number("misdirection"), 2)));
        page.add(made(Kind.MASTER, "Conclave").is(Trait.LOCATION).basic(master().does(comesIntoPlay()))
                .lets(use(POLLING).costs(lockThis()).does(votesOf(yourTitled(Sect.CAMARILLA), 2))));
        page.add(made(Kind.MASTER, "Laurels").basic(master().does(comesIntoPlay()))
                .lets(use(ANY_TIME).only(is(HOLDER_OF_THE_EDGE, YOU, NO_EDGE)).costs(lockThis()).does(gainPool(1))));
        page.add(made(Kind.MASTER, "Hard Winter").basic(master().does(comesIntoPlay()))
                .inOrder(UNLOCKING, Triggers::others, burnsPool(THAT_METHUSELAH, 1)));
        page.add(made(Kind.MASTER, "Cheering Crowd").basic(master().does(comesIntoPlay()))
                .lets(use(PRESS).only(mayPress(YOUR_COMBATANT)).costs(lockThis())
                        .does(pressThisRound(YOUR_COMBATANT))));
        page.add(made(Kind.MASTER, "New Blood").basic(master().only(yourCrypt()).does(drawCrypt())));
        page.add(made(Kind.MASTER, "Curse").is(Trait.OUT_OF_TURN)
                .basic(master().in(ANY_TIME).does(burnsPool(YOUR_PREDATOR, 1))));
        page.add(made(Kind.MASTER, "Patron").basic(master().does(comesIntoPlay()))
                .lets(use(INFLUENCE_PHASE).only(yourTurn()).costs(transfers(3)).does(gainPool(1))));
    }

    private static void answers(List<CardBuilder> page) {
        page.add(made(Kind.REACTION, "Humiliation").basic(reaction().by(HAS_BLOCKED).in(AFTER_RESOLUTION)
                .does(unlock(ACTING_MINION), notAgain())));
        page.add(made(Kind.REACTION, "Spite").basic(reaction()
                .only(is(ACTING_METHUSELAH, YOUR_PREDATOR, PREDATOR_ONLY)).does(burnsPool(YOUR_PREDATOR, 1))));
        page.add(made(Kind.REACTION, "Second Wind").basic(forLocked().costs(onceUntilUnlock())
                .does(unlock(THIS_MINION))));
        page.add(made(Kind.REACTION, "Sudden Guard").basic(forLocked().only(mightBlock())
                .does(unlock(THIS_MINION), attempts())));
        page.add(made(Kind.REACTION, "Loyal Opposition").basic(reaction().in(POLLING)
                .only(politicalAction(), notVotedFor()).does(votes(1))));
    }

    private static CardBuilder made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
