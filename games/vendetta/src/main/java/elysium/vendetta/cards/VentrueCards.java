package elysium.vendetta.cards;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.ControlFlow.ifPicked;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.vendetta.dsl.CardBuilder.card;
import static elysium.vendetta.dsl.Effects.TARGET;
import static elysium.vendetta.dsl.Effects.cards;
import static elysium.vendetta.dsl.Effects.each;
import static elysium.vendetta.dsl.Effects.eachRival;
import static elysium.vendetta.dsl.Effects.eachRivalChooses;
import static elysium.vendetta.dsl.Effects.here;
import static elysium.vendetta.dsl.Effects.just;
import static elysium.vendetta.dsl.Effects.pickRivalsCard;
import static elysium.vendetta.dsl.Effects.teammateAmong;
import static elysium.vendetta.dsl.Modifiers.aimedAtRivals;
import static elysium.vendetta.dsl.Modifiers.bonus;
import static elysium.vendetta.dsl.Modifiers.to;
import static elysium.vendetta.flow.ForcedChoice.What.OBEDIENCE;
import static elysium.vendetta.flow.ForcedChoice.What.TOLL;
import static elysium.vendetta.flow.ForcedChoice.What.TRIBUTE;
import static elysium.vendetta.flow.HitEachPlayer.What.LOSE_INFLUENCE;
import static elysium.vendetta.flow.HitEachPlayer.What.STEAL;
import static elysium.vendetta.table.Clan.VENTRUE;
import static elysium.vendetta.table.Kind.AFTERMATH;
import static elysium.vendetta.table.Kind.CONFLICT;
import static elysium.vendetta.table.Kind.PASSIVE;
import static elysium.vendetta.table.Kind.PREPARATION;
import static elysium.vendetta.table.Moment.AFTER_REVELATION;
import static elysium.vendetta.table.Moment.DIPLOMACY;
import static elysium.vendetta.table.Moment.PLANNING_ENDS;
import static elysium.vendetta.table.Moment.STANDING;
import static elysium.vendetta.table.Moment.STAYING;
import static elysium.vendetta.table.Value.EQUAL;
import static elysium.vendetta.table.Value.ZERO;

import elysium.tabletop.CardPlay;
import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vendetta.dsl.Effects;
import elysium.vendetta.flow.ForcedChoice;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.rules.Opponents;
import elysium.vendetta.rules.Power;
import elysium.vendetta.table.Vendetta;

/// Cards of the Ventrue: obey or pay.
final class VentrueCards {
    private VentrueCards() {}

    static void write(CardList page) {
        page.write(card(AFTERMATH, "ventrue-hunt", "Hunt", "Chasse")
                .clan(VENTRUE).starting().power(0)
                .says("The winner here chooses: you Steal 2 Blood from them, or they give you 1 Influence.",
                        "Le vainqueur ici choisit : vous lui volez 2 Sang, ou il vous donne 1 Influence.")
                .does(ifTrue((t, play) -> t.conflict.winner() != NONE && t.conflict.winner() != play.seat(),
                        Program.of(toll())))
                .see("VEN-CRL-42"));

        page.write(card(CONFLICT, "ventrue-ready", "Ready", "À l'affût")
                .clan(VENTRUE).starting().power(2));

        page.write(card(PASSIVE, "ventrue-master-plan", "Master Plan", "Grand dessein")
                .clan(VENTRUE).power(3)
                .says("When Planning ends, every opponent without a card here Loses 1 Influence. +1 Power per Rival.",
                        "Quand la Planification se termine, chaque adversaire sans carte ici perd 1 Influence. +1 Puissance par Rival.")
                .when(PLANNING_ENDS, (_, _, _) -> true, each(VentrueCards::absent, LOSE_INFLUENCE, just(1)))
                .does(STANDING, teammateAmong(Effects::rivals).then(aimedAtRivals(bonus(VentrueCards::rivalsLeft))))
                .see("VEN-CRL-37"));

        page.write(card(CONFLICT, "ventrue-diplomacy", "Diplomacy", "Diplomatie")
                .clan(VENTRUE).power(3)
                .says("Before all other effects: of the cards here outside your Position, the one with the highest printed Power drops to Power 0 (all such cards if tied).",
                        "Avant tout autre effet : parmi les cartes ici hors de votre Position, celle qui a la plus forte Puissance imprimée tombe à 0 de Puissance (toutes en cas d'égalité).")
                .does(DIPLOMACY, Program.of(to(ZERO, VentrueCards::stands)))
                .see("VEN-CRL-29"));

        page.write(card(PASSIVE, "ventrue-curfew", "Curfew", "Couvre-feu")
                .clan(VENTRUE).power(2)
                .says("Right after Revelation, each Rival chooses: go without Preparation and Aftermath here, or let you Steal 3 Blood.",
                        "Aussitôt après la Révélation, chaque Rival choisit : renoncer ici à la Préparation et aux Conséquences, ou vous laisser voler 3 Sang.")
                .does(AFTER_REVELATION, eachRivalChooses(OBEDIENCE))
                .see("VEN-CRL-38"));

        page.write(card(CONFLICT, "ventrue-majesty", "Majesty", "Majesté")
                .clan(VENTRUE).power(0)
                .says("This card's Power is the highest printed Power among the cards Deployed here.",
                        "La Puissance de cette carte est la plus forte Puissance imprimée parmi les cartes déployées ici.")
                .does(to(EQUAL,
                        (t, by, card) -> card == by.card() ? Power.highestPrinted(t, t.evening.resolvingPlace(), NONE)
                                : 0))
                .see("VEN-CRL-29"));

        page.write(card(PASSIVE, "ventrue-mass-manipulation", "Mass Manipulation", "Manipulation de masse")
                .clan(VENTRUE).power(3)
                .says("In the Withdraw Step here, a Rival can Stay only by letting you Steal 2 Blood.",
                        "À l'étape de Retrait ici, un Rival ne peut rester qu'en vous laissant lui voler 2 Sang.")
                .does(STAYING, eachRival(STEAL, just(2)))
                .see("VEN-CRL-39"));

        page.write(card(PREPARATION, "ventrue-tyrants-gaze", "Tyrant's Gaze", "Regard du tyran")
                .clan(VENTRUE).power(2)
                .says("Each Rival chooses: half of their Deployed Blood here (rounded up) goes to your Position, or they Lose 1 Influence.",
                        "Chaque Rival choisit : la moitié de son Sang déployé ici (arrondie au supérieur) passe sur votre Position, ou il perd 1 Influence.")
                .does(eachRivalChooses(TRIBUTE))
                .see("VEN-CRL-40", "VEN-RUL-56"));

        page.write(card(PASSIVE, "ventrue-forestall", "Forestall", "Prendre les devants")
                .clan(VENTRUE).power(3)
                .says("Right after Revelation, pick a card on a Rival's Position here: Gain Blood equal to its printed Power; its effects cannot make you Lose Blood or Steal yours.",
                        "Aussitôt après la Révélation, désignez une carte sur la Position d'un Rival ici : gagnez autant de Sang que sa Puissance imprimée ; ses effets ne peuvent ni vous faire perdre de Sang ni vous en voler.")
                .does(AFTER_REVELATION, ifTrue(VentrueCards::rivalShowsCard,
                        Program.of(pickRivalsCard()).then(ifPicked(TARGET, Program.of(forestall())))))
                .see("VEN-CRL-41"));
    }

    private static Instruction.StartFrame<Vendetta> toll() {
        return (t, play) -> new ForcedChoice(TOLL, play.seat(), here(play), play.def(), 1 << t.conflict.winner(),
                t.seats.ambition());
    }

    /// The opponents without a card at this Location; Blood alone does not count (VEN-CRL-37).
    private static int absent(Vendetta t, CardPlay<Vendetta> play) {
        int absent = 0, opponents = Effects.opponents(t, play), place = t.locations.of(play.card());
        for (int seat = 0; seat < t.players(); seat++)
            if ((opponents >> seat & 1) != 0 && cards(t, seat, place) == 0) absent |= 1 << seat;
        return absent;
    }

    private static int rivalsLeft(Vendetta t, EffectSource by, int card) {
        return Integer.bitCount(by.subject() & t.locations.presentAt(t.evening.resolvingPlace()));
    }

    /// Whether a face-up card on another Position here has the highest printed Power.
    private static int stands(Vendetta t, EffectSource by, int card) {
        if (t.locations.of(card) != t.evening.resolvingPlace() || t.isFaceDown(card) || t.controller(card) == by.seat())
            return 0;
        return t.power(card) == Power.highestPrinted(t, t.evening.resolvingPlace(), by.seat()) ? 1 : 0;
    }

    private static boolean rivalShowsCard(Vendetta t, CardPlay<Vendetta> play) {
        for (int seat = 0, all = Opponents.rivals(t, play.seat(), here(play)); seat < t.players(); seat++)
            if ((all >> seat & 1) != 0 && Power.faceUp(t, seat, here(play)) > 0) return true;
        return false;
    }

    private static Instruction.Effect<Vendetta> forestall() {
        return (t, play) -> {
            int card = play.picked(TARGET);
            Bank.gain(t, play.seat(), t.power(card));
            t.ledger.use(Vendetta.ROUND, play.seat(), t.face(card));
        };
    }
}
