package elysium.nightfall.cards;

import static elysium.nightfall.dsl.CardBuilder.card;
import static elysium.nightfall.dsl.Effects.applyNextOrderOnceMore;
import static elysium.nightfall.dsl.Effects.discardFromHand;
import static elysium.nightfall.dsl.Effects.doubleInfluence;
import static elysium.nightfall.dsl.Effects.draw;
import static elysium.nightfall.dsl.Effects.eachOpponentChooses;
import static elysium.nightfall.dsl.Effects.gainInfluence;
import static elysium.nightfall.dsl.Effects.hurtTarget;
import static elysium.nightfall.dsl.Effects.hurtTargetExilingIfKicked;
import static elysium.nightfall.dsl.Effects.inflictOnTarget;
import static elysium.nightfall.dsl.Effects.lookAtDeckOfTarget;
import static elysium.nightfall.dsl.Effects.mayHealTarget;
import static elysium.nightfall.dsl.Effects.mayRaiseItsLike;
import static elysium.nightfall.dsl.Effects.openEnemyArchives;
import static elysium.nightfall.dsl.Effects.stopForcedBlocks;
import static elysium.nightfall.dsl.Effects.targetDiscards;
import static elysium.nightfall.dsl.Effects.yourChain;
import static elysium.nightfall.dsl.Targets.KICKED_TARGET;
import static elysium.nightfall.dsl.Targets.TARGET;
import static elysium.nightfall.dsl.Targets.targetMinion;
import static elysium.nightfall.dsl.Targets.targetOpponent;
import static elysium.nightfall.dsl.Targets.targetPlayer;
import static elysium.nightfall.table.Kind.MINION;
import static elysium.nightfall.table.Trait.BLOCKS;
import static elysium.nightfall.table.Trait.RETURNS;

import elysium.nightfall.dsl.CardBuilder;
import elysium.nightfall.table.Fact;
import elysium.tabletop.Program;

/// The minions of the archives, the promotional one last.
final class MinionCards {
    private MinionCards() {}

    static void write(CardList page) {
        page.write(kickedDraw(card(MINION, "alton-hickman", "Alton Hickman", "Alton Hickman")).pair(1));

        page.write(kickedDamage(card(MINION, "big-ghost", "\"Big Ghost\"", "“Big Ghost”")));

        page.write(kickedDraw(card(MINION, "blaine-cordell", "Blaine Cordell", "Blaine Cordell"))
                .chain("Your Chain: gain {influence} influence this turn.",
                        "Votre Enchaînement : gagnez {influence} {influence:Point|Points} d'Influence pour ce tour.",
                        yourChain(gainInfluence(Fact.INFLUENCE)))
                .see("NF-CARD-07"));

        page.write(card(MINION, "franz-orlok", "Franz Orlok", "Franz Orlok").pair(4)
                .chain("Restore up to {heal} health to target minion.",
                        "Rendez jusqu'à {heal} {heal:Point|Points} de Vie à une Créature ciblée.",
                        targetMinion(TARGET).then(mayHealTarget(Fact.HEAL)))
                .kicker("Inflict {kicker-damage} damage on target minion.",
                        "Infligez {kicker-damage} {kicker-damage:dégât|dégâts} à une Créature ciblée.",
                        targetMinion(KICKED_TARGET).then(hurtTarget(Fact.KICKER_DAMAGE, KICKED_TARGET)))
                .see("NF-RUL-57"));

        page.write(card(MINION, "zombie-horde", "Zombie Horde", "Horde de Zombie")
                .chain("You may put {rise} Zombie {rise:Horde|Hordes} from your discard pile into play.",
                        "Vous pouvez mettre en jeu {rise} {rise:Horde|Hordes} de Zombie de votre défausse.",
                        mayRaiseItsLike(Fact.RISE))
                .kicker("You may put {kicker-rise} more Zombie {kicker-rise:Horde|Hordes} from your discard pile into play.",
                        "Vous pouvez mettre en jeu {kicker-rise} {kicker-rise:autre Horde|autres Hordes} de Zombie de votre défausse.",
                        mayRaiseItsLike(Fact.KICKER_RISE))
                .see("NF-RUL-55"));

        page.write(card(MINION, "indigo-six", "\"Indigo Six\"", "“Indigo Six”")
                .chain("Until the end of the turn, enemy private archives are open to you: you may claim from them, and choose them for effects that give you a card.",
                        "Jusqu'à la fin du tour, les Réserves personnelles adverses vous sont ouvertes : vous pouvez y acheter, et les choisir pour les effets qui vous donnent une carte.",
                        openEnemyArchives())
                .kicker("Double your influence.", "Doublez vos Points d'Influence.", doubleInfluence())
                .see("NF-CLAR-03", "NF-CLAR-08"));

        page.write(kickedDamage(card(MINION, "ivan-radinsky", "Ivan Radinsky", "Ivan Radinsky")).pair(2)
                .chain("Inflict {damage} damage on target minion.",
                        "Infligez {damage} {damage:dégât|dégâts} à une Créature ciblée.",
                        targetMinion(TARGET).then(hurtTarget(Fact.DAMAGE, TARGET))));

        page.write(card(MINION, "lilith-lawrence", "Lilith Lawrence", "Lilith Lawrence").pair(3)
                .chain("Draw {draw} {draw:card|cards}, then discard {discard} {discard:card|cards} from hand.",
                        "Piochez {draw} {draw:carte|cartes}, puis défaussez {discard} {discard:carte|cartes} de votre main.",
                        Program.of(draw(Fact.DRAW), discardFromHand(Fact.DISCARD)))
                .kicker("Target opponent discards {kicker-discard} {kicker-discard:card|cards} of their choice from hand.",
                        "Un adversaire ciblé défausse de sa main {kicker-discard} {kicker-discard:carte|cartes} de son choix.",
                        targetOpponent(KICKED_TARGET).then(targetDiscards(Fact.KICKER_DISCARD, KICKED_TARGET)))
                .see("NF-RUL-64"));

        page.write(kickedDamage(card(MINION, "marcus-toth", "Marcus Toth", "Marcus Toth")).pair(6)
                .inPlay("If destroyed, this minion returns to its owner's hand instead of going to the discard pile.",
                        "Détruite, cette Créature revient dans la main de son propriétaire au lieu d'aller sur la défausse.",
                        RETURNS)
                .see("NF-CLAR-11", "NF-RUL-49"));

        page.write(card(MINION, "overwatch-two", "\"Overwatch Two\"", "“Overwatch Two”")
                .chain("Look at the top {look} {look:card|cards} of target player's deck. Discard any number of them and put the rest back on top in any order.",
                        "Regardez {look:la carte|les {look} cartes} du dessus du deck d'un joueur ciblé. Défaussez-en autant que vous voulez et remettez le reste dessus, dans l'ordre voulu.",
                        targetPlayer(TARGET).then(lookAtDeckOfTarget(Fact.LOOK)))
                .kicker("Until the end of the turn, no forced block takes place.",
                        "Jusqu'à la fin du tour, aucun blocage obligatoire n'a lieu.", stopForcedBlocks())
                .see("NF-CLAR-12", "NF-RUL-56"));

        page.write(card(MINION, "shadow-seven", "Shadow Seven", "Shadow Seven")
                .chain("Inflict {damage} damage on target minion.",
                        "Infligez {damage} {damage:dégât|dégâts} à une Créature ciblée.",
                        targetMinion(TARGET).then(hurtTargetExilingIfKicked(Fact.DAMAGE)))
                .kicker("If this damage destroys the minion, exile it instead of discarding it.",
                        "Si ces dégâts détruisent la Créature, exilez-la au lieu de la défausser.", Program.none())
                .see("NF-RUL-54", "NF-RUL-49"));

        page.write(card(MINION, "sir-john-travail", "Sir John Travail", "Sir John Travail")
                .kicker("The next order to resolve in this chain applies its chain text twice, and its kicker text twice if it is kicked.",
                        "La prochaine carte de cet Enchaînement à être résolue applique deux fois son texte Enchaînement, et deux fois son texte Pleine Lune s'il est déclenché.",
                        applyNextOrderOnceMore())
                .inPlay("Orders cost you {discount} influence less to claim.",
                        "Les cartes Ordre vous coûtent {discount} {discount:Point|Points} d'Influence de moins à l'achat.",
                        0)
                .see("NF-CLAR-15", "NF-RUL-31", "NF-RUL-32", "NF-RUL-33"));

        page.write(kickedDraw(card(MINION, "vulko", "Vulko", "Vulko")).pair(5)
                .inPlay("Forced block: absorbs damage inflicted on you.",
                        "Blocage obligatoire : absorbe tout dégât qu'on vous inflige.", BLOCKS)
                .see("NF-FBL-01", "NF-RUL-18", "NF-RUL-19"));

        page.write(kickedDraw(card(MINION, "zacharias-sands", "Zacharias Sands", "Zacharias Sands")).pair(7)
                .chain("Draw {draw} {draw:card|cards}.", "Piochez {draw} {draw:carte|cartes}.", draw(Fact.DRAW)));

        page.write(kickedDraw(card(MINION, "lisaveta-florescu", "Lisaveta Florescu", "Lisaveta Florescu")).promotional()
                .chain("Each opponent chooses one: discard {discard} {discard:card|cards} from hand, or take {wounds} {wounds:wound|wounds}.",
                        "Chaque adversaire choisit : défausser {discard} {discard:carte|cartes} de sa main, ou recevoir {wounds} {wounds:Blessure|Blessures}.",
                        eachOpponentChooses(Fact.DISCARD, Fact.WOUNDS))
                .see("NF-RUL-58", "NF-RUL-60"));
    }

    private static CardBuilder kickedDraw(CardBuilder entry) {
        return entry.kicker("Draw {kicker-draw} {kicker-draw:card|cards}.",
                "Piochez {kicker-draw} {kicker-draw:carte|cartes}.", draw(Fact.KICKER_DRAW));
    }

    private static CardBuilder kickedDamage(CardBuilder entry) {
        return entry.kicker("Inflict {kicker-damage} damage on target player.",
                "Infligez {kicker-damage} {kicker-damage:dégât|dégâts} à un joueur ciblé.",
                targetPlayer(KICKED_TARGET).then(inflictOnTarget(Fact.KICKER_DAMAGE, KICKED_TARGET)));
    }
}
