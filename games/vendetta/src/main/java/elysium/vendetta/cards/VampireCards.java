package elysium.vendetta.cards;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.Card.Source.OFFICIAL;
import static elysium.vendetta.dsl.CardBuilder.card;
import static elysium.vendetta.dsl.Effects.each;
import static elysium.vendetta.dsl.Effects.gain;
import static elysium.vendetta.dsl.Effects.just;
import static elysium.vendetta.dsl.Effects.takeVictim;
import static elysium.vendetta.dsl.Modifiers.to;
import static elysium.vendetta.dsl.Modifiers.toPlayer;
import static elysium.vendetta.dsl.Modifiers.toSelf;
import static elysium.vendetta.flow.HitEachPlayer.What.STEAL;
import static elysium.vendetta.table.GameLayout.DECK;
import static elysium.vendetta.table.GameLayout.HAND;
import static elysium.vendetta.table.Kind.VAMPIRE;
import static elysium.vendetta.table.Moment.JOINED;
import static elysium.vendetta.table.Moment.PLAYED;
import static elysium.vendetta.table.Value.FEE;
import static elysium.vendetta.table.Value.PRIZE;
import static elysium.vendetta.table.Value.SPIES;
import static elysium.vendetta.table.Value.SPOILS;
import static elysium.vendetta.table.Value.TOKENS;
import static elysium.vendetta.table.Value.UNDRAINABLE;
import static elysium.vendetta.table.Value.WINS_TIES;

import elysium.tabletop.Instruction;
import elysium.tabletop.Program;
import elysium.vendetta.dsl.Effects;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.table.Vendetta;

/// Vampire Allies: Draining one is Diablerie.
final class VampireCards {
    private VampireCards() {}

    static void write(CardList page) {
        page.write(card(VAMPIRE, "anita-wainwright", "Anita Wainwright", "Anita Wainwright")
                .gives(0, 3, 3, 1)
                .says("On joining your Alliance: Gain 3 Blood.",
                        "En rejoignant votre Alliance : gagnez 3 Sang.")
                .when(JOINED, (_, card, o) -> card == o.subject(), Program.of(gain(just(3)))));

        page.write(card(VAMPIRE, "sgt-mctavish", "Sgt. McTavish", "Sgt McTavish")
                .gives(0, 3, 3, 1)
                .says("On joining your Alliance: Steal 2 Blood from every opponent.",
                        "En rejoignant votre Alliance : volez 2 Sang à chaque adversaire.")
                .when(JOINED, (_, card, o) -> card == o.subject(), each(Effects::opponents, STEAL, just(2)))
                .see("VEN-CRL-30"));

        page.write(card(VAMPIRE, "khadija-al-kindi", "Khadija Al-Kindi", "Khadija Al-Kindi")
                .gives(0, 3, 3, 1)
                .says("On joining your Alliance: draw 1 card of your Clan deck into your hand.",
                        "En rejoignant votre Alliance : piochez 1 carte de votre pioche de Clan dans votre main.")
                .when(JOINED, (_, card, o) -> card == o.subject(), Program.of(drawClanCard())));

        page.write(card(VAMPIRE, "wauneka", "Wauneka", "Wauneka")
                .gives(0, 3, 3, 1)
                .says("On joining your Alliance: take 1 Victim from the deck as well.",
                        "En rejoignant votre Alliance : prenez aussi 1 Victime de la pioche.")
                .when(JOINED, (_, card, o) -> card == o.subject(), Program.of(takeVictim())));

        page.write(card(VAMPIRE, "carmelita-neillson", "Carmelita Neillson", "Carmelita Neillson")
                .gives(0, 3, 3, 1)
                .says("Each time you play a card at the Prince's Haven, play 1 Blood from the Bank there.",
                        "Chaque fois que vous jouez une carte au Refuge du Prince, jouez-y 1 Sang de la Banque.")
                .when(PLAYED,
                        (t, card, o) -> o.place() == t.evening.haven()
                                && t.controller(o.subject()) == t.controller(card),
                        Program.of(supplyAtHaven())));

        page.write(card(VAMPIRE, "maldavis", "Maldavis", "Maldavis")
                .gives(0, 3, 3, 1)
                .says("On joining your Alliance: Gain 5 Blood.",
                        "En rejoignant votre Alliance : gagnez 5 Sang.")
                .when(JOINED, (_, card, o) -> card == o.subject(), Program.of(gain(just(5)))));

        page.write(card(VAMPIRE, "erichtho", "Erichtho", "Erichtho")
                .gives(0, 3, 3, 1)
                .says("Your cards cost 1 Blood less to play face down.",
                        "Jouer vos cartes face cachée vous coûte 1 Sang de moins.")
                .always(FEE, to(FEE, (_, by, at) -> (at & 15) == by.seat() ? -1 : 0))
                .see("VEN-CRL-09"));

        page.write(card(VAMPIRE, "fiorenza-savona", "Fiorenza Savona", "Fiorenza Savona")
                .gives(0, 3, 3, 1)
                .says("Every tie goes to you.",
                        "Toute égalité vous revient.")
                .always(WINS_TIES, toPlayer(WINS_TIES, 1))
                .from(OFFICIAL)
                .see("VEN-CRL-33"));

        page.write(card(VAMPIRE, "marcel", "Marcel", "Marcel")
                .gives(1, 4, 4, 2));

        page.write(card(VAMPIRE, "bronwyn", "Bronwyn", "Bronwyn")
                .gives(1, 5, 3, 3));

        page.write(card(VAMPIRE, "portia", "Portia", "Portia")
                .gives(0, 5, 0, 0)
                .says("She cannot be Drained, not even in Frenzy.",
                        "Elle ne peut pas être drainée, pas même en Frénésie.")
                .always(UNDRAINABLE, toSelf(UNDRAINABLE, 1))
                .see("VEN-RUL-34"));

        page.write(card(VAMPIRE, "talley", "Talley", "Talley")
                .gives(-1, 2, 3, 0)
                .says("Each time you send an opponent into Frenzy, Gain 1 more Influence.",
                        "Chaque fois que vous envoyez un adversaire en Frénésie, gagnez 1 Influence de plus.")
                .always(PRIZE, to(PRIZE, (_, by, pair) -> by.seat() == pair >> 4 ? 1 : 0))
                .see("VEN-CRL-49", "VEN-RUL-37"));

        page.write(card(VAMPIRE, "ambrus-maropis", "Ambrus Maropis", "Ambrus Maropis")
                .gives(0, 3, 3, 1)
                .says("In your Planning turns you may Spend 1 Blood to look at a face-down card, as often as you like.",
                        "Pendant vos tours de Planification, vous pouvez dépenser 1 Sang pour regarder une carte face cachée, autant de fois que vous voulez.")
                .always(SPIES, toPlayer(SPIES, 1))
                .see("VEN-CRL-31"));

        page.write(card(VAMPIRE, "edward-neally", "Edward Neally", "Edward Neally")
                .gives(0, 5, 3, 3)
                .says("Draining him earns you 2 Diablerie tokens, not 1.",
                        "Le drainer vous vaut 2 jetons Diablerie, et non 1.")
                .always(TOKENS, toSelf(TOKENS, 1))
                .see("VEN-RUL-43"));

        page.write(card(VAMPIRE, "mr-damp", "Mr. Damp", "M. Damp")
                .gives(0, 3, 3, 1)
                .says("Each time you send an opponent into Frenzy, Gain 2 Blood.",
                        "Chaque fois que vous envoyez un adversaire en Frénésie, gagnez 2 Sang.")
                .always(SPOILS, to(SPOILS, (_, by, pair) -> by.seat() == pair >> 4 ? 2 : 0))
                .see("VEN-CRL-49"));
    }

    private static Instruction.Effect<Vendetta> drawClanCard() {
        return (t, play) -> {
            int top = t.first(DECK + play.seat());
            if (top != NONE) t.move(top, HAND + play.seat());
        };
    }

    private static Instruction.Effect<Vendetta> supplyAtHaven() {
        return (t, play) -> Bank.supply(t, play.seat(), t.evening.haven(), 1);
    }
}
