package elysium.vtes.curios;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.rules.Strike.RANGED;
import static elysium.vtes.table.Moment.AS_PLAYED;
import static elysium.vtes.table.Moment.BEFORE_VOTES;
import static elysium.vtes.table.Moment.BLOCK_ATTEMPT;
import static elysium.vtes.table.Moment.POLLING;
import static elysium.vtes.table.Moment.RANGE;
import static elysium.vtes.table.Moment.STRIKE;
import static elysium.vtes.table.Trait.OUT_OF_TURN;
import static elysium.vtes.words.Adding.toBearer;
import static elysium.vtes.words.Entry.card;
import static elysium.vtes.words.Fights.maneuver;
import static elysium.vtes.words.Fights.mayManeuver;
import static elysium.vtes.words.Fights.mayStrike;
import static elysium.vtes.words.Fights.strikes;
import static elysium.vtes.words.Those.ACTING_MINION;
import static elysium.vtes.words.Those.BLOCKING_MINION;
import static elysium.vtes.words.Those.YOU;
import static elysium.vtes.words.Way.action;
import static elysium.vtes.words.Way.combat;
import static elysium.vtes.words.Way.employ;
import static elysium.vtes.words.Way.equip;
import static elysium.vtes.words.Way.grant;
import static elysium.vtes.words.Way.master;
import static elysium.vtes.words.Way.modifier;
import static elysium.vtes.words.Way.political;
import static elysium.vtes.words.Way.reaction;
import static elysium.vtes.words.Way.recruit;
import static elysium.vtes.words.Words.burnBlood;
import static elysium.vtes.words.Words.burnThis;
import static elysium.vtes.words.Words.burnsPool;
import static elysium.vtes.words.Words.control;
import static elysium.vtes.words.Words.fights;
import static elysium.vtes.words.Words.lock;
import static elysium.vtes.words.Words.putOn;
import static elysium.vtes.words.Words.torpor;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vtes.flow.politics.Referendum;
import elysium.vtes.rules.Action;
import elysium.vtes.rules.Arrival;
import elysium.vtes.rules.How;
import elysium.vtes.rules.Played;
import elysium.vtes.table.ActionKind;
import elysium.vtes.table.Clan;
import elysium.vtes.table.Discipline;
import elysium.vtes.table.Ground;
import elysium.vtes.table.Kind;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Value;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.VtesClause;
import elysium.vtes.words.Aim;
import elysium.vtes.words.Among;
import elysium.vtes.words.Entry;
import elysium.vtes.words.Feats;
import elysium.vtes.words.Holds;
import elysium.vtes.words.Polls;
import elysium.vtes.words.Way;
import elysium.vtes.words.Whom;
import elysium.vtes.words.Words;

/// Made-up cards that do to actions, combats and referendums what no card of the box does.
final class CuriousDeeds {
    private static final Aim MINION = Aim.at(Among.MINIONS), YOURS = Aim.at(Among.YOUR_READY),
            OTHERS = Aim.at(Among.READY_MINIONS, (t, play, card) -> t.controller(card) != play.seat()).as(Words.SECOND),
            ATTACHMENT =
                    Aim.at(Among.YOUR_HAND, (t, _, card) -> t.is(card, Kind.EQUIPMENT) || t.is(card, Kind.RETAINER))
                            .as(Words.SECOND);
    private static final Aim ALLY = Aim.at(Among.YOUR_HAND, (t, _, card) -> t.is(card, Kind.ALLY));
    private static final Whom SECOND = new Whom(Words.SECOND,
            (t, play) -> t.foes(play.seat()) & ~(1 << play.picked(Words.TARGET)));

    private CuriousDeeds() {}

    static void write(List<Entry> page) {
        actions(page);
        answers(page);
        page.add(made(Kind.MASTER, "Compulsion").basic(master().at(MINION).does(putOn(MINION)))
                .lets(grant().marked(How.MANDATORY).only(Holds.itself()).does(burnThis())));
        page.add(made(Kind.MASTER, "Alarm Bell").basic(master().does(Words.comesIntoPlay()))
                .lets(Way.use(BLOCK_ATTEMPT).does(Words.gainPool(1))));
        page.add(made(Kind.MASTER, "Duel").basic(master().at(YOURS).at(OTHERS)
                .does(fights(YOURS, OTHERS))));
        page.add(made(Kind.MASTER, "Stranger at the Door").basic(master().at(ALLY)
                .does((Instruction.Effect<Vtes>) (t, play) -> Arrival.ally(t, ALLY.of(play), play.seat()))));
        page.add(made(Kind.MASTER, "Parcel").basic(master().at(YOURS).at(ATTACHMENT).does(delivered())));
        page.add(made(Kind.COMBAT, "Thrown Gate").basic(combat(STRIKE).only(mayStrike(RANGED)).does(strikes(RANGED, 1)))
                .basic(combat(RANGE).only(mayManeuver(), mayStrike(RANGED)).does(maneuver(), strikes(RANGED, 1))));
        page.add(made(Kind.EQUIPMENT, "Heirloom").needs(Discipline.DOMINATE)
                .inferior(Discipline.DOMINATE, equip()).superior(Discipline.DOMINATE, equip()));
        page.add(made(Kind.EQUIPMENT, "Lucky Coin").basic(equip().does(Words.gainPool(1))));
        page.add(made(Kind.RETAINER, "Old Servant").needs(Discipline.DOMINATE).body(1, 0, 0).superiorBody(3, 0, 0)
                .inferior(Discipline.DOMINATE, employ()).superior(Discipline.DOMINATE, employ()));
        page.add(made(Kind.ALLY, "Bystander").life(2).basic(recruit()));
        page.add(made(Kind.ALLY, "Notary").body(1, 0, 0).basic(recruit()).always(toBearer(Value.VOTES, 2)));
    }

    private static void actions(List<Entry> page) {
        page.add(made(Kind.ACTION, "Wild Hunt").basic(action(ActionKind.HUNT).stealth(1)));
        page.add(made(Kind.ACTION, "Sole Blessing").is(Trait.UNIQUE).basic(action().does(Feats.staysOnIt())));
        page.add(made(Kind.ACTION, "Errand of Two Clans").needs(Clan.BRUJAH, Clan.TREMERE)
                .basic(action().does(Words.gainPool(1))));
        page.add(made(Kind.ACTION, "Poaching").basic(action(ActionKind.HUNT).does(Words.gainPool(1))));
        page.add(made(Kind.ACTION, "Pickings").basic(action(ActionKind.BLEED).does(Words.gainPool(1))));
        page.add(made(Kind.ACTION, "Twin Threat").basic(action().at(Whom.ANOTHER).at(SECOND)
                .does(burnsPool(Whom.ANOTHER, 1), burnsPool(SECOND, 1))));
        page.add(made(Kind.POLITICAL_ACTION, "Costly Motion").blood(2)
                .basic(political().does(Referendum.of(Program.none(), Program.of(Words.gainPool(2))))));
        page.add(made(Kind.POLITICAL_ACTION, "Named Motion")
                .basic(political().at(OTHERS).does(Referendum.of(Program.none(), Program.of(lock(OTHERS))))));
        page.add(made(Kind.ACTION_MODIFIER, "Distraction")
                .basic(modifier().in(BLOCK_ATTEMPT).does(lock(BLOCKING_MINION))));
        page.add(made(Kind.ACTION_MODIFIER, "Purge").basic(modifier().in(POLLING).at(MINION).does(torpor(MINION))));
        page.add(made(Kind.ACTION_MODIFIER, "Opening Words").basic(modifier().in(BEFORE_VOTES).does(Polls.votes(1))));
    }

    private static void answers(List<Entry> page) {
        page.add(made(Kind.REACTION, "Sudden Sleep").basic(reaction().does(torpor(ACTING_MINION))));
        page.add(made(Kind.REACTION, "Change of Heart").basic(reaction().does(control(ACTING_MINION, YOU))));
        page.add(made(Kind.REACTION, "Bloodletting").basic(reaction().does(burnBlood(ACTING_MINION, 9))));
        page.add(made(Kind.REACTION, "Pinprick").basic(reaction().does(burnBlood(ACTING_MINION, 1))));
        page.add(made(Kind.REACTION, "Levelling").basic(reaction().does(levels())));
        page.add(made(Kind.REACTION, "Largesse").basic(reaction().does(burnsPool(YOU, 5))));
        page.add(made(Kind.REACTION, "Rebuttal").basic(reaction().in(AS_PLAYED).marked(How.CANCELS).only(aModifier())
                .does((Instruction.Effect<Vtes>) (t, _) -> Played.cancel(t))));
        page.add(made(Kind.MASTER, "Interdiction").is(OUT_OF_TURN).basic(master().in(AS_PLAYED).marked(How.CANCELS)
                .only(aMinionCard()).does((Instruction.Effect<Vtes>) (t, _) -> Played.cancel(t))));
    }

    /// Burns the first permanent of the acting Methuselah.
    private static Instruction.Effect<Vtes> levels() {
        return (t, _) -> {
            int card = t.first(Ground.PLAY + Action.seat(t));
            if (card != NONE) t.burn(card);
        };
    }

    private static Instruction.Requirement<Vtes> aModifier() {
        return (t, _) -> Played.card(t) != NONE && t.is(Played.card(t), Kind.ACTION_MODIFIER) ? null
                : VtesClause.TARGET_IN_PLAY;
    }

    private static Instruction.Requirement<Vtes> aMinionCard() {
        return (t, _) -> {
            int card = Played.card(t);
            boolean minions = card != NONE && !t.is(card, Kind.MASTER) && !t.is(card, Kind.EVENT);
            return minions ? null : VtesClause.TARGET_IN_PLAY;
        };
    }

    /// A card from hand is put on a minion without an action.
    private static Instruction.Effect<Vtes> delivered() {
        return (t, play) -> Arrival.on(t, ATTACHMENT.of(play), YOURS.of(play));
    }

    private static Entry made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
