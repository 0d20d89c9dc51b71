package elysium.vtes.cards;

import static elysium.vtes.dsl.ActionEffects.stealthAgainstIt;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.ChoiceZone.ATTACHED_CARDS;
import static elysium.vtes.dsl.ChoiceZone.MINIONS;
import static elysium.vtes.dsl.ChoiceZone.PREYS_MINIONS;
import static elysium.vtes.dsl.ChoiceZone.READY_MINIONS;
import static elysium.vtes.dsl.ChoiceZone.YOUR_MINIONS;
import static elysium.vtes.dsl.ChoiceZone.YOUR_READY;
import static elysium.vtes.dsl.ChoiceZone.YOUR_UNCONTROLLED;
import static elysium.vtes.dsl.Effects.SECOND;
import static elysium.vtes.dsl.Effects.amount;
import static elysium.vtes.dsl.Effects.blood;
import static elysium.vtes.dsl.Effects.bloodOn;
import static elysium.vtes.dsl.Effects.burn;
import static elysium.vtes.dsl.Effects.burnThis;
import static elysium.vtes.dsl.Effects.burnsAt;
import static elysium.vtes.dsl.Effects.comesIntoPlay;
import static elysium.vtes.dsl.Effects.control;
import static elysium.vtes.dsl.Effects.counters;
import static elysium.vtes.dsl.Effects.drawCrypt;
import static elysium.vtes.dsl.Effects.gainPool;
import static elysium.vtes.dsl.Effects.just;
import static elysium.vtes.dsl.Effects.lock;
import static elysium.vtes.dsl.Effects.poolOnto;
import static elysium.vtes.dsl.Effects.remembers;
import static elysium.vtes.dsl.Effects.remove;
import static elysium.vtes.dsl.Effects.toPool;
import static elysium.vtes.dsl.ModeBuilder.grant;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.ModeBuilder.use;
import static elysium.vtes.dsl.Modifiers.to;
import static elysium.vtes.dsl.Modifiers.toYou;
import static elysium.vtes.dsl.Modifiers.until;
import static elysium.vtes.dsl.References.HOLDER_OF_THE_EDGE;
import static elysium.vtes.dsl.References.THAT_MANY;
import static elysium.vtes.dsl.References.THIS_CARD;
import static elysium.vtes.dsl.References.THIS_MINION;
import static elysium.vtes.dsl.References.YOU;
import static elysium.vtes.dsl.References.YOUR_PREY;
import static elysium.vtes.dsl.TextCosts.lockThis;
import static elysium.vtes.dsl.TextCosts.transfers;
import static elysium.vtes.dsl.UseConditions.is;
import static elysium.vtes.dsl.UseConditions.vampire;
import static elysium.vtes.dsl.UseConditions.yourCrypt;
import static elysium.vtes.dsl.UseConditions.yourTurn;
import static elysium.vtes.table.Trait.TRIFLE;
import static elysium.vtes.table.Trait.UNIQUE;
import static elysium.vtes.table.clause.VtesClause.NO_EDGE;
import static elysium.vtes.table.vocabulary.ActionKind.BLEED;
import static elysium.vtes.table.vocabulary.Clan.NOSFERATU;
import static elysium.vtes.table.vocabulary.Clan.TOREADOR;
import static elysium.vtes.table.vocabulary.Kind.MASTER;
import static elysium.vtes.table.vocabulary.Moment.ANY_TIME;
import static elysium.vtes.table.vocabulary.Moment.INFLUENCE_PHASE;
import static elysium.vtes.table.vocabulary.Moment.REPLACEMENT;
import static elysium.vtes.table.vocabulary.Moment.UNLOCKING;
import static elysium.vtes.table.vocabulary.Moment.UNLOCK_PHASE;
import static elysium.vtes.table.vocabulary.Scope.TURN;
import static elysium.vtes.table.vocabulary.Value.HAND_SIZE;
import static elysium.vtes.table.vocabulary.Value.NO_UNLOCK;
import static elysium.vtes.table.vocabulary.Value.UNBLOCKABLE;

import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.Triggers;
import elysium.vtes.flow.Toll;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Kind;

/// The other master cards: permanents, and those with an immediate effect.
final class MasterCards {
    private static final CardChoice VICTIM = CardChoice.at(PREYS_MINIONS, (t, _, card) -> t.facts.isVampire(card)),
            ANOTHER_VICTIM =
                    CardChoice.at(PREYS_MINIONS, (t, play, card) -> t.facts.isVampire(card) && card != VICTIM.of(play))
                            .as(SECOND),
            PREYS_EQUIPMENT = CardChoice.at(ATTACHED_CARDS, (t, play, card) -> t.facts.is(card, Kind.EQUIPMENT)
                    && t.controller(t.bearers.of(card)) == t.seats.prey(play.seat())),
            UNCONTROLLED = CardChoice.at(YOUR_UNCONTROLLED, (t, _, card) -> t.facts.isVampire(card)),
            CAST_OFF = CardChoice.at(YOUR_UNCONTROLLED),
            READY_VAMPIRE = CardChoice.at(READY_MINIONS, (t, _, card) -> t.facts.isVampire(card)),
            YOUR_VAMPIRE = CardChoice.at(YOUR_MINIONS, (t, _, card) -> t.facts.isVampire(card)),
            ANY_MINION = CardChoice.at(MINIONS),
            HOST = CardChoice.at(YOUR_READY, (t, _, card) -> t.identity.is(card, TOREADOR)),
            GUEST_OF_HONOUR =
                    CardChoice.at(YOUR_READY, (t, play, card) -> t.identity.is(card, TOREADOR) && card != HOST.of(play))
                            .as(SECOND);

    private MasterCards() {}

    static void write(CardList page) {
        page.write(card(MASTER, "anarch-troublemaker", "Anarch Troublemaker", "Anarch fauteur de trouble")
                .is(UNIQUE)
                .says("This card comes into play.\n"
                        + "In your unlock phase, you may hand control of it to your prey. If you do, either lock "
                        + "up to two of their vampires or burn one equipment borne by a minion of theirs.",
                        "Cette carte entre en jeu.\n"
                                + "Pendant votre phase de redressement, vous pouvez en remettre le contrôle à votre proie. "
                                + "Dans ce cas, inclinez jusqu'à deux de ses vampires ou brûlez un équipement porté par un "
                                + "de ses serviteurs.")
                .basic(master().does(comesIntoPlay()))
                .lets(use(UNLOCK_PHASE).called("lock minions", "incliner des serviteurs").only(yourTurn())
                        .announces(VICTIM.mayPick(ANOTHER_VICTIM.mayPick(Program.none())))
                        .does(lock(VICTIM), lock(ANOTHER_VICTIM), control(THIS_CARD, YOUR_PREY)))
                .lets(use(UNLOCK_PHASE).called("burn equipment", "brûler un équipement").only(yourTurn())
                        .at(PREYS_EQUIPMENT)
                        .does(burn(PREYS_EQUIPMENT), control(THIS_CARD, YOUR_PREY)))
                .see("VTES-CLR-01", "VTES-CLR-02", "VTES-CRL-03"));

        page.write(card(MASTER, "dreams-of-the-sphinx", "Dreams of the Sphinx", "Rêves du sphinx")
                .is(UNIQUE).pool(1)
                .says("This card comes into play.\n"
                        + "Each time you lock it, it takes 1 counter; at 3 counters it is burned. You may lock it "
                        + "for one of these: +2 hand size for the rest of the turn; 1 blood from the bank for an "
                        + "uncontrolled vampire of yours; in your unlock phase, if you hold the Edge, gain 1 pool.",
                        "Cette carte entre en jeu.\n"
                                + "Chaque fois que vous l'inclinez, elle reçoit 1 compteur ; à 3 compteurs, elle est "
                                + "brûlée. Vous pouvez l'incliner pour un de ces effets : +2 en taille de main pour le "
                                + "reste du tour ; 1 point de sang de la banque pour un de vos vampires incontrôlés ; à "
                                + "votre phase de redressement, si vous détenez l'Avantage, gagner 1 point de réserve.")
                .basic(master().does(comesIntoPlay()))
                .lets(use(ANY_TIME).called("hand size", "taille de main").costs(lockThis())
                        .does(until(TURN, HAND_SIZE, YOU, 2), counters(1), burnsAt(3)))
                .lets(use(ANY_TIME).called("blood", "sang").at(UNCONTROLLED).costs(lockThis())
                        .does(blood(UNCONTROLLED, 1), counters(1), burnsAt(3)))
                .lets(use(UNLOCK_PHASE).called("pool", "réserve").only(yourTurn(), is(HOLDER_OF_THE_EDGE, YOU, NO_EDGE))
                        .costs(lockThis())
                        .does(gainPool(1), counters(1), burnsAt(3)))
                .see("VTES-CLR-70", "VTES-CLR-71", "VTES-CRL-04", "VTES-CRL-16", "VTES-CRL-17"));

        page.write(card(MASTER, "life-in-the-city", "Life in the City", "Vivre en ville")
                .is(TRIFLE)
                .says("A ready vampire of your choice, yours or not, gains 1 blood.",
                        "Un vampire disponible de votre choix, à vous ou non, gagne 1 point de sang.")
                .basic(master().at(READY_VAMPIRE).does(blood(READY_VAMPIRE, 1)))
                .see("VTES-CLR-88", "VTES-MAS-11", "VTES-MAS-13"));

        page.write(card(MASTER, "minion-tap", "Minion Tap", "Drainer le serviteur")
                .says("Move as much blood as you like from one of your vampires to your pool.",
                        "Déplacez autant de points de sang que vous voulez d'un de vos vampires vers votre "
                                + "réserve.")
                .basic(master().at(YOUR_VAMPIRE).announces(amount(just(0), bloodOn(YOUR_VAMPIRE)))
                        .does(toPool(YOUR_VAMPIRE, THAT_MANY)))
                .see("VTES-CLR-75"));

        page.write(card(MASTER, "misdirection", "Misdirection", "Distraction")
                .pool(1)
                .says("Lock one minion, yours or not.",
                        "Inclinez un serviteur, à vous ou non.")
                .basic(master().at(ANY_MINION).does(lock(ANY_MINION))));

        page.write(card(MASTER, "smiling-jack-the-anarch", "Smiling Jack, The Anarch", "Smiling Jack, l'Anarch")
                .is(UNIQUE)
                .says("This card comes into play.\n"
                        + "In your unlock phase, 1 of your pool moves onto this card. In theirs, each other "
                        + "Methuselah burns 1 pool, or 1 blood from one of their vampires, per counter on it. Any "
                        + "vampire may burn this card with a directed action.",
                        "Cette carte entre en jeu.\n"
                                + "À votre phase de redressement, 1 point de votre réserve passe sur cette carte. À la "
                                + "sienne, chaque autre Mathusalem brûle, par compteur sur cette carte, 1 point de réserve "
                                + "ou 1 point de sang d'un de ses vampires. Tout vampire peut brûler cette carte par une "
                                + "action dirigée.")
                .basic(master().does(comesIntoPlay()))
                .inOrder(UNLOCKING, Triggers::yours, poolOnto(THIS_CARD, 1))
                .on(UNLOCKING, MasterCards::levies, Program.of(levy()))
                .lets(grant().atController().only(vampire(THIS_MINION)).does(burnThis()))
                .see("VTES-CLR-76", "VTES-CLR-77", "VTES-CRL-39", "VTES-RUL-87"));

        page.write(card(MASTER, "toreador-grand-ball", "Toreador Grand Ball", "Grand bal Toréador")
                .needs(TOREADOR).pool(1)
                .says("Choose two of your ready Toreador and lock one of them. This card comes into play.\n"
                        + "The Toreador locked this way skips the normal unlock. The other one's actions, bleeds "
                        + "excepted, cannot be blocked. Any minion may burn this card with a directed action, a "
                        + "Nosferatu at −1 stealth.",
                        "Choisissez deux de vos Toréadors disponibles et inclinez l'un d'eux. Cette carte entre "
                                + "en jeu.\n"
                                + "Le Toréador incliné par cette carte ne bénéficie pas du redressement normal. Sauf pour "
                                + "les morsures, nul ne peut bloquer les actions de l'autre. Tout serviteur peut brûler "
                                + "cette carte par une action dirigée, un Nosferatu à −1 en discrétion.")
                .basic(master().only(HOST.exist(2)).at(HOST).at(GUEST_OF_HONOUR)
                        .does(comesIntoPlay(), remembers(HOST, GUEST_OF_HONOUR), lock(HOST)))
                .always(to(NO_UNLOCK, (t, by, self) -> self == t.notes.first(by.card()) ? 1 : 0))
                .always(to(UNBLOCKABLE,
                        (t, by, self) -> self == t.notes.second(by.card()) && !CurrentAction.is(t, BLEED) ? 1 : 0))
                .lets(grant().atController().does(burnThis()))
                .always(stealthAgainstIt(NOSFERATU, -1))
                .see("VTES-CLR-43", "VTES-CLR-44", "VTES-CRL-44", "VTES-RUL-47"));

        page.write(card(MASTER, "visit-from-the-capuchin", "Visit from the Capuchin", "Visite du Capucin")
                .is(UNIQUE)
                .says("This card comes into play with 4 counters.\n"
                        + "+1 to your hand size per counter on it. Whenever you would replace another card, burn 1 "
                        + "of these counters instead. Once out of counters, it is burned.",
                        "Cette carte entre en jeu avec 4 compteurs.\n"
                                + "+1 à votre taille de main par compteur sur elle. Quand vous devriez remplacer une autre "
                                + "carte, brûlez plutôt 1 de ces compteurs. Sans compteur, elle est brûlée.")
                .basic(master().does(comesIntoPlay(), counters(4)))
                .always(toYou(HAND_SIZE, (t, by, _) -> t.blood.of(by.card())))
                .on(REPLACEMENT, Triggers::yours, Program.of(counters(-1), burnsAt(0)))
                .see("VTES-CLR-86", "VTES-CLR-87", "VTES-CRL-48"));

        page.write(card(MASTER, "wider-view", "Wider View", "Panorama élargi")
                .is(TRIFLE).pool(1)
                .says("This card comes into play.\n"
                        + "For 1 transfer, you may draw 1 crypt card, then remove a crypt card of your "
                        + "uncontrolled region from the game. For 4 transfers, you may gain 2 pool by burning this "
                        + "card.",
                        "Cette carte entre en jeu.\n"
                                + "Pour 1 transfert, vous pouvez piocher 1 carte de crypte, puis retirer de la partie une "
                                + "carte de crypte de votre région incontrôlée. Pour 4 transferts, vous pouvez gagner 2 "
                                + "points de réserve en brûlant cette carte.")
                .basic(master().does(comesIntoPlay()))
                .lets(use(INFLUENCE_PHASE).called("new vampire", "nouveau vampire").only(yourTurn(), yourCrypt())
                        .costs(transfers(1))
                        .does(drawCrypt(), CAST_OFF.pick(), remove(CAST_OFF)))
                .lets(use(INFLUENCE_PHASE).called("burn for pool", "brûler pour la réserve").only(yourTurn())
                        .costs(transfers(4)).does(burnThis(), gainPool(2)))
                .see("VTES-CRL-52", "VTES-CRL-53"));
    }

    /// The unlock phase of another Methuselah with something to pay.
    private static boolean levies(Vtes t, int card, TriggerResolution<Vtes> o) {
        return Triggers.others(t, card, o) && t.blood.of(card) > 0;
    }

    private static Instruction.StartFrame<Vtes> levy() {
        return (t, play) -> new Toll(play.subject(), t.blood.of(play.card()));
    }
}
