package elysium.vendetta.cards;

import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.tabletop.ControlFlow.stop;
import static elysium.vendetta.dsl.CardBuilder.card;
import static elysium.vendetta.dsl.Effects.each;
import static elysium.vendetta.dsl.Effects.eachRival;
import static elysium.vendetta.dsl.Effects.gain;
import static elysium.vendetta.dsl.Effects.just;
import static elysium.vendetta.dsl.Effects.may;
import static elysium.vendetta.dsl.Effects.spend;
import static elysium.vendetta.dsl.Modifiers.bonus;
import static elysium.vendetta.dsl.Modifiers.counting;
import static elysium.vendetta.flow.HitEachPlayer.What.LOSE;
import static elysium.vendetta.flow.HitEachPlayer.What.SIPHON;
import static elysium.vendetta.flow.HitEachPlayer.What.STEAL;
import static elysium.vendetta.table.Clan.TREMERE;
import static elysium.vendetta.table.Kind.AFTERMATH;
import static elysium.vendetta.table.Kind.CONFLICT;
import static elysium.vendetta.table.Kind.PASSIVE;
import static elysium.vendetta.table.Kind.PREPARATION;
import static elysium.vendetta.table.Moment.AT_WILL;
import static elysium.vendetta.table.Value.PACT;
import static elysium.vendetta.table.Value.RETALIATES;
import static elysium.vendetta.table.Value.SHIELD;

import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vendetta.dsl.Effects;
import elysium.vendetta.rules.Fees;
import elysium.vendetta.table.Vendetta;

/// Cards of the Tremere: Blood spent on the brink of Frenzy.
final class TremereCards {
    private TremereCards() {}

    static void write(CardList page) {
        page.write(card(AFTERMATH, "tremere-hunt", "Hunt", "Chasse")
                .clan(TREMERE).starting().power(1)
                .says("You may Spend 1 Blood; if so, Steal 1 Blood from every Rival.",
                        "Vous pouvez dépenser 1 Sang ; dans ce cas, volez 1 Sang à chaque Rival.")
                .does(ifTrue((t, play) -> Fees.spendableBlood(t, play.seat()) > 0,
                        may(Program.of(spend(just(1))).then(eachRival(STEAL, just(1)))))));

        page.write(card(PASSIVE, "tremere-ready", "Ready", "À l'affût")
                .clan(TREMERE).starting().power(1)
                .says("If you enter Frenzy while this Location is resolved, you may turn this card face down and Gain 1 Blood in place of Draining.",
                        "Si vous entrez en Frénésie pendant la résolution de ce Lieu, vous pouvez, au lieu de drainer, retourner cette carte face cachée et gagner 1 Sang.")
                .enables(SHIELD)
                .see("VEN-CRL-21"));

        page.write(card(CONFLICT, "tremere-focus-from-hunger", "Focus from Hunger", "La faim aiguise l'esprit")
                .clan(TREMERE).power(9)
                .says("−1 Power per Blood in your Pool.",
                        "−1 Puissance par Sang dans votre Réserve.")
                .does(counting((t, play) -> t.pools.blood(play.seat()), bonus((_, by, _) -> -by.subject())))
                .see("VEN-CRL-22"));

        page.write(card(PREPARATION, "tremere-ancient-artifacts", "Ancient Artifacts", "Artefacts anciens")
                .clan(TREMERE).power(6)
                .says("Choose: Spend half the Blood in your Pool (rounded down), or turn this card face down.",
                        "Choisissez : dépenser la moitié du Sang de votre Réserve (arrondie à l'inférieur), ou retourner cette carte face cachée.")
                .does(spendHalfOr(Program.of(flipSelf())))
                .see("VEN-RUL-58"));

        page.write(card(PREPARATION, "tremere-theft-of-vitae", "Theft of Vitae", "Vol de vitæ")
                .clan(TREMERE).power(3)
                .says("Fill your Pool up to 7 Blood; if it already holds 7 or more, Gain 1.",
                        "Remplissez votre Réserve jusqu'à 7 Sang ; si elle en contient déjà 7 ou plus, gagnez-en 1.")
                .does(gain((t, play) -> Math.max(1, 7 - t.pools.blood(play.seat())))));

        page.write(card(PASSIVE, "tremere-dark-pact", "Dark Pact", "Pacte ténébreux")
                .clan(TREMERE).power(1)
                .says("All Blood you Lose or Spend, at any Location, is played here and does not go to the Bank.",
                        "Tout Sang que vous perdez ou dépensez, à quelque Lieu que ce soit, est joué ici et ne va pas à la Banque.")
                .enables(PACT)
                .see("VEN-CRL-18"));

        page.write(card(AFTERMATH, "tremere-cauldron-of-blood", "Cauldron of Blood", "Chaudron de sang")
                .clan(TREMERE).power(3)
                .says("You may Spend half the Blood in your Pool (rounded down) to make every Rival Lose 4 Blood.",
                        "Vous pouvez dépenser la moitié du Sang de votre Réserve (arrondie à l'inférieur) pour que chaque Rival perde 4 Sang.")
                .does(may(Program.of(spend(Effects::half)).then(eachRival(LOSE, just(4)))))
                .see("VEN-RUL-58"));

        page.write(card(PASSIVE, "tremere-retaliation", "Retaliation", "Représailles")
                .clan(TREMERE).power(2)
                .says("Each time you Spend Blood here, or an effect here makes you Lose it or Steals it from you, every Rival Loses as much.",
                        "Chaque fois que vous dépensez du Sang ici, ou qu'un effet vous y en fait perdre ou vous en vole, chaque Rival en perd autant.")
                .enables(RETALIATES).does(AT_WILL, each(Effects::rivalsOfCard, LOSE, (_, play) -> play.subject()))
                .see("VEN-CRL-19", "VEN-CRL-20"));

        page.write(card(PREPARATION, "tremere-arcane-drain", "Arcane Drain", "Drain arcanique")
                .clan(TREMERE).power(2)
                .says("You may Spend half the Blood in your Pool (rounded down) to take half of each Rival's Deployed Blood here (rounded up) into your Pool.",
                        "Vous pouvez dépenser la moitié du Sang de votre Réserve (arrondie à l'inférieur) pour prendre dans votre Réserve la moitié du Sang déployé ici de chaque Rival (arrondie au supérieur).")
                .does(may(Program.of(spend(Effects::half)).then(eachRival(SIPHON, just(0)))))
                .see("VEN-RUL-58"));
    }

    /// Spends half of the Pool, or reads another text.
    private static Program<Vendetta> spendHalfOr(Program<Vendetta> otherwise) {
        return may(Program.of(spend(Effects::half), stop())).then(otherwise);
    }

    private static Instruction.Effect<Vendetta> flipSelf() {
        return (t, play) -> {
            if (Effects.stillHere(t, play)) t.turnDown(play.card());
        };
    }
}
