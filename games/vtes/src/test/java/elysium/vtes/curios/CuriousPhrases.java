package elysium.vtes.curios;

import static elysium.vtes.rules.Combat.CLOSE;
import static elysium.vtes.rules.Combat.LONG;
import static elysium.vtes.rules.Who.HAS_BLOCKED;
import static elysium.vtes.table.ActionClause.BY_THE_ACTING;
import static elysium.vtes.table.CardClause.PREDATOR_ONLY;
import static elysium.vtes.table.Moment.AFTER_RESOLUTION;
import static elysium.vtes.table.Moment.ANY_TIME;
import static elysium.vtes.table.Moment.BEFORE_RESOLUTION;
import static elysium.vtes.table.Moment.BEFORE_STRIKES;
import static elysium.vtes.table.Moment.BLOCK_SUCCEEDED;
import static elysium.vtes.table.Moment.INFLUENCE_PHASE;
import static elysium.vtes.table.Moment.POLLING;
import static elysium.vtes.table.Moment.PRESS;
import static elysium.vtes.table.Moment.UNLOCKING;
import static elysium.vtes.table.Span.ACTION;
import static elysium.vtes.table.Value.BLEED;
import static elysium.vtes.table.Value.HAND_SIZE;
import static elysium.vtes.table.VtesClause.NO_EDGE;
import static elysium.vtes.words.Adding.costsYouMore;
import static elysium.vtes.words.Adding.toBearer;
import static elysium.vtes.words.Adding.toYou;
import static elysium.vtes.words.Answering.attempts;
import static elysium.vtes.words.Answering.forLocked;
import static elysium.vtes.words.Answering.mightBlock;
import static elysium.vtes.words.Answering.onceUntilUnlock;
import static elysium.vtes.words.Costs.costsPool;
import static elysium.vtes.words.Costs.lockThis;
import static elysium.vtes.words.Costs.once;
import static elysium.vtes.words.Costs.transfers;
import static elysium.vtes.words.Deeds.moreBleed;
import static elysium.vtes.words.Entry.card;
import static elysium.vtes.words.Feats.plundersHand;
import static elysium.vtes.words.Fights.atRange;
import static elysium.vtes.words.Fights.mayPress;
import static elysium.vtes.words.Fights.mayPressOn;
import static elysium.vtes.words.Fights.nextRange;
import static elysium.vtes.words.Fights.press;
import static elysium.vtes.words.Fights.pressThisRound;
import static elysium.vtes.words.Holds.is;
import static elysium.vtes.words.Holds.itMasters;
import static elysium.vtes.words.Holds.onlyOne;
import static elysium.vtes.words.Holds.politicalAction;
import static elysium.vtes.words.Holds.yourCrypt;
import static elysium.vtes.words.Holds.yourTurn;
import static elysium.vtes.words.Modifying.hiding;
import static elysium.vtes.words.Modifying.ifBlocked;
import static elysium.vtes.words.Modifying.notAgain;
import static elysium.vtes.words.Polls.afterPassing;
import static elysium.vtes.words.Polls.notVotedFor;
import static elysium.vtes.words.Polls.silencing;
import static elysium.vtes.words.Polls.votes;
import static elysium.vtes.words.Polls.votesOf;
import static elysium.vtes.words.Polls.yourTitled;
import static elysium.vtes.words.Those.ACTING_METHUSELAH;
import static elysium.vtes.words.Those.ACTING_MINION;
import static elysium.vtes.words.Those.BLOCKING_MINION;
import static elysium.vtes.words.Those.HOLDER_OF_THE_EDGE;
import static elysium.vtes.words.Those.ITS_BEARER;
import static elysium.vtes.words.Those.MARGIN;
import static elysium.vtes.words.Those.THAT_METHUSELAH;
import static elysium.vtes.words.Those.THIS_MINION;
import static elysium.vtes.words.Those.YOU;
import static elysium.vtes.words.Those.YOUR_COMBATANT;
import static elysium.vtes.words.Those.YOUR_PREDATOR;
import static elysium.vtes.words.Way.action;
import static elysium.vtes.words.Way.combat;
import static elysium.vtes.words.Way.equip;
import static elysium.vtes.words.Way.itsUse;
import static elysium.vtes.words.Way.master;
import static elysium.vtes.words.Way.modifier;
import static elysium.vtes.words.Way.reaction;
import static elysium.vtes.words.Way.use;
import static elysium.vtes.words.Words.blood;
import static elysium.vtes.words.Words.burnBlood;
import static elysium.vtes.words.Words.burnsPool;
import static elysium.vtes.words.Words.comesIntoPlay;
import static elysium.vtes.words.Words.copiesOn;
import static elysium.vtes.words.Words.drawCrypt;
import static elysium.vtes.words.Words.gainPool;
import static elysium.vtes.words.Words.just;
import static elysium.vtes.words.Words.movesBlood;
import static elysium.vtes.words.Words.putOn;
import static elysium.vtes.words.Words.unlock;

import java.util.List;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.table.Discipline;
import elysium.vtes.table.Kind;
import elysium.vtes.table.Sect;
import elysium.vtes.table.Trait;
import elysium.vtes.words.Aim;
import elysium.vtes.words.Among;
import elysium.vtes.words.Entry;
import elysium.vtes.words.Whens;
import elysium.vtes.words.Whom;
import elysium.vtes.words.Words;

/// Made-up cards of nothing but words that one card of the box uses: another card says the same with them, or something else.
final class CuriousPhrases {
    private static final Aim VAMPIRE = Aim.at(Among.YOUR_MINIONS, (t, _, card) -> t.isVampire(card));

    private CuriousPhrases() {}

    static void write(List<Entry> page) {
        masters(page);
        answers(page);
        page.add(made(Kind.ACTION, "Transfusion").basic(action().at(VAMPIRE)
                .does(movesBlood(THIS_MINION, VAMPIRE, just(2)))));
        page.add(made(Kind.ACTION, "Burglary").basic(action().stealth(2).at(Whom.ANOTHER).does(plundersHand())));
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

    private static void masters(List<Entry> page) {
        page.add(made(Kind.MASTER, "Vigil").basic(master().at(VAMPIRE).does(putOn(VAMPIRE)))
                .inOrder(UNLOCKING, Whens.all(Whens::yours, Whens::liesInTorpor), blood(ITS_BEARER, 1)));
        page.add(made(Kind.MASTER, "Totem of the Guard").basic(master().at(VAMPIRE).does(putOn(VAMPIRE)))
                .on(BLOCK_SUCCEEDED, Whens::byIt, blood(ITS_BEARER, 1)));
        page.add(made(Kind.MASTER, "Growing Debt").is(Trait.TRIFLE)
                .basic(master().announces(costsPool(Words::copies)).does(comesIntoPlay()))
                .always(toYou(HAND_SIZE, 1)));
        page.add(made(Kind.MASTER, "Chain of Favours").is(Trait.TRIFLE)
                .basic(master().at(VAMPIRE).announces(costsPool(copiesOn(VAMPIRE))).does(putOn(VAMPIRE)))
                .always(costsYouMore(VtesBook.BOOK.number("misdirection"), 2)));
        page.add(made(Kind.MASTER, "Conclave").is(Trait.LOCATION).basic(master().does(comesIntoPlay()))
                .lets(use(POLLING).costs(lockThis()).does(votesOf(yourTitled(Sect.CAMARILLA), 2))));
        page.add(made(Kind.MASTER, "Laurels").basic(master().does(comesIntoPlay()))
                .lets(use(ANY_TIME).only(is(HOLDER_OF_THE_EDGE, YOU, NO_EDGE)).costs(lockThis()).does(gainPool(1))));
        page.add(made(Kind.MASTER, "Hard Winter").basic(master().does(comesIntoPlay()))
                .inOrder(UNLOCKING, Whens::others, burnsPool(THAT_METHUSELAH, 1)));
        page.add(made(Kind.MASTER, "Cheering Crowd").basic(master().does(comesIntoPlay()))
                .lets(use(PRESS).only(mayPress(YOUR_COMBATANT)).costs(lockThis())
                        .does(pressThisRound(YOUR_COMBATANT))));
        page.add(made(Kind.MASTER, "New Blood").basic(master().only(yourCrypt()).does(drawCrypt())));
        page.add(made(Kind.MASTER, "Curse").is(Trait.OUT_OF_TURN)
                .basic(master().in(ANY_TIME).does(burnsPool(YOUR_PREDATOR, 1))));
        page.add(made(Kind.MASTER, "Patron").basic(master().does(comesIntoPlay()))
                .lets(use(INFLUENCE_PHASE).only(yourTurn()).costs(transfers(3)).does(gainPool(1))));
    }

    private static void answers(List<Entry> page) {
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

    private static Entry made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
