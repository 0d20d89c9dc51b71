package elysium.vtes.curios;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.burnThis;
import static elysium.vtes.dsl.Effects.comesIntoPlay;
import static elysium.vtes.dsl.Effects.everybodysPool;
import static elysium.vtes.dsl.Effects.gainPool;
import static elysium.vtes.dsl.Effects.remove;
import static elysium.vtes.dsl.ModeBuilder.event;
import static elysium.vtes.dsl.ModeBuilder.grant;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.ModeBuilder.use;
import static elysium.vtes.dsl.Modifiers.to;
import static elysium.vtes.dsl.Modifiers.toBearer;
import static elysium.vtes.dsl.Modifiers.toYou;
import static elysium.vtes.dsl.Stealing.steal;
import static elysium.vtes.dsl.TextCosts.lockThis;
import static elysium.vtes.dsl.TextCosts.once;
import static elysium.vtes.dsl.UseConditions.itself;
import static elysium.vtes.dsl.UseConditions.youAct;
import static elysium.vtes.table.Trait.LOCATION;
import static elysium.vtes.table.Trait.OUT_OF_TURN;
import static elysium.vtes.table.Trait.TRIFLE;
import static elysium.vtes.table.Trait.TROPHY;
import static elysium.vtes.table.vocabulary.Moment.ANY_TIME;
import static elysium.vtes.table.vocabulary.Moment.AS_ANNOUNCED;
import static elysium.vtes.table.vocabulary.Moment.AS_PLAYED;
import static elysium.vtes.table.vocabulary.Moment.BEFORE_RESOLUTION;
import static elysium.vtes.table.vocabulary.Moment.UNLOCKING;
import static elysium.vtes.table.vocabulary.Moment.UNLOCK_PHASE;
import static elysium.vtes.table.vocabulary.Scope.TURN;

import java.util.List;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.ChoiceZone;
import elysium.vtes.dsl.DisciplineCards;
import elysium.vtes.dsl.Effects;
import elysium.vtes.dsl.Modifiers;
import elysium.vtes.dsl.Triggers;
import elysium.vtes.rules.card.CurrentPlay;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Sect;
import elysium.vtes.table.vocabulary.Value;

/// Made-up master cards and events.
final class CuriousMasters {
    private static final CardChoice MINION = CardChoice.at(ChoiceZone.MINIONS),
            MONSTER = CardChoice.at(ChoiceZone.MINIONS, (t, _, card) -> t.facts.isMonster(card)),
            MONSTROUS_RETAINER = CardChoice.at(ChoiceZone.ATTACHED_CARDS, (t, _, card) -> t.facts.isMonster(card)),
            ATTACHED_LOCATION = CardChoice.at(ChoiceZone.ATTACHED_CARDS, (t, play, card) -> t.facts.is(card, LOCATION)
                    && t.controller(card) != play.seat());

    private CuriousMasters() {}

    static void write(List<CardBuilder> page) {
        page.add(made("Loan").pool(1).basic(master().does(gainPool(2))));
        page.add(made("Windfall").is(OUT_OF_TURN).basic(master().in(ANY_TIME).does(gainPool(1))));
        page.add(made("Quick Windfall").is(OUT_OF_TURN | TRIFLE).basic(master().in(ANY_TIME).does(gainPool(1))));
        page.add(made("Veto").is(OUT_OF_TURN)
                .basic(master().in(AS_PLAYED).marked(Usage.CANCELS).only(aMasterCard()).does(cancel())));
        page.add(made("Small Change").is(TRIFLE).basic(master().does(gainPool(1))));
        page.add(DisciplineCards.lesson(made("Lesson in Dominate"), Discipline.DOMINATE));
        page.add(DisciplineCards.lesson(made("Lesson in Animalism"), Discipline.ANIMALISM));
        page.add(DisciplineCards.greaterLesson(made("Greater Lesson in Dominate"), Discipline.DOMINATE));
        page.add(made("Trophy").is(TROPHY).basic(master().does(comesIntoPlay())).always(toBearer(Value.STRENGTH, 1)));
        page.add(made("Abduction").basic(master().at(MINION).does(steal(MINION))));
        page.add(made("Eviction").basic(master().at(ATTACHED_LOCATION).does(steal(ATTACHED_LOCATION))));
        page.add(made("Conversion").basic(master().at(MINION).does(joins(Sect.SABBAT))));
        page.add(made("Amnesty").basic(master().at(MINION).does(joins(Sect.CAMARILLA))));
        page.add(made("Cataclysm").basic(master().does(everybodysPool((_, _, _) -> -5))));
        page.add(made("Exorcism").basic(master().at(MONSTER).does(Effects.burn(MONSTER)))
                .basic(master().at(MONSTROUS_RETAINER).does(Effects.burn(MONSTROUS_RETAINER))));
        page.add(made("Custody").basic(master().at(MINION).does(Effects.putOn(MINION), takeInto()))
                .on(UNLOCKING, Triggers::yours, Program.of(giveBack(), burnThis())));
        page.add(made("Herald").basic(master().does(comesIntoPlay()))
                .lets(use(AS_ANNOUNCED).only(youAct()).costs(lockThis()).does(gainPool(1))));
        page.add(made("Impatience").basic(master().at(MINION).does(Effects.putOn(MINION)))
                .lets(grant().stealth(1).only(itself()).does(gainPool(1)))
                .lets(use(UNLOCK_PHASE).only(inAnothersTurn()).costs(once(TURN)).does(actsAtOnce())));
        page.add(made("Tollgate").is(LOCATION).basic(master().does(comesIntoPlay()))
                .always(to(Value.COST_BLOOD, toll(Fact.BLOOD_COST)))
                .always(to(Value.COST_POOL, toll(Fact.POOL_COST)))
                .always(to(Value.TORPOR_COST, (_, _, _) -> 1)).always(to(Value.RESCUE_COST, (_, _, _) -> 1))
                .lets(use(BEFORE_RESOLUTION).does(burnThis())));
        page.add(made("Foreclosure").is(OUT_OF_TURN).basic(master().in(ANY_TIME).does(ruins())));
        page.add(made("Oblivion").basic(master().at(MINION).does(remove(MINION))));
        page.add(happening("Long Night").basic(event().does(comesIntoPlay())).always(toYou(Value.HAND_SIZE, 1)));
        page.add(happening("Red Star").basic(event().does(comesIntoPlay())));
    }

    private static CardBuilder made(String name) {
        return card(Kind.MASTER, CuriousCrypt.slug(name), name, name);
    }

    private static CardBuilder happening(String name) {
        return card(Kind.EVENT, CuriousCrypt.slug(name), name, name);
    }

    /// The extra cost of a card of the same Methuselah, if it has a cost.
    private static Modifiers.Sum toll(int cost) {
        return (t, by, card) -> t.controller(card) == by.seat() && t.printed(card, cost) != 0 ? 1 : 0;
    }

    private static Instruction.Requirement<Vtes> aMasterCard() {
        return (t, _) -> CurrentPlay.card(t) != NONE && t.facts.is(CurrentPlay.card(t), Kind.MASTER) ? null
                : VtesClause.TARGET_IN_PLAY;
    }

    /// The active Methuselah burns 5 pool.
    private static Instruction.Effect<Vtes> ruins() {
        return (t, _) -> t.pools.burn(t.turn.active(), 5);
    }

    private static Instruction.Effect<Vtes> cancel() {
        return (t, _) -> CurrentPlay.cancel(t);
    }

    private static Instruction.Effect<Vtes> joins(Sect sect) {
        return (t, play) -> t.identity.setSect(MINION.of(play), sect);
    }

    /// Remembers the previous controller.
    private static Instruction.Effect<Vtes> takeInto() {
        return (t, play) -> {
            t.notes.setFirst(play.card(), t.controller(MINION.of(play)));
            t.moves.control(MINION.of(play), play.seat());
        };
    }

    private static Instruction.Effect<Vtes> giveBack() {
        return (t, play) -> t.giveBack(t.bearers.of(play.card()), t.notes.first(play.card()));
    }

    private static Instruction.Requirement<Vtes> inAnothersTurn() {
        return (t, play) -> t.turn.active() == play.seat() ? VtesClause.OTHERS_TURNS : null;
    }

    /// The bearer performs the action of this card, in any turn.
    private static Instruction.StartFrame<Vtes> actsAtOnce() {
        return (t, play) -> CardPlay.of(t, play.card(), 1, play.seat(), t.bearers.of(play.card()));
    }
}
