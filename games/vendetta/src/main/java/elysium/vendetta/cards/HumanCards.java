package elysium.vendetta.cards;

import static elysium.kernel.Table.NONE;
import static elysium.tabletop.Card.Source.OFFICIAL;
import static elysium.tabletop.Card.Source.RULEBOOK;
import static elysium.vendetta.dsl.CardBuilder.card;
import static elysium.vendetta.dsl.Effects.gain;
import static elysium.vendetta.dsl.Modifiers.to;
import static elysium.vendetta.dsl.Modifiers.toPlayer;
import static elysium.vendetta.dsl.Modifiers.toSelf;
import static elysium.vendetta.table.GameLayout.ALLIANCE;
import static elysium.vendetta.table.Kind.HUMAN;
import static elysium.vendetta.table.Kind.VICTIM;
import static elysium.vendetta.table.Moment.JOINED;
import static elysium.vendetta.table.Value.DRAINED_FIRST;
import static elysium.vendetta.table.Value.FEE;
import static elysium.vendetta.table.Value.KEEPS_ALL;
import static elysium.vendetta.table.Value.SCORE;

import elysium.tabletop.Program;
import elysium.vendetta.dsl.Effects;
import elysium.vendetta.table.Kind;
import elysium.vendetta.table.Vendetta;

/// Human Allies and Victims.
final class HumanCards {
    private HumanCards() {}

    static void write(CardList page) {
        page.write(card(HUMAN, "bobby-white", "Bobby White", "Bobby White")
                .gives(3, 2, 1, 0));

        page.write(card(HUMAN, "maja-wysocki", "Maja Wysocki", "Maja Wysocki")
                .gives(2, 3, 2, 1));

        page.write(card(HUMAN, "ed-crawford", "Ed Crawford", "Ed Crawford")
                .gives(0, 3, 4, 2));

        page.write(card(HUMAN, "betty-fuller", "Betty Fuller", "Betty Fuller")
                .gives(1, 3, 3, 1));

        page.write(card(HUMAN, "dr-fragonard", "Dr. Fragonard", "Dr Fragonard")
                .gives(1, 4, 2, 2));

        page.write(card(HUMAN, "tamara-bodnar", "Tamara Bodnar", "Tamara Bodnar")
                .gives(0, 5, 1, 3));

        page.write(card(HUMAN, "douglas-richardson", "Douglas Richardson", "Douglas Richardson")
                .gives(0, 2, 8, 0));

        page.write(card(HUMAN, "tom-kimber", "Tom Kimber", "Tom Kimber")
                .gives(0, 4, 5, 2));

        page.write(card(HUMAN, "francis-bennet", "Francis Bennet", "Francis Bennet")
                .gives(1, 3, 5, 1));

        page.write(card(HUMAN, "elena-cortez", "Elena Cortez", "Elena Cortez")
                .gives(0, 3, 0, 3)
                .see("VEN-RUL-33"));

        page.write(card(HUMAN, "julie-munoz", "Julie Munoz", "Julie Munoz")
                .gives(0, 3, 3, 1)
                .says("At the end of the game: +2 Influence if you have no other Human Ally.",
                        "À la fin de la partie : +2 Influence si vous n'avez pas d'autre Allié Humain.")
                .always(SCORE, to(SCORE, (t, by, seat) -> seat == by.seat() && humans(t, seat) == 1 ? 2 : 0))
                .see("VEN-CRL-46"));

        page.write(card(HUMAN, "roberta-urbani", "Roberta Urbani", "Roberta Urbani")
                .gives(0, 3, 3, 1)
                .says("In Hand Building you may keep both cards drawn and put another card of your hand under your Clan deck.",
                        "À la Constitution de la main, vous pouvez garder les deux cartes piochées et mettre une autre carte de votre main sous votre pioche de Clan.")
                .always(KEEPS_ALL, toPlayer(KEEPS_ALL, 1))
                .see("VEN-CRL-32"));

        page.write(card(HUMAN, "ryan-ramos", "Ryan Ramos", "Ryan Ramos")
                .gives(4, 4, 3, 1)
                .says("Your cards cost 1 Blood more to play face down.",
                        "Jouer vos cartes face cachée vous coûte 1 Sang de plus.")
                .always(FEE, to(FEE, (_, by, at) -> (at & 15) == by.seat() ? 1 : 0))
                .see("VEN-CRL-09"));

        page.write(card(HUMAN, "sarah-mcaleer", "Sarah McAleer", "Sarah McAleer")
                .gives(0, 3, 2, 1)
                .says("On joining your Alliance: Gain 1 Blood per Ally and Victim in it, herself included.",
                        "En rejoignant votre Alliance : gagnez 1 Sang par Allié et Victime qui s'y trouvent, elle comprise.")
                .when(JOINED, (_, card, o) -> card == o.subject(), Program.of(gain(Effects::alliance)))
                .see("VEN-CRL-47"));

        page.write(card(HUMAN, "miguel-chandler", "Miguel Chandler", "Miguel Chandler")
                .gives(0, 3, 3, 2)
                .says("When you enter Frenzy, he is the card you Drain.",
                        "Quand vous entrez en Frénésie, c'est lui que vous drainez.")
                .always(DRAINED_FIRST, toSelf(DRAINED_FIRST, 1))
                .from(OFFICIAL)
                .see("VEN-CRL-34"));

        page.write(card(VICTIM, "victim", "Victim", "Victime")
                .gives(1, 1, 3, 0)
                .from(RULEBOOK));
    }

    /// The number of Human Allies in an Alliance; Victims do not count (VEN-CRL-46).
    private static int humans(Vendetta t, int seat) {
        int humans = 0;
        for (int card = t.first(ALLIANCE + seat); card != NONE; card = t.next(card))
            if (t.kind(card) == Kind.HUMAN) humans++;
        return humans;
    }
}
