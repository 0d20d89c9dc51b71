package elysium.vendetta.cards;

import static elysium.tabletop.Card.Source.OFFICIAL;
import static elysium.tabletop.Card.Source.RULEBOOK;
import static elysium.tabletop.ControlFlow.YES;
import static elysium.vendetta.dsl.CardBuilder.card;
import static elysium.vendetta.dsl.Effects.TEAM;
import static elysium.vendetta.dsl.Effects.cards;
import static elysium.vendetta.dsl.Effects.eachRival;
import static elysium.vendetta.dsl.Effects.here;
import static elysium.vendetta.dsl.Effects.just;
import static elysium.vendetta.dsl.Effects.teammateAmong;
import static elysium.vendetta.dsl.Modifiers.bonus;
import static elysium.vendetta.dsl.Modifiers.to;
import static elysium.vendetta.dsl.Reacting.playedByOther;
import static elysium.vendetta.flow.HitEachPlayer.What.LOSE;
import static elysium.vendetta.flow.HitEachPlayer.What.STEAL;
import static elysium.vendetta.table.Clan.BRUJAH;
import static elysium.vendetta.table.Kind.AFTERMATH;
import static elysium.vendetta.table.Kind.CONFLICT;
import static elysium.vendetta.table.Kind.PASSIVE;
import static elysium.vendetta.table.Kind.PREPARATION;
import static elysium.vendetta.table.Moment.PLAYED;
import static elysium.vendetta.table.Value.PRIZE;

import elysium.tabletop.CardPlay;
import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vendetta.rules.BloodLoss;
import elysium.vendetta.table.Vendetta;

/// Cards of the Brujah: high Power, heavy damage, and Frenzy.
final class BrujahCards {
    private BrujahCards() {}

    static void write(CardList page) {
        page.write(card(AFTERMATH, "brujah-hunt", "Hunt", "Chasse")
                .clan(BRUJAH).starting().power(0)
                .says("Steal 1 Blood from every Rival.",
                        "Volez 1 Sang à chaque Rival.")
                .does(eachRival(STEAL, just(1)))
                .see("VEN-GLO-14"));

        page.write(card(PASSIVE, "brujah-ready", "Ready", "À l'affût")
                .clan(BRUJAH).starting().power(1)
                .says("Each time you send a Rival into Frenzy, Gain 1 more Influence (2 in all).",
                        "Chaque fois que vous envoyez un Rival en Frénésie, gagnez 1 Influence de plus (2 en tout).")
                .always(PRIZE, to(PRIZE,
                        (t, by, pair) -> by.seat() == pair >> 4
                                && t.locations.isAt(pair & 15, t.locations.of(by.card())) ? 1 : 0))
                .see("VEN-CRL-01", "VEN-CRL-49"));

        page.write(card(CONFLICT, "brujah-bloody-fury", "Bloody Fury", "Furie sanglante")
                .clan(BRUJAH).power(6)
                .says("−2 Power if even 1 Blood of yours is Deployed here.",
                        "−2 Puissance si vous avez ne serait-ce que 1 Sang déployé ici.")
                .does(bonus((t, by, _) -> t.locations.deployed(by.seat(), t.evening.resolvingPlace()) > 0 ? -2 : 0))
                .from(RULEBOOK));

        page.write(card(CONFLICT, "brujah-punks-posse", "Punk's Posse", "La bande de punks")
                .clan(BRUJAH).power(0)
                .says("+2 Power per card you have Deployed here, counting this one.",
                        "+2 Puissance par carte que vous avez déployée ici, celle-ci comprise.")
                .does(bonus((t, by, _) -> 2 * cards(t, by.seat(), t.evening.resolvingPlace()))));

        page.write(card(PASSIVE, "brujah-challenge", "Challenge", "Défi")
                .clan(BRUJAH).power(4)
                .says("Each time an opponent plays a card anywhere but here, they Lose 1 Blood.",
                        "Chaque fois qu'un adversaire joue une carte ailleurs qu'ici, il perd 1 Sang.")
                .when(PLAYED, (t, card, o) -> playedByOther(t, card, o) && o.place() != t.locations.of(card), loseOne())
                .from(OFFICIAL)
                .see("VEN-CRL-02"));

        page.write(card(AFTERMATH, "brujah-fist-of-caine", "Fist of Caine", "Poing de Caïn")
                .clan(BRUJAH).power(4)
                .says("Every Rival Loses as much Blood as the number of the round: 1, 2 or 3.",
                        "Chaque Rival perd autant de Sang que le numéro de la manche : 1, 2 ou 3.")
                .does(eachRival(LOSE, (t, _) -> t.evening.round()))
                .from(RULEBOOK));

        page.write(card(AFTERMATH, "brujah-f-ck-the-system", "F*ck the System", "À bas le système")
                .clan(BRUJAH).power(3)
                .says("Every Rival Loses 2 Blood, or 4 if you won here.",
                        "Chaque Rival perd 2 Sang, ou 4 si vous avez gagné ici.")
                .does(eachRival(LOSE, (t, play) -> t.conflict.winner() == play.seat() ? 4 : 2))
                .see("VEN-CRL-03"));

        page.write(card(AFTERMATH, "brujah-earthshock", "Earthshock", "Choc tellurique")
                .clan(BRUJAH).power(2)
                .says("Count all Blood Deployed here, yours too: every Rival Loses 1 Blood per full 2 counted.",
                        "Comptez tout le Sang déployé ici, le vôtre compris : chaque Rival perd 1 Sang par tranche entière de 2.")
                .does(eachRival(LOSE, (t, play) -> allBlood(t, here(play)) / 2))
                .see("VEN-CRL-04"));

        page.write(card(PREPARATION, "brujah-show-of-force", "Show of Force", "Démonstration de force")
                .clan(BRUJAH).power(3)
                .says("Steal 1 Blood from every Rival.",
                        "Volez 1 Sang à chaque Rival.")
                .does(eachRival(STEAL, just(1)))
                .from(RULEBOOK));
    }

    /// All Deployed Blood at a Location, of all players.
    private static int allBlood(Vendetta t, int place) {
        int blood = 0;
        for (int seat = 0; seat < t.players(); seat++) blood += t.locations.deployed(seat, place);
        return blood;
    }

    /// The player of the triggering card Loses 1 Blood; a teammate may be spared.
    private static Program<Vendetta> loseOne() {
        Instruction.Effect<Vendetta> lose = (t, play) -> {
            int player = Integer.numberOfTrailingZeros(player(t, play));
            boolean spared = player == t.evening.teammate(play.seat()) && play.picked(TEAM) != YES;
            if (!spared)
                BloodLoss.lose(t, player, 1,
                        new BloodLoss.Source(play.seat(), play.def(), t.locations.of(play.card())));
        };
        return teammateAmong(BrujahCards::player).then(lose);
    }

    private static int player(Vendetta t, CardPlay<Vendetta> play) {
        return 1 << t.controller(play.subject());
    }
}
