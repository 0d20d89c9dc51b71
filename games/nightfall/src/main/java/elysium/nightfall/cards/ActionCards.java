package elysium.nightfall.cards;

import static elysium.nightfall.dsl.CardBuilder.card;
import static elysium.nightfall.dsl.Effects.applyItsText;
import static elysium.nightfall.dsl.Effects.applyTargetOrderOnceMore;
import static elysium.nightfall.dsl.Effects.discardTargetOrder;
import static elysium.nightfall.dsl.Effects.draw;
import static elysium.nightfall.dsl.Effects.exileFromTargetArchive;
import static elysium.nightfall.dsl.Effects.exileTarget;
import static elysium.nightfall.dsl.Effects.hurtEachEnemyMinion;
import static elysium.nightfall.dsl.Effects.hurtEachMinionOfTarget;
import static elysium.nightfall.dsl.Effects.hurtTarget;
import static elysium.nightfall.dsl.Effects.inflictOnEachOpponent;
import static elysium.nightfall.dsl.Effects.inflictOnTarget;
import static elysium.nightfall.dsl.Effects.isKicked;
import static elysium.nightfall.dsl.Effects.putTargetIntoPlay;
import static elysium.nightfall.dsl.Effects.takeFromArchive;
import static elysium.nightfall.dsl.Effects.takeOverTargetOrder;
import static elysium.nightfall.dsl.Effects.takeTargetBackApplyingItIfKicked;
import static elysium.nightfall.dsl.Effects.targetDiscards;
import static elysium.nightfall.dsl.Effects.targetDiscardsAtRandom;
import static elysium.nightfall.dsl.Effects.targetLosesInfluence;
import static elysium.nightfall.dsl.Effects.targetTakesWounds;
import static elysium.nightfall.dsl.Targets.KICKED_TARGET;
import static elysium.nightfall.dsl.Targets.TARGET;
import static elysium.nightfall.dsl.Targets.targetArchive;
import static elysium.nightfall.dsl.Targets.targetDiscarded;
import static elysium.nightfall.dsl.Targets.targetMinion;
import static elysium.nightfall.dsl.Targets.targetOpponent;
import static elysium.nightfall.dsl.Targets.targetOrder;
import static elysium.nightfall.dsl.Targets.targetPlayer;
import static elysium.nightfall.table.Kind.ACTION;
import static elysium.tabletop.ControlFlow.ifTrue;

import elysium.nightfall.dsl.Effects;
import elysium.nightfall.table.Fact;
import elysium.tabletop.Program;

/// The actions, which only act in a chain.
final class ActionCards {
    private ActionCards() {}

    static void write(CardList page) {
        page.write(card(ACTION, "blood-rage", "Blood Rage", "Rage de Sang").pair(3)
                .chain("Inflict {damage} damage on each opponent.",
                        "Infligez {damage} {damage:dégât|dégâts} à chaque adversaire.",
                        inflictOnEachOpponent(Fact.DAMAGE))
                .kicker("Inflict {kicker-damage} damage on each enemy minion.",
                        "Infligez {kicker-damage} {kicker-damage:dégât|dégâts} à chaque Créature adverse.",
                        hurtEachEnemyMinion(Fact.KICKER_DAMAGE))
                .see("NF-SIM-02", "NF-TGT-04"));

        page.write(card(ACTION, "dark-awakening", "Dark Awakening", "Sombre Réveil")
                .chain("Put target minion of your discard pile into play under your control.",
                        "Mettez en jeu, sous votre contrôle, une Créature ciblée de votre défausse.",
                        targetDiscarded(Effects::isMinion).then(putTargetIntoPlay()))
                .kicker("Then apply its chain text, never its kicker text.",
                        "Appliquez ensuite son texte Enchaînement, jamais son texte Pleine Lune.", applyItsText())
                .see("NF-CLAR-17", "NF-RUL-47", "NF-RUL-55", "NF-RUL-63"));

        page.write(card(ACTION, "death-grip", "Death Grip", "Poigne Mortelle").pair(2)
                .chain("Inflict {damage} damage on target player.",
                        "Infligez {damage} {damage:dégât|dégâts} à un joueur ciblé.",
                        ifTrue((t, play) -> !isKicked(t, play),
                                targetPlayer(TARGET).then(inflictOnTarget(Fact.DAMAGE, TARGET))))
                .kicker("Instead of that damage, target player takes {kicker-wounds} {kicker-wounds:wound|wounds}.",
                        "Au lieu de ces dégâts, un joueur ciblé reçoit {kicker-wounds} {kicker-wounds:Blessure|Blessures}.",
                        targetPlayer(KICKED_TARGET).then(targetTakesWounds(Fact.KICKER_WOUNDS, KICKED_TARGET)))
                .see("NF-CLAR-13", "NF-RUL-54"));

        page.write(card(ACTION, "flank-attack", "Flank Attack", "Attaque de Flanc").pair(4)
                .chain("Discard target order in the chain; it does not resolve.",
                        "Défaussez une carte Ordre ciblée de l'Enchaînement ; elle n'est pas résolue.",
                        targetOrder().then(discardTargetOrder()))
                .kicker("Take for free the top card of target archive you may claim from; put it on your discard pile.",
                        "Prenez gratuitement la carte du dessus d'une Réserve ciblée où vous pouvez acheter ; mettez-la sur votre défausse.",
                        takeFromArchive())
                .see("NF-CLAR-01", "NF-CLAR-02", "NF-CLAR-03", "NF-RUL-50", "NF-RUL-68"));

        page.write(card(ACTION, "furious-melee", "Furious Melee", "Mêlée Générale")
                .chain("Inflict {damage} damage on each minion of target player.",
                        "Infligez {damage} {damage:dégât|dégâts} à chaque Créature d'un joueur ciblé.",
                        targetPlayer(TARGET).then(hurtEachMinionOfTarget(Fact.DAMAGE)))
                .kicker("Exile the top {kicker-exile} {kicker-exile:card|cards} of target archive.",
                        "Exilez {kicker-exile:la carte|les {kicker-exile} cartes} du dessus d'une Réserve ciblée.",
                        targetArchive(KICKED_TARGET).then(exileFromTargetArchive(Fact.KICKER_EXILE, KICKED_TARGET)))
                .see("NF-RUL-03", "NF-RUL-46"));

        page.write(card(ACTION, "ghoul-summoning", "Ghoul Summoning", "Convocation de Goule").pair(1)
                .chain("Return target order of your discard pile to your hand.",
                        "Reprenez en main une carte Ordre ciblée de votre défausse.",
                        targetDiscarded(Effects::isOrder).then(takeTargetBackApplyingItIfKicked()))
                .kicker("Then apply its chain text, never its kicker text. It stays in your hand.",
                        "Appliquez ensuite son texte Enchaînement, jamais son texte Pleine Lune. Elle reste dans votre main.",
                        Program.none())
                .see("NF-CLAR-05", "NF-CLAR-06", "NF-RUL-47", "NF-RUL-63"));

        page.write(card(ACTION, "grim-siege", "Grim Siege", "Siège Sinistre").pair(5)
                .chain("Target player discards {discard} {discard:card|cards} of their choice from hand.",
                        "Un joueur ciblé défausse de sa main {discard} {discard:carte|cartes} de son choix.",
                        targetPlayer(TARGET).then(targetDiscards(Fact.DISCARD, TARGET)))
                .kicker("Target player loses {kicker-influence} influence this turn.",
                        "Un joueur ciblé perd {kicker-influence} {kicker-influence:Point|Points} d'Influence pour ce tour.",
                        targetPlayer(KICKED_TARGET).then(targetLosesInfluence(Fact.KICKER_INFLUENCE, KICKED_TARGET)))
                .see("NF-CLAR-14"));

        page.write(card(ACTION, "leave-it-to-me", "Leave It to Me!", "Laissez-moi !")
                .chain("Target an order in the chain: when it resolves, you choose the targets of its chain text and of its kicker text.",
                        "Ciblez une carte Ordre de l'Enchaînement : à sa résolution, vous choisissez les cibles de son texte Enchaînement et de son texte Pleine Lune.",
                        targetOrder().then(takeOverTargetOrder()))
                .kicker("That order applies its chain text twice, and its kicker text twice if it is kicked.",
                        "Cette carte applique deux fois son texte Enchaînement, et deux fois son texte Pleine Lune s'il est déclenché.",
                        applyTargetOrderOnceMore())
                .see("NF-CLAR-09", "NF-CLAR-10", "NF-RUL-32", "NF-RUL-52",
                        "NF-RUL-68"));

        page.write(card(ACTION, "mesmerizing-presence", "Mesmerizing Presence", "Présence Hypnotique")
                .chain("Target opponent discards {discard} {discard:card|cards} at random from hand.",
                        "Un adversaire ciblé défausse au hasard {discard} {discard:carte|cartes} de sa main.",
                        targetOpponent(TARGET).then(targetDiscardsAtRandom(Fact.DISCARD)))
                .kicker("That player discards {kicker-discard} more {kicker-discard:card|cards} at random.",
                        "Ce joueur défausse au hasard {kicker-discard} {kicker-discard:carte|cartes} de plus.",
                        targetDiscardsAtRandom(Fact.KICKER_DISCARD)));

        page.write(card(ACTION, "rip-and-tear", "Rip and Tear", "Déchirer et Lacérer").pair(6)
                .chain("Inflict {damage} damage on target player.",
                        "Infligez {damage} {damage:dégât|dégâts} à un joueur ciblé.",
                        targetPlayer(TARGET).then(inflictOnTarget(Fact.DAMAGE, TARGET)))
                .kicker("Inflict {kicker-damage} damage on target minion.",
                        "Infligez {kicker-damage} {kicker-damage:dégât|dégâts} à une Créature ciblée.",
                        targetMinion(KICKED_TARGET).then(hurtTarget(Fact.KICKER_DAMAGE, KICKED_TARGET))));

        page.write(card(ACTION, "shock-and-awe", "Shock and Awe", "Horreur et Stupéfaction").pair(7)
                .chain("Inflict {damage} damage on target minion.",
                        "Infligez {damage} {damage:dégât|dégâts} à une Créature ciblée.",
                        targetMinion(TARGET).then(hurtTarget(Fact.DAMAGE, TARGET)))
                .kicker("Inflict {kicker-damage} damage on target minion, the same or another.",
                        "Infligez {kicker-damage} {kicker-damage:dégât|dégâts} à une Créature ciblée, la même ou une autre.",
                        targetMinion(KICKED_TARGET).then(hurtTarget(Fact.KICKER_DAMAGE, KICKED_TARGET)))
                .see("NF-CLAR-07"));

        page.write(card(ACTION, "special-response-team", "Special Response Team", "Équipe d'Intervention Spéciale")
                .chain("Exile target wound of your discard pile.", "Exilez une Blessure ciblée de votre défausse.",
                        targetDiscarded(Effects::isWound).then(exileTarget()))
                .kicker("Draw {kicker-draw} {kicker-draw:card|cards}.",
                        "Piochez {kicker-draw} {kicker-draw:carte|cartes}.", draw(Fact.KICKER_DRAW))
                .see("NF-ZONE-11"));
    }
}
