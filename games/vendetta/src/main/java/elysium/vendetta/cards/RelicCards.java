package elysium.vendetta.cards;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.Card.Source.OFFICIAL;
import static elysium.tabletop.Card.Source.RECONSTRUCTED;
import static elysium.vendetta.dsl.CardBuilder.card;
import static elysium.vendetta.dsl.Effects.TARGET;
import static elysium.vendetta.dsl.Effects.may;
import static elysium.vendetta.dsl.Effects.pickOwn;
import static elysium.vendetta.dsl.Effects.useRelic;
import static elysium.vendetta.dsl.Modifiers.toPlayer;
import static elysium.vendetta.table.GameLayout.ALLIANCE;
import static elysium.vendetta.table.GameLayout.DRAINED;
import static elysium.vendetta.table.Kind.RELIC;
import static elysium.vendetta.table.Moment.AT_WILL;
import static elysium.vendetta.table.Moment.COMPARING;
import static elysium.vendetta.table.Moment.FEEDING;
import static elysium.vendetta.table.Moment.HAND_BUILDING;
import static elysium.vendetta.table.Moment.RESOLVING;
import static elysium.vendetta.table.Moment.TOKENS_SHOWN;
import static elysium.vendetta.table.Value.CHALICE;
import static elysium.vendetta.table.Value.DRAWS;
import static elysium.vendetta.table.Value.FEED;
import static elysium.vendetta.table.Value.HOURGLASS;
import static elysium.vendetta.table.Value.TOTAL;
import static elysium.vendetta.table.Value.URN;

import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.rules.Fees;
import elysium.vendetta.table.Vendetta;

/// The Relics, each used once in a game.
final class RelicCards {
    private RelicCards() {}

    static void write(CardList page) {
        page.write(card(RELIC, "relic-the-isaac-chalice", "The Isaac Chalice", "Le calice d'Isaac")
                .influence(0)
                .says("In your Planning turn, bring 1 of your Drained cards back into your Alliance.",
                        "Pendant votre tour de Planification, remettez 1 de vos cartes drainées dans votre Alliance.")
                .enables(CHALICE).does(AT_WILL, Program.of(pickOwn(DRAINED), useRelic(), makeWhole()))
                .from(OFFICIAL)
                .see("VEN-CRL-36"));

        page.write(card(RELIC, "relic-the-sargon-apocrypha", "The Sargon Apocrypha", "Les apocryphes de Sargon")
                .influence(2)
                .says("As the Resolution Phase begins, play 1 Blood from your Pool at every Location.",
                        "Au moment où commence la phase de Résolution, jouez 1 Sang de votre Réserve à chaque Lieu.")
                .does(RESOLVING, may(Program.of(useRelic(), playOneEverywhere())))
                .from(OFFICIAL)
                .see("VEN-CRL-35"));

        page.write(card(RELIC, "relic-bone-mask", "Bone Mask", "Le masque d'os")
                .influence(1)
                .says("Just after the Stay and Withdraw tokens are revealed where you are, change your own choice.",
                        "Juste après la révélation des jetons Rester et Se retirer à un Lieu où vous êtes, changez votre propre choix.")
                .when(TOKENS_SHOWN, (t, card, o) -> t.locations.isAt(t.controller(card), o.place()),
                        may(Program.of(useRelic(), changeMind())))
                .from(RECONSTRUCTED));

        page.write(card(RELIC, "relic-ashen-urn", "Ashen Urn", "L'urne de cendres")
                .influence(1)
                .says("When you would enter Frenzy, Gain 3 Blood instead: nothing is Drained and nobody Gains Influence for it.",
                        "Au moment d'entrer en Frénésie, gagnez plutôt 3 Sang : rien n'est drainé et personne n'en gagne d'Influence.")
                .enables(URN)
                .from(RECONSTRUCTED));

        page.write(card(RELIC, "relic-stolen-hourglass", "Stolen Hourglass", "Le sablier dérobé")
                .influence(0)
                .says("In your Planning turn, after your card, play 1 more card from your hand under the usual rules and costs.",
                        "Pendant votre tour de Planification, après votre carte, jouez 1 carte de plus de votre main, aux règles et coûts habituels.")
                .enables(HOURGLASS)
                .from(RECONSTRUCTED));

        page.write(card(RELIC, "relic-first-princes-signet", "First Prince's Signet", "Le sceau du premier Prince")
                .influence(1)
                .says("When total Power is compared where you are, add 3 to yours.",
                        "Quand on compare la Puissance totale à un Lieu où vous êtes, ajoutez 3 à la vôtre.")
                .when(COMPARING, (t, card, o) -> t.locations.isAt(t.controller(card), o.place()),
                        may(Program.of(useRelic(), toPlayer(TOTAL, 3))))
                .from(RECONSTRUCTED));

        page.write(card(RELIC, "relic-codex-of-whispers", "Codex of Whispers", "Le codex des murmures")
                .influence(2)
                .says("In Hand Building, draw 1 more card and keep 1 more than usual.",
                        "À la Constitution de la main, piochez 1 carte de plus et gardez-en 1 de plus que d'habitude.")
                .does(HAND_BUILDING, may(Program.of(useRelic(), toPlayer(DRAWS, 1))))
                .from(RECONSTRUCTED));

        page.write(card(RELIC, "relic-crimson-ewer", "Crimson Ewer", "L'aiguière pourpre")
                .influence(2)
                .says("In the Feed Phase, Gain double the Blood your Alliance provides.",
                        "À la phase Se nourrir, gagnez le double du Sang que fournit votre Alliance.")
                .does(FEEDING, may(Program.of(useRelic(), toPlayer(FEED, 1))))
                .from(RECONSTRUCTED));
    }

    /// Restores a Drained card; its effect on joining does not repeat (VEN-CRL-36).
    private static Instruction.Effect<Vendetta> makeWhole() {
        return (t, play) -> {
            if (play.picked(TARGET) != NONE) t.move(play.picked(TARGET), ALLIANCE + play.seat());
        };
    }

    /// Plays 1 Blood at each Location from the first on, as far as the Pool allows (VEN-CRL-35).
    private static Instruction.Effect<Vendetta> playOneEverywhere() {
        return (t, play) -> {
            for (int place = 0; place < t.evening.placeCount() && Fees.spendableBlood(t, play.seat()) > 0; place++)
                Bank.deploy(t, play.seat(), place, 1);
        };
    }

    private static Instruction.Effect<Vendetta> changeMind() {
        return (t, play) -> t.conflict.setStayingSeats(t.conflict.stayingSeats() ^ 1 << play.seat());
    }
}
