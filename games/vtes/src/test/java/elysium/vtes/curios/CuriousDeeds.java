package elysium.vtes.curios;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.CombatEffects.maneuver;
import static elysium.vtes.dsl.CombatEffects.mayManeuver;
import static elysium.vtes.dsl.CombatEffects.mayStrike;
import static elysium.vtes.dsl.CombatEffects.strikes;
import static elysium.vtes.dsl.Effects.burnBlood;
import static elysium.vtes.dsl.Effects.burnThis;
import static elysium.vtes.dsl.Effects.burnsPool;
import static elysium.vtes.dsl.Effects.control;
import static elysium.vtes.dsl.Effects.fights;
import static elysium.vtes.dsl.Effects.lock;
import static elysium.vtes.dsl.Effects.putOn;
import static elysium.vtes.dsl.Effects.torpor;
import static elysium.vtes.dsl.ModeBuilder.action;
import static elysium.vtes.dsl.ModeBuilder.combat;
import static elysium.vtes.dsl.ModeBuilder.employ;
import static elysium.vtes.dsl.ModeBuilder.equip;
import static elysium.vtes.dsl.ModeBuilder.grant;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.ModeBuilder.modifier;
import static elysium.vtes.dsl.ModeBuilder.political;
import static elysium.vtes.dsl.ModeBuilder.reaction;
import static elysium.vtes.dsl.ModeBuilder.recruit;
import static elysium.vtes.dsl.Modifiers.toBearer;
import static elysium.vtes.dsl.References.ACTING_MINION;
import static elysium.vtes.dsl.References.BLOCKING_MINION;
import static elysium.vtes.dsl.References.YOU;
import static elysium.vtes.rules.combat.StrikeFlags.RANGED;
import static elysium.vtes.table.Trait.OUT_OF_TURN;
import static elysium.vtes.table.vocabulary.Moment.AS_PLAYED;
import static elysium.vtes.table.vocabulary.Moment.BEFORE_VOTES;
import static elysium.vtes.table.vocabulary.Moment.BLOCK_ATTEMPT;
import static elysium.vtes.table.vocabulary.Moment.POLLING;
import static elysium.vtes.table.vocabulary.Moment.RANGE;
import static elysium.vtes.table.vocabulary.Moment.STRIKE;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vtes.dsl.ActionCardEffects;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.ChoiceZone;
import elysium.vtes.dsl.Effects;
import elysium.vtes.dsl.ModeBuilder;
import elysium.vtes.dsl.ReferendumEffects;
import elysium.vtes.dsl.SeatChoice;
import elysium.vtes.dsl.UseConditions;
import elysium.vtes.flow.politics.Referendum;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.card.Arrival;
import elysium.vtes.rules.card.CurrentPlay;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.ActionKind;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Value;

/// Made-up cards on actions, combats and referendums, with effects that no real card has.
final class CuriousDeeds {
    private static final CardChoice MINION = CardChoice.at(ChoiceZone.MINIONS),
            YOURS = CardChoice.at(ChoiceZone.YOUR_READY),
            OTHERS = CardChoice.at(ChoiceZone.READY_MINIONS, (t, play, card) -> t.controller(card) != play.seat())
                    .as(Effects.SECOND),
            ATTACHMENT =
                    CardChoice
                            .at(ChoiceZone.YOUR_HAND,
                                    (t, _, card) -> t.facts.is(card, Kind.EQUIPMENT) || t.facts.is(card, Kind.RETAINER))
                            .as(Effects.SECOND);
    private static final CardChoice ALLY =
            CardChoice.at(ChoiceZone.YOUR_HAND, (t, _, card) -> t.facts.is(card, Kind.ALLY));
    private static final SeatChoice SECOND = new SeatChoice(Effects.SECOND,
            (t, play) -> t.seats.others(play.seat()) & ~(1 << play.picked(Effects.TARGET)));

    private CuriousDeeds() {}

    static void write(List<CardBuilder> page) {
        actions(page);
        answers(page);
        page.add(made(Kind.MASTER, "Compulsion").basic(master().at(MINION).does(putOn(MINION)))
                .lets(grant().marked(Usage.MANDATORY).only(UseConditions.itself()).does(burnThis())));
        page.add(made(Kind.MASTER, "Alarm Bell").basic(master().does(Effects.comesIntoPlay()))
                .lets(ModeBuilder.use(BLOCK_ATTEMPT).does(Effects.gainPool(1))));
        page.add(made(Kind.MASTER, "Duel").basic(master().at(YOURS).at(OTHERS)
                .does(fights(YOURS, OTHERS))));
        page.add(made(Kind.MASTER, "Stranger at the Door").basic(master().at(ALLY)
                .does((Instruction.Effect<Vtes>) (t, play) -> Arrival.putAllyIntoPlay(t, ALLY.of(play), play.seat()))));
        page.add(made(Kind.MASTER, "Parcel").basic(master().at(YOURS).at(ATTACHMENT).does(delivered())));
        page.add(made(Kind.COMBAT, "Thrown Gate").basic(combat(STRIKE).only(mayStrike(RANGED)).does(strikes(RANGED, 1)))
                .basic(combat(RANGE).only(mayManeuver(), mayStrike(RANGED)).does(maneuver(), strikes(RANGED, 1))));
        page.add(made(Kind.EQUIPMENT, "Heirloom").needs(Discipline.DOMINATE)
                .inferior(Discipline.DOMINATE, equip()).superior(Discipline.DOMINATE, equip()));
        page.add(made(Kind.EQUIPMENT, "Lucky Coin").basic(equip().does(Effects.gainPool(1))));
        page.add(made(Kind.RETAINER, "Old Servant").needs(Discipline.DOMINATE).body(1, 0, 0).superiorBody(3, 0, 0)
                .inferior(Discipline.DOMINATE, employ()).superior(Discipline.DOMINATE, employ()));
        page.add(made(Kind.ALLY, "Bystander").life(2).basic(recruit()));
        page.add(made(Kind.ALLY, "Notary").body(1, 0, 0).basic(recruit()).always(toBearer(Value.VOTES, 2)));
    }

    private static void actions(List<CardBuilder> page) {
        page.add(made(Kind.ACTION, "Wild Hunt").basic(action(ActionKind.HUNT).stealth(1)));
        page.add(made(Kind.ACTION, "Sole Blessing").is(Trait.UNIQUE)
                .basic(action().does(ActionCardEffects.staysOnIt())));
        page.add(made(Kind.ACTION, "Errand of Two Clans").needs(Clan.BRUJAH, Clan.TREMERE)
                .basic(action().does(Effects.gainPool(1))));
        page.add(made(Kind.ACTION, "Poaching").basic(action(ActionKind.HUNT).does(Effects.gainPool(1))));
        page.add(made(Kind.ACTION, "Pickings").basic(action(ActionKind.BLEED).does(Effects.gainPool(1))));
        page.add(made(Kind.ACTION, "Twin Threat").basic(action().at(SeatChoice.ANOTHER).at(SECOND)
                .does(burnsPool(SeatChoice.ANOTHER, 1), burnsPool(SECOND, 1))));
        page.add(made(Kind.POLITICAL_ACTION, "Costly Motion").blood(2)
                .basic(political().does(Referendum.of(Program.none(), Program.of(Effects.gainPool(2))))));
        page.add(made(Kind.POLITICAL_ACTION, "Named Motion")
                .basic(political().at(OTHERS).does(Referendum.of(Program.none(), Program.of(lock(OTHERS))))));
        page.add(made(Kind.ACTION_MODIFIER, "Distraction")
                .basic(modifier().in(BLOCK_ATTEMPT).does(lock(BLOCKING_MINION))));
        page.add(made(Kind.ACTION_MODIFIER, "Purge").basic(modifier().in(POLLING).at(MINION).does(torpor(MINION))));
        page.add(made(Kind.ACTION_MODIFIER, "Opening Words")
                .basic(modifier().in(BEFORE_VOTES).does(ReferendumEffects.votes(1))));
    }

    private static void answers(List<CardBuilder> page) {
        page.add(made(Kind.REACTION, "Sudden Sleep").basic(reaction().does(torpor(ACTING_MINION))));
        page.add(made(Kind.REACTION, "Change of Heart").basic(reaction().does(control(ACTING_MINION, YOU))));
        page.add(made(Kind.REACTION, "Bloodletting").basic(reaction().does(burnBlood(ACTING_MINION, 9))));
        page.add(made(Kind.REACTION, "Pinprick").basic(reaction().does(burnBlood(ACTING_MINION, 1))));
        page.add(made(Kind.REACTION, "Levelling").basic(reaction().does(levels())));
        page.add(made(Kind.REACTION, "Largesse").basic(reaction().does(burnsPool(YOU, 5))));
        page.add(made(Kind.REACTION, "Rebuttal").basic(reaction().in(AS_PLAYED).marked(Usage.CANCELS).only(aModifier())
                .does((Instruction.Effect<Vtes>) (t, _) -> CurrentPlay.cancel(t))));
        page.add(made(Kind.MASTER, "Interdiction").is(OUT_OF_TURN).basic(master().in(AS_PLAYED).marked(Usage.CANCELS)
                .only(aMinionCard()).does((Instruction.Effect<Vtes>) (t, _) -> CurrentPlay.cancel(t))));
    }

    /// Burns the first permanent of the acting Methuselah.
    private static Instruction.Effect<Vtes> levels() {
        return (t, _) -> {
            int card = t.first(GameLayout.PLAY + CurrentAction.seat(t));
            if (card != NONE) t.burn(card);
        };
    }

    private static Instruction.Requirement<Vtes> aModifier() {
        return (t, _) -> CurrentPlay.card(t) != NONE && t.facts.is(CurrentPlay.card(t), Kind.ACTION_MODIFIER) ? null
                : VtesClause.TARGET_IN_PLAY;
    }

    private static Instruction.Requirement<Vtes> aMinionCard() {
        return (t, _) -> {
            int card = CurrentPlay.card(t);
            boolean minions = card != NONE && !t.facts.is(card, Kind.MASTER) && !t.facts.is(card, Kind.EVENT);
            return minions ? null : VtesClause.TARGET_IN_PLAY;
        };
    }

    /// Attaches a card from hand to a minion without an action.
    private static Instruction.Effect<Vtes> delivered() {
        return (t, play) -> Arrival.attachTo(t, ATTACHMENT.of(play), YOURS.of(play));
    }

    private static CardBuilder made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
