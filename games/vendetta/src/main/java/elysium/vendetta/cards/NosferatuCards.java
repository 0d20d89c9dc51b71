package elysium.vendetta.cards;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.Card.Source.RULEBOOK;
import static elysium.tabletop.ControlFlow.YES;
import static elysium.tabletop.ControlFlow.ifTrue;
import static elysium.vendetta.dsl.CardBuilder.card;
import static elysium.vendetta.dsl.Effects.TEAM;
import static elysium.vendetta.dsl.Effects.eachRival;
import static elysium.vendetta.dsl.Effects.eachRivalChooses;
import static elysium.vendetta.dsl.Effects.goToHaven;
import static elysium.vendetta.dsl.Effects.here;
import static elysium.vendetta.dsl.Effects.just;
import static elysium.vendetta.dsl.Effects.may;
import static elysium.vendetta.dsl.Effects.playUpTo;
import static elysium.vendetta.dsl.Effects.supplyAtCard;
import static elysium.vendetta.dsl.Effects.teammateAmong;
import static elysium.vendetta.dsl.Modifiers.bonus;
import static elysium.vendetta.dsl.Modifiers.to;
import static elysium.vendetta.flow.ForcedChoice.What.CONFESSION;
import static elysium.vendetta.flow.HitEachPlayer.What.STEAL;
import static elysium.vendetta.table.Clan.NOSFERATU;
import static elysium.vendetta.table.Kind.AFTERMATH;
import static elysium.vendetta.table.Kind.PASSIVE;
import static elysium.vendetta.table.Kind.PREPARATION;
import static elysium.vendetta.table.Moment.PLAYED;
import static elysium.vendetta.table.Moment.REVELATION;
import static elysium.vendetta.table.Moment.WITHDRAWN;
import static elysium.vendetta.table.Value.BONUS;
import static elysium.vendetta.table.Value.HIDES;
import static elysium.vendetta.table.Value.SHELTER;

import elysium.tabletop.EffectSource;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.tabletop.TriggerResolution;
import elysium.vendetta.dsl.Effects;
import elysium.vendetta.flow.Withdrawal;
import elysium.vendetta.rules.Opponents;
import elysium.vendetta.table.Vendetta;

/// Cards of the Nosferatu: leaving in the middle of a conflict, and being used twice.
final class NosferatuCards {
    private static final int TEAMMATE_TOO = -3;

    private NosferatuCards() {}

    static void write(CardList page) {
        page.write(card(AFTERMATH, "nosferatu-hunt", "Hunt", "Chasse")
                .clan(NOSFERATU).starting().power(0)
                .says("Steal 1 Blood from every Rival. You may then send this card to the Prince's Haven.",
                        "Volez 1 Sang à chaque Rival. Vous pouvez ensuite envoyer cette carte au Refuge du Prince.")
                .does(eachRival(STEAL, just(1)).then(mayGoToHaven()))
                .see("VEN-CRL-05", "VEN-RUL-48"));

        page.write(card(PASSIVE, "nosferatu-ready", "Ready", "À l'affût")
                .clan(NOSFERATU).starting().power(1)
                .says("+2 Power at the Prince's Haven.",
                        "+2 Puissance au Refuge du Prince.")
                .always(BONUS, bonus((t, by, _) -> t.locations.of(by.card()) == t.evening.haven() ? 2 : 0)));

        page.write(card(AFTERMATH, "nosferatu-unseen-passage", "Unseen Passage", "Passage invisible")
                .clan(NOSFERATU).power(2)
                .says("Send this card to the Prince's Haven.",
                        "Envoyez cette carte au Refuge du Prince.")
                .does(ifTrue(Effects::canGoToHaven, Program.of(goToHaven())))
                .see("VEN-CRL-05"));

        page.write(card(PASSIVE, "nosferatu-cloak-of-shadows", "Cloak of Shadows", "Cape d'ombres")
                .clan(NOSFERATU).power(3)
                .says("When you Withdraw from another Location, you may bring your cards and Blood from there to this Location, in place of the usual Withdraw.",
                        "Quand vous vous retirez d'un autre Lieu, vous pouvez amener ici vos cartes et votre Sang qui s'y trouvent, à la place du Retrait habituel.")
                .enables(SHELTER)
                .see("VEN-CRL-06"));

        page.write(card(PASSIVE, "nosferatu-eyes-in-the-dark", "Eyes in the Dark", "Des yeux dans le noir")
                .clan(NOSFERATU).power(2)
                .says("In Planning, opponents can play cards here only face down, at the usual cost; look at those cards whenever you like. For each card played face down here, play 1 Blood from the Bank here.",
                        "À la Planification, les adversaires ne peuvent jouer de carte ici que face cachée, au coût habituel ; regardez ces cartes quand vous voulez. Pour chaque carte jouée face cachée ici, jouez ici 1 Sang de la Banque.")
                .always(HIDES, to(HIDES, NosferatuCards::hides))
                .when(PLAYED,
                        (t, card, o) -> o.subject() == card && t.evening.teams() && t.evening.resolvingPlace() == NONE,
                        watchTeammate())
                .when(PLAYED, (t, card, o) -> o.place() == t.locations.of(card) && t.isFaceDown(o.subject()),
                        Program.of(lookAtPlayed(), supplyAtCard(just(1))))
                .see("VEN-CRL-07", "VEN-CRL-08"));

        page.write(card(PASSIVE, "nosferatu-feral-whispers", "Feral Whispers", "Murmures sauvages")
                .clan(NOSFERATU).power(1)
                .says("When you Withdraw from another Location, play 2 Blood from the Bank here per card you moved.",
                        "Quand vous vous retirez d'un autre Lieu, jouez ici 2 Sang de la Banque par carte déplacée.")
                .when(WITHDRAWN, NosferatuCards::stoodElsewhere,
                        Program.of(supplyAtCard((_, play) -> 2 * (play.subject() >> 4))))
                .see("VEN-CRL-10"));

        page.write(card(PREPARATION, "nosferatu-backstab", "Backstab", "Coup en traître")
                .clan(NOSFERATU).power(2)
                .says("Play up to 3 Blood from your Pool here. You may then send this card to the Prince's Haven.",
                        "Jouez ici jusqu'à 3 Sang de votre Réserve. Vous pouvez ensuite envoyer cette carte au Refuge du Prince.")
                .does(playUpTo(just(3)).then(mayGoToHaven()))
                .see("VEN-CRL-05", "VEN-CRL-11"));

        page.write(card(PASSIVE, "nosferatu-one-step-ahead", "One Step Ahead", "Un coup d'avance")
                .clan(NOSFERATU).power(3)
                .says("In Revelation, Rivals pay for their face-down cards here: for each one they either Lose 2 Blood and reveal it, or leave it face down.",
                        "À la Révélation, les Rivaux paient pour leurs cartes face cachée ici : pour chacune, ils perdent 2 Sang et la révèlent, ou la laissent face cachée.")
                .does(REVELATION, eachRivalChooses(CONFESSION))
                .see("VEN-CRL-12"));

        page.write(card(PREPARATION, "nosferatu-vanish", "Vanish", "Disparition")
                .clan(NOSFERATU).power(4)
                .says("You may Withdraw at once; if so, Steal 1 Blood from every Rival you leave behind.",
                        "Vous pouvez vous retirer sur-le-champ ; dans ce cas, volez 1 Sang à chaque Rival que vous laissez derrière vous.")
                .does(may(Program.of(withdraw()).then(eachRival(STEAL, just(1)))))
                .from(RULEBOOK)
                .see("VEN-CRL-13"));
    }

    /// Whether the card's player withdrew from a Location at which the card was not.
    private static boolean stoodElsewhere(Vendetta t, int card, TriggerResolution<Vendetta> o) {
        return (o.subject() & 7) == t.controller(card) && o.place() != t.locations.of(card)
                && !t.ledger.used(Vendetta.LOCATION, card, Withdrawal.CARRIED_OFF);
    }

    private static Program<Vendetta> mayGoToHaven() {
        return ifTrue(Effects::canGoToHaven, may(Program.of(goToHaven())));
    }

    private static Instruction.StartFrame<Vendetta> withdraw() {
        return (_, play) -> Withdrawal.of(play.seat(), here(play), false);
    }

    /// Asks, when the card is played, whether it watches the teammate too (VEN-RUL-67).
    private static Program<Vendetta> watchTeammate() {
        Instruction.Effect<Vendetta> note = (t, play) -> {
            if (play.picked(TEAM) == YES) t.ledger.use(Vendetta.ROUND, play.card(), TEAMMATE_TOO);
        };
        return teammateAmong(Effects::opponents).then(note);
    }

    private static boolean watches(Vendetta t, int card, int seat, int player) {
        return !Opponents.sameSide(t, seat, player)
                || seat != player && t.ledger.used(Vendetta.ROUND, card, TEAMMATE_TOO);
    }

    /// Makes opponents play face down at this Location.
    private static int hides(Vendetta t, EffectSource by, int at) {
        return at >> 4 == t.locations.of(by.card()) && watches(t, by.card(), by.seat(), at & 15) ? 1 : 0;
    }

    private static Instruction.Effect<Vendetta> lookAtPlayed() {
        return (t, play) -> {
            if (watches(t, play.card(), play.seat(), t.controller(play.subject())))
                t.showTo(play.subject(), 1 << play.seat());
        };
    }
}
