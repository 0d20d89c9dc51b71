package elysium.vtes.cards;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.ChoiceZone.ATTACHED_CARDS;
import static elysium.vtes.dsl.ChoiceZone.MINIONS;
import static elysium.vtes.dsl.ChoiceZone.READY_MINIONS;
import static elysium.vtes.dsl.ChoiceZone.YOUR_MINIONS;
import static elysium.vtes.dsl.ChoiceZone.YOUR_READY;
import static elysium.vtes.dsl.CombatEffects.inCombat;
import static elysium.vtes.dsl.CombatEffects.isHurt;
import static elysium.vtes.dsl.CombatEffects.prevents;
import static elysium.vtes.dsl.Effects.CHOICE;
import static elysium.vtes.dsl.Effects.amount;
import static elysium.vtes.dsl.Effects.burn;
import static elysium.vtes.dsl.Effects.burnThis;
import static elysium.vtes.dsl.Effects.burnsPool;
import static elysium.vtes.dsl.Effects.copiesOn;
import static elysium.vtes.dsl.Effects.fights;
import static elysium.vtes.dsl.Effects.just;
import static elysium.vtes.dsl.Effects.poolOnto;
import static elysium.vtes.dsl.Effects.putOn;
import static elysium.vtes.dsl.Effects.toPool;
import static elysium.vtes.dsl.ModeBuilder.grant;
import static elysium.vtes.dsl.ModeBuilder.itsUse;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.Modifiers.costsYouMore;
import static elysium.vtes.dsl.Modifiers.toBearer;
import static elysium.vtes.dsl.References.ITS_BEARER;
import static elysium.vtes.dsl.References.THAT_MANY;
import static elysium.vtes.dsl.References.THAT_METHUSELAH;
import static elysium.vtes.dsl.References.THIS_MINION;
import static elysium.vtes.dsl.References.controllerOf;
import static elysium.vtes.dsl.TextCosts.costsPool;
import static elysium.vtes.dsl.TextCosts.once;
import static elysium.vtes.dsl.UseConditions.isNot;
import static elysium.vtes.dsl.UseConditions.itIsReady;
import static elysium.vtes.dsl.UseConditions.itself;
import static elysium.vtes.dsl.UseConditions.yourTurn;
import static elysium.vtes.table.Trait.ARCHETYPE;
import static elysium.vtes.table.Trait.TRIFLE;
import static elysium.vtes.table.Trait.UNIQUE;
import static elysium.vtes.table.clause.CardClause.NOT_ITSELF;
import static elysium.vtes.table.clause.CardClause.OWN_MINIONS;
import static elysium.vtes.table.vocabulary.ActionKind.BLEED;
import static elysium.vtes.table.vocabulary.ActionKind.POLITICAL;
import static elysium.vtes.table.vocabulary.Kind.MASTER;
import static elysium.vtes.table.vocabulary.Moment.BLOCK_SUCCEEDED;
import static elysium.vtes.table.vocabulary.Moment.MASTER_PHASE;
import static elysium.vtes.table.vocabulary.Moment.PREVENTION;
import static elysium.vtes.table.vocabulary.Moment.UNLOCKING;
import static elysium.vtes.table.vocabulary.Moment.UNLOCK_PHASE;
import static elysium.vtes.table.vocabulary.Moment.WENT_TO_TORPOR;
import static elysium.vtes.table.vocabulary.Scope.COMBAT;
import static elysium.vtes.table.vocabulary.Scope.TURN;
import static elysium.vtes.table.vocabulary.Value.INTERCEPT;
import static elysium.vtes.table.vocabulary.Value.MAY_NOT_BLOCK;

import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.ModeBuilder;
import elysium.vtes.dsl.Triggers;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.politics.Titles;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.VtesClause;
import elysium.vtes.table.vocabulary.Kind;

/// The master cards played on minions.
final class BurdenCards {
    private static final int DOLL = CardNumbers.of("blood-doll"), VILLEIN = CardNumbers.of("villein"),
            TAP = CardNumbers.of("minion-tap");
    /// The use shared by both halves of a text; the ledger key of a card that has triggered this turn.
    private static final int EITHER_WAY = 0, DEFIED = 4001;
    private static final CardChoice YOUR_VAMPIRE = CardChoice.at(YOUR_MINIONS, (t, _, card) -> t.facts.isVampire(card)),
            YOUR_READY_VAMPIRE = CardChoice.at(YOUR_READY, (t, _, card) -> t.facts.isVampire(card)),
            READY_VAMPIRE = CardChoice.at(READY_MINIONS, (t, _, card) -> t.facts.isVampire(card)),
            ANY_VAMPIRE = CardChoice.at(MINIONS, (t, _, card) -> t.facts.isVampire(card)),
            READY_MINION = CardChoice.at(READY_MINIONS),
            WITHOUT_ARCHETYPE = CardChoice.at(YOUR_MINIONS,
                    (t, _, card) -> t.facts.isVampire(card)
                            && t.bearers.findAttached(card, Kind.MASTER, ARCHETYPE) == NONE),
            AFFORDABLE = CardChoice.at(YOUR_MINIONS,
                    (t, play, card) -> t.facts.isVampire(card)
                            && t.bearers.countAttached(card, VILLEIN) <= t.pools.of(play.seat())),
            BLOOD_DOLL = CardChoice.at(ATTACHED_CARDS, (t, _, card) -> t.face(card) == DOLL).as(CHOICE);

    private BurdenCards() {}

    static void write(CardList page) {
        page.write(card(MASTER, "blood-doll", "Blood Doll", "Poupée de sang")
                .says("Put it on one of your vampires.\n"
                        + "Once in their own master phase, whoever controls this vampire may move 1 blood from it "
                        + "to their pool, or 1 pool onto it.",
                        "Posez-la sur un de vos vampires.\n"
                                + "Une fois pendant sa propre phase de maître, celui qui contrôle ce vampire peut en "
                                + "déplacer 1 point de sang vers sa réserve, ou y déplacer 1 point de sa réserve.")
                .basic(master().at(YOUR_VAMPIRE).does(putOn(YOUR_VAMPIRE)))
                .lets(drains(MASTER_PHASE))
                .lets(fills(MASTER_PHASE))
                .see("VTES-CLR-60", "VTES-CRL-05"));

        page.write(card(MASTER, "fame", "Fame", "Renommée")
                .is(UNIQUE)
                .says("Put it on a ready vampire, yours or not.\n"
                        + "When this vampire has gone to torpor, its controller at once burns 3 pool. As long as "
                        + "it lies in torpor, each Methuselah burns 1 pool in their own unlock phase.",
                        "Posez-la sur un vampire disponible, à vous ou non.\n"
                                + "Dès que ce vampire est allé en torpeur, son contrôleur brûle 3 points de réserve. Tant "
                                + "qu'il y reste, chaque Mathusalem brûle 1 point de réserve à sa propre phase de "
                                + "redressement.")
                .basic(master().at(READY_VAMPIRE).does(putOn(READY_VAMPIRE)))
                .on(WENT_TO_TORPOR, Triggers::itself, burnsPool(controllerOf(THIS_MINION), 3))
                .inOrder(UNLOCKING, Triggers::liesInTorpor, burnsPool(THAT_METHUSELAH, 1))
                .see("VTES-CLR-67", "VTES-CLR-68", "VTES-CRL-20", "VTES-RUL-75"));

        page.write(card(MASTER, "guardian-angel", "Guardian Angel", "Ange gardien")
                .pool(2)
                .says("Put it on one of your ready vampires.\n"
                        + "+1 intercept for this vampire against bleeds directed at you. Once per combat, it may "
                        + "prevent 1 damage. The card is burned as soon as the vampire is in torpor.",
                        "Posez-la sur un de vos vampires disponibles.\n"
                                + "+1 en interception pour ce vampire contre les morsures dirigées contre vous. Une fois "
                                + "par combat, il peut prévenir 1 point de dégâts. Dès qu'il est en torpeur, cette carte "
                                + "est brûlée.")
                .basic(master().at(YOUR_READY_VAMPIRE).does(putOn(YOUR_READY_VAMPIRE)))
                .always(toBearer(INTERCEPT,
                        (t, by, _) -> CurrentAction.is(t, BLEED) && CurrentAction.bleedTarget(t) == by.seat() ? 1 : 0))
                .lets(itsUse(PREVENTION).byHost().only(isHurt(ITS_BEARER), inCombat(ITS_BEARER)).costs(once(COMBAT))
                        .does(prevents(1)))
                .on(WENT_TO_TORPOR, Triggers::itself, burnThis()));

        page.write(card(MASTER, "haven-uncovered", "Haven Uncovered", "Refuge exposé")
                .says("Put it on a ready vampire, yours or not.\n"
                        + "With a directed action at +1 stealth, any minion may enter combat with this vampire. "
                        + "With a directed action at +1 stealth, the vampire may burn the card.",
                        "Posez-la sur un vampire disponible, à vous ou non.\n"
                                + "Par une action dirigée à +1 en discrétion, tout serviteur peut entrer en combat contre "
                                + "ce vampire. Par une action dirigée à +1 en discrétion, ce vampire peut brûler la carte.")
                .basic(master().at(READY_VAMPIRE).does(putOn(READY_VAMPIRE)))
                .lets(grant().called("fight", "combattre").stealth(1).atHost()
                        .only(isNot(controllerOf(THIS_MINION), controllerOf(ITS_BEARER), OWN_MINIONS), itIsReady())
                        .does(fights(THIS_MINION, ITS_BEARER)))
                .lets(grant().called("get rid of it", "s'en défaire").stealth(1).atController().only(itself())
                        .does(burnThis()))
                .see("VTES-CLR-66", "VTES-CMB-03", "VTES-RUL-35"));

        page.write(card(MASTER, "pentex-subversion", "Pentex™ Subversion", "Subversion de la Pentex™")
                .is(UNIQUE).pool(2)
                .says("Put it on a ready minion, yours or not.\n"
                        + "This minion may not block. Any other minion may burn this card with a directed action.",
                        "Posez-la sur un serviteur disponible, à vous ou non.\n"
                                + "Ce serviteur n'a pas le droit de bloquer. Tout autre serviteur peut brûler cette carte "
                                + "par une action dirigée.")
                .basic(master().at(READY_MINION).does(putOn(READY_MINION)))
                .always(toBearer(MAY_NOT_BLOCK, 1))
                .lets(grant().atController().only(isNot(THIS_MINION, ITS_BEARER, NOT_ITSELF)).does(burnThis()))
                .see("VTES-CLR-79", "VTES-CLR-80", "VTES-RUL-47"));

        page.write(card(MASTER, "rebel", "Rebel", "Rebelle")
                .is(TRIFLE | ARCHETYPE)
                .says("One archetype per vampire.\n"
                        + "Put it on one of your vampires.\n"
                        + "Once per turn, blocking a political action or a titled vampire earns this vampire 1 "
                        + "blood, just before block resolution.",
                        "Un seul archétype par vampire.\n"
                                + "Posez-la sur un de vos vampires.\n"
                                + "Une fois par tour, bloquer une action politique ou un vampire titré rapporte 1 point de "
                                + "sang à ce vampire, juste avant la résolution du blocage.")
                .basic(master().at(WITHOUT_ARCHETYPE).does(putOn(WITHOUT_ARCHETYPE)))
                .on(BLOCK_SUCCEEDED, BurdenCards::defies, defiance())
                .see("VTES-CLR-65", "VTES-RUL-18"));

        page.write(card(MASTER, "vessel", "Vessel", "Calice")
                .is(TRIFLE).pool(1)
                .says("Put it on a vampire, yours or not; you may burn a Blood Doll as well.\n"
                        + "Once in their own unlock phase, whoever controls this vampire may move 1 blood from it "
                        + "to their pool, or 1 pool onto it.",
                        "Posez-la sur un vampire, à vous ou non ; vous pouvez aussi brûler une Poupée de sang.\n"
                                + "Une fois pendant sa propre phase de redressement, celui qui contrôle ce vampire peut en "
                                + "déplacer 1 point de sang vers sa réserve, ou y déplacer 1 point de sa réserve.")
                .basic(master().at(ANY_VAMPIRE).announces(BLOOD_DOLL.mayPick(Program.none()))
                        .does(putOn(ANY_VAMPIRE), burn(BLOOD_DOLL)))
                .lets(drains(UNLOCK_PHASE))
                .lets(fills(UNLOCK_PHASE))
                .see("VTES-CLR-10", "VTES-CLR-11", "VTES-CLR-12", "VTES-CRL-05"));

        page.write(card(MASTER, "villein", "Villein", "Serf")
                .is(TRIFLE)
                .says("Put it on one of your vampires and move 2 to 5 of its blood to your pool, or all of it "
                        + "if it has less.\n"
                        + "+1 pool to the cost of each Minion Tap you play, and of any Villein played on this "
                        + "vampire.",
                        "Posez-la sur un de vos vampires et déplacez 2 à 5 de ses points de sang vers votre "
                                + "réserve, ou tous s'il en a moins.\n"
                                + "+1 point de réserve au coût des Drainer le serviteur que vous jouez et de tout Serf "
                                + "joué sur ce vampire.")
                .basic(master().at(AFFORDABLE).announces(costsPool(copiesOn(AFFORDABLE)))
                        .announces(amount(just(2), just(5)))
                        .does(putOn(AFFORDABLE), toPool(AFFORDABLE, THAT_MANY)))
                .always(costsYouMore(TAP, 1))
                .see("VTES-CLR-74", "VTES-CLR-75", "VTES-CRL-47", "VTES-RUL-90"));
    }

    /// The vampire's controller moves 1 of its blood to their pool, once per phase.
    private static ModeBuilder drains(int window) {
        Instruction.Requirement<Vtes> bleeds =
                (t, play) -> t.blood.of(t.bearers.of(play.card())) > 0 ? null : VtesClause.CANNOT_DO;
        return itsUse(window).called("blood to pool", "sang vers réserve").byHost().only(yourTurn(), bleeds)
                .costs(once(TURN, EITHER_WAY)).does(toPool(ITS_BEARER, just(1)));
    }

    /// The reverse move.
    private static ModeBuilder fills(int window) {
        return itsUse(window).called("pool to blood", "réserve vers sang").byHost().only(yourTurn())
                .costs(once(TURN, EITHER_WAY)).does(poolOnto(ITS_BEARER, 1));
    }

    /// The vampire has blocked a political action or one by a titled vampire; once per turn.
    private static boolean defies(Vtes t, int card, TriggerResolution<Vtes> o) {
        boolean provoked = CurrentAction.is(t, POLITICAL) || Titles.inForce(t, o.subject()) != 0;
        return Triggers.byIt(t, card, o) && provoked && !t.ledger.used(TURN, card, DEFIED);
    }

    private static Instruction.Effect<Vtes> defiance() {
        return (t, play) -> {
            t.ledger.use(TURN, play.card(), DEFIED);
            t.blood.add(t.bearers.of(play.card()), 1);
        };
    }
}
