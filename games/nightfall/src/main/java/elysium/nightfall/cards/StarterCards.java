package elysium.nightfall.cards;

import static elysium.nightfall.dsl.CardBuilder.card;
import static elysium.nightfall.dsl.Effects.draw;
import static elysium.nightfall.dsl.Effects.gainInfluence;
import static elysium.nightfall.dsl.Effects.hurtTarget;
import static elysium.nightfall.dsl.Effects.inflictOnTarget;
import static elysium.nightfall.dsl.Effects.targetDiscards;
import static elysium.nightfall.dsl.Effects.yourChain;
import static elysium.nightfall.dsl.Targets.TARGET;
import static elysium.nightfall.dsl.Targets.targetMinion;
import static elysium.nightfall.dsl.Targets.targetOpponent;
import static elysium.nightfall.table.Kind.STARTER;
import static elysium.nightfall.table.Trait.BLOCKS;
import static elysium.nightfall.table.Trait.EXILED_IF_DESTROYED;
import static elysium.nightfall.table.Trait.EXILED_IF_DISCARDED;
import static elysium.nightfall.table.Trait.STAYS;

import elysium.nightfall.dsl.CardBuilder;
import elysium.nightfall.table.Fact;

/// The starting minions.
final class StarterCards {
    private StarterCards() {}

    static void write(CardList page) {
        page.write(card(STARTER, "bad-smoke", "\"Bad Smoke\"", "“Bad Smoke”")
                .inPlay("Forced block: absorbs damage inflicted on you. Not discarded after your combat phase: stays in play until destroyed. When destroyed, exile this minion.",
                        "Blocage obligatoire : absorbe tout dégât qu'on vous inflige. Pas défaussée après votre phase Combat : demeure en jeu jusqu'à sa destruction. Détruite, cette Créature est exilée.",
                        BLOCKS | STAYS | EXILED_IF_DESTROYED)
                .see("NF-FBL-01", "NF-CMB-08", "NF-RUL-61"));

        page.write(once(card(STARTER, "charlotte-reyes", "Charlotte Reyes", "Charlotte Reyes"))
                .chain("Draw {draw} {draw:card|cards}.", "Piochez {draw} {draw:carte|cartes}.", draw(Fact.DRAW)));

        page.write(once(card(STARTER, "enraged-wight", "Enraged Wight", "Goule Enragée"))
                .chain("Inflict {damage} damage on target opponent.",
                        "Infligez {damage} {damage:dégât|dégâts} à un adversaire ciblé.",
                        targetOpponent(TARGET).then(inflictOnTarget(Fact.DAMAGE, TARGET))));

        page.write(once(card(STARTER, "genesis-one", "\"Genesis One\"", "“Genesis One”"))
                .chain("Inflict {damage} damage on target minion.",
                        "Infligez {damage} {damage:dégât|dégâts} à une Créature ciblée.",
                        targetMinion(TARGET).then(hurtTarget(Fact.DAMAGE, TARGET))));

        page.write(once(card(STARTER, "jj-mcteague", "J.J. McTeague", "J.J. McTeague"))
                .chain("Target opponent discards {discard} {discard:card|cards} of their choice from hand.",
                        "Un adversaire ciblé défausse de sa main {discard} {discard:carte|cartes} de son choix.",
                        targetOpponent(TARGET).then(targetDiscards(Fact.DISCARD, TARGET)))
                .see("NF-RUL-64"));

        page.write(once(card(STARTER, "yuri-koroviev", "Yuri Koroviev", "Yuri Koroviev"))
                .chain("Your Chain: gain {influence} influence this turn.",
                        "Votre Enchaînement : gagnez {influence} {influence:Point|Points} d'Influence pour ce tour.",
                        yourChain(gainInfluence(Fact.INFLUENCE)))
                .see("NF-CARD-07"));
    }

    /// A starting minion enters play at most once (NF-START-03).
    private static CardBuilder once(CardBuilder entry) {
        return entry.inPlay("When destroyed or discarded from play, exile this minion.",
                "Détruite ou défaussée du jeu, cette Créature est exilée.", EXILED_IF_DESTROYED | EXILED_IF_DISCARDED)
                .see("NF-CLAR-04");
    }
}
