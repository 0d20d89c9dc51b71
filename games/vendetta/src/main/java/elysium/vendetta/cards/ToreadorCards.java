package elysium.vendetta.cards;

import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.vendetta.dsl.CardBuilder.card;
import static elysium.vendetta.dsl.Effects.alliance;
import static elysium.vendetta.dsl.Effects.cards;
import static elysium.vendetta.dsl.Effects.eachRival;
import static elysium.vendetta.dsl.Effects.just;
import static elysium.vendetta.dsl.Effects.playUpTo;
import static elysium.vendetta.dsl.Effects.takeVictim;
import static elysium.vendetta.dsl.Effects.teammateAmong;
import static elysium.vendetta.dsl.Modifiers.aimedAtRivals;
import static elysium.vendetta.dsl.Modifiers.bonus;
import static elysium.vendetta.dsl.Modifiers.to;
import static elysium.vendetta.flow.HitEachPlayer.What.DISCARD;
import static elysium.vendetta.flow.HitEachPlayer.What.STEAL;
import static elysium.vendetta.table.Clan.TOREADOR;
import static elysium.vendetta.table.Kind.AFTERMATH;
import static elysium.vendetta.table.Kind.CONFLICT;
import static elysium.vendetta.table.Kind.PASSIVE;
import static elysium.vendetta.table.Kind.PREPARATION;
import static elysium.vendetta.table.Moment.BEFORE_REVELATION;
import static elysium.vendetta.table.Value.IMMUNE;

import elysium.tabletop.EffectSource;
import elysium.tabletop.Program;
import elysium.vendetta.dsl.Effects;
import elysium.vendetta.rules.BloodLoss;
import elysium.vendetta.table.Vendetta;

/// Cards of the Toreador: what a large Alliance can do.
final class ToreadorCards {
    private ToreadorCards() {}

    static void write(CardList page) {
        page.write(card(AFTERMATH, "toreador-hunt", "Hunt", "Chasse")
                .clan(TOREADOR).starting().power(0)
                .says("Steal 1 Blood from every Rival.",
                        "Volez 1 Sang à chaque Rival.")
                .does(eachRival(STEAL, just(1)))
                .see("VEN-GLO-14"));

        page.write(card(PREPARATION, "toreador-ready", "Ready", "À l'affût")
                .clan(TOREADOR).starting().power(0)
                .says("Take 1 Victim from the deck into your Alliance.",
                        "Prenez 1 Victime de la pioche dans votre Alliance.")
                .does(takeVictim()));

        page.write(card(AFTERMATH, "toreador-awe", "Awe", "Révérence")
                .clan(TOREADOR).power(2)
                .says("For every 2 cards in your Alliance, Steal 1 Blood from each Rival.",
                        "Pour chaque tranche de 2 cartes dans votre Alliance, volez 1 Sang à chaque Rival.")
                .does(eachRival(STEAL, (t, play) -> alliance(t, play) / 2))
                .see("VEN-CRL-17"));

        page.write(card(CONFLICT, "toreador-entourage", "Entourage", "Entourage")
                .clan(TOREADOR).power(0)
                .says("+1 Power per card in your Alliance, at most +7.",
                        "+1 Puissance par carte dans votre Alliance, au plus +7.")
                .does(bonus((t, by, _) -> Math.min(7, t.alliance(by.seat()))))
                .see("VEN-CRL-17"));

        page.write(card(PREPARATION, "toreador-charisma", "Charisma", "Charisme")
                .clan(TOREADOR).power(2)
                .says("For every 2 cards in your Alliance, each Rival discards 1 of their Deployed Blood here.",
                        "Pour chaque tranche de 2 cartes dans votre Alliance, chaque Rival défausse 1 Sang qu'il a déployé ici.")
                .does(eachRival(DISCARD, (t, play) -> alliance(t, play) / 2))
                .see("VEN-CRL-14", "VEN-CRL-17"));

        page.write(card(AFTERMATH, "toreador-summon", "Summon", "Convocation")
                .clan(TOREADOR).power(3)
                .says("If the conflict here earned you an Ally or a Victim, take 1 more Victim into your Alliance.",
                        "Si le conflit ici vous a valu un Allié ou une Victime, prenez 1 Victime de plus dans votre Alliance.")
                .does(ifTrue((t, play) -> (t.conflict.rewardedSeats() >> play.seat() & 1) != 0,
                        Program.of(takeVictim())))
                .see("VEN-CRL-50"));

        page.write(card(CONFLICT, "toreador-entrancement", "Entrancement", "Envoûtement")
                .clan(TOREADOR).power(0)
                .says("+1 Power per card Deployed here, yours (this one too) and your Rivals'.",
                        "+1 Puissance par carte déployée ici, les vôtres (celle-ci comprise) et celles de vos Rivaux.")
                .does(teammateAmong(Effects::rivals).then(aimedAtRivals(bonus(ToreadorCards::onlookers)))));

        page.write(card(PASSIVE, "toreador-submission", "Submission", "Soumission")
                .clan(TOREADOR).power(3)
                .says("Nothing that happens here can make you Lose Blood or Steal it from you. Where another effect asks you for such a loss, it counts as paid.",
                        "Rien de ce qui se passe ici ne peut vous faire perdre de Sang ni vous en voler. Si un autre effet exige de vous une telle perte, elle compte comme payée.")
                .always(IMMUNE,
                        to(IMMUNE,
                                (t, by, at) -> at == BloodLoss.valueSubject(by.seat(), t.locations.of(by.card())) ? 1
                                        : 0))
                .see("VEN-CRL-15"));

        page.write(card(PASSIVE, "toreador-friends-in-high-places", "Friends in High Places", "Amis haut placés")
                .clan(TOREADOR).power(3)
                .says("Before Revelation, you may play Blood here, up to 1 per card in your Alliance.",
                        "Avant la Révélation, vous pouvez jouer du Sang ici, jusqu'à 1 par carte dans votre Alliance.")
                .does(BEFORE_REVELATION, playUpTo(Effects::alliance))
                .see("VEN-CRL-16", "VEN-CRL-17"));
    }

    /// The cards on the own Position and on those of the fixed Rivals.
    private static int onlookers(Vendetta t, EffectSource by, int card) {
        int count = 0, seats = by.subject() | 1 << by.seat();
        for (int seat = 0; seat < t.players(); seat++)
            if ((seats >> seat & 1) != 0) count += cards(t, seat, t.evening.resolvingPlace());
        return count;
    }
}
