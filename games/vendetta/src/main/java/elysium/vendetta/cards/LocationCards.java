package elysium.vendetta.cards;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.Card.Source.OFFICIAL;
import static elysium.tabletop.Card.Source.RECONSTRUCTED;
import static elysium.vendetta.dsl.CardBuilder.card;
import static elysium.vendetta.dsl.Effects.here;
import static elysium.vendetta.dsl.Modifiers.to;
import static elysium.vendetta.table.Kind.LOCATION;
import static elysium.vendetta.table.Moment.PLAYED;
import static elysium.vendetta.table.Moment.RESOLVED;
import static elysium.vendetta.table.Moment.WITHDRAWN;
import static elysium.vendetta.table.Moment.WON;
import static elysium.vendetta.table.Value.FEE;
import static elysium.vendetta.table.Value.LAST_DROP;
import static elysium.vendetta.table.Value.PRIZE;

import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vendetta.flow.Retrieval;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.rules.BloodLoss;
import elysium.vendetta.rules.Draining;
import elysium.vendetta.table.Vendetta;

/// The Location cards.
final class LocationCards {
    private static final int FIRST = -2;

    private LocationCards() {}

    static void write(CardList page) {
        page.write(card(LOCATION, "location-succubus-club", "Succubus Club", "Succubus Club")
                .says("Once this Location is resolved, everyone may bring up to 3 of their Deployed Blood here back to their Pool.",
                        "Une fois ce Lieu résolu, chacun peut ramener dans sa Réserve jusqu'à 3 Sang qu'il a déployés ici.")
                .does(RESOLVED, Program.of(retrieve()))
                .from(OFFICIAL)
                .see("VEN-CRL-48"));

        page.write(card(LOCATION, "location-the-collar", "The Collar", "The Collar")
                .says("Whoever sends an opponent into Frenzy here Gains 1 more Influence.",
                        "Qui envoie ici un adversaire en Frénésie gagne 1 Influence de plus.")
                .always(PRIZE, to(PRIZE, (t, by, _) -> t.evening.resolvingPlace() == t.locations.of(by.card()) ? 1 : 0))
                .from(OFFICIAL)
                .see("VEN-CRL-49"));

        page.write(card(LOCATION, "location-elysium-hall", "Elysium Hall", "Salle de l'Élysée")
                .says("While this Location is being resolved, Lose and Steal effects never take the last Blood of a Pool.",
                        "Pendant la résolution de ce Lieu, les effets qui font perdre ou volent du Sang ne prennent jamais le dernier Sang d'une Réserve.")
                .always(LAST_DROP, to(LAST_DROP, (t, by, place) -> t.locations.of(by.card()) == place ? 1 : 0))
                .from(RECONSTRUCTED));

        page.write(card(LOCATION, "location-county-morgue", "County Morgue", "La morgue du comté")
                .says("The winner here also takes 1 Victim into their Alliance.",
                        "Le vainqueur ici prend aussi 1 Victime dans son Alliance.")
                .does(WON, Program.of(victimForWinner()))
                .from(RECONSTRUCTED));

        page.write(card(LOCATION, "location-patrolled-streets", "Patrolled Streets", "Rues sous surveillance")
                .says("Cards cost 1 Blood more to play face down here.",
                        "Jouer une carte face cachée ici coûte 1 Sang de plus.")
                .always(FEE, to(FEE, (t, by, at) -> at >> 4 == t.locations.of(by.card()) ? 1 : 0))
                .from(RECONSTRUCTED)
                .see("VEN-CRL-09"));

        page.write(card(LOCATION, "location-flooded-tunnels", "Flooded Tunnels", "Tunnels inondés")
                .says("Whoever Withdraws from here in the Withdraw Step Loses 1 Blood, once their Deployed Blood is back in their Pool.",
                        "Qui se retire d'ici à l'étape de Retrait perd 1 Sang, une fois son Sang déployé revenu dans sa Réserve.")
                .when(WITHDRAWN, (t, card, o) -> o.place() == t.locations.of(card) && (o.subject() & 8) != 0,
                        Program.of(drown()))
                .from(RECONSTRUCTED));

        page.write(card(LOCATION, "location-private-club", "Private Club", "Club privé")
                .says("Each round, the first player to play a card here plays 1 Blood from the Bank with it.",
                        "À chaque manche, le premier joueur qui joue une carte ici y joue aussi 1 Sang de la Banque.")
                .when(PLAYED, (t, card, _) -> !t.ledger.used(Vendetta.ROUND, card, FIRST), Program.of(welcome()))
                .from(RECONSTRUCTED));
    }

    private static Instruction.StartFrame<Vendetta> retrieve() {
        return (t, play) -> new Retrieval(here(play), 3, t.locations.presentAt(here(play)), t.seats.ambition());
    }

    private static Instruction.Effect<Vendetta> victimForWinner() {
        return (t, play) -> Draining.takeVictim(t, play.subject());
    }

    /// A player who withdraws Loses 1 Blood; nobody is the cause.
    private static Instruction.Effect<Vendetta> drown() {
        return (t, play) -> BloodLoss.lose(t, play.subject() & 7, 1,
                new BloodLoss.Source(NONE, play.def(), t.locations.of(play.card())));
    }

    /// Rewards the first player to come, unless playing the card eliminated them.
    private static Instruction.Effect<Vendetta> welcome() {
        return (t, play) -> {
            int player = t.controller(play.subject());
            t.ledger.use(Vendetta.ROUND, play.card(), FIRST);
            if (player != NONE) Bank.supply(t, player, t.locations.of(play.card()), 1);
        };
    }
}
