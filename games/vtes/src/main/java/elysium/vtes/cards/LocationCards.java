package elysium.vtes.cards;

import static elysium.vtes.dsl.ActionEffects.stealth;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.ChoiceZone.YOUR_HAND;
import static elysium.vtes.dsl.Effects.comesIntoPlay;
import static elysium.vtes.dsl.Effects.discard;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.ModeBuilder.use;
import static elysium.vtes.dsl.Modifiers.toYou;
import static elysium.vtes.dsl.References.ACTING_MINION;
import static elysium.vtes.dsl.ReferendumEffects.votesOf;
import static elysium.vtes.dsl.ReferendumEffects.yourTitled;
import static elysium.vtes.dsl.TextCosts.lockThis;
import static elysium.vtes.dsl.UseConditions.politicalAction;
import static elysium.vtes.dsl.UseConditions.undirected;
import static elysium.vtes.dsl.UseConditions.vampire;
import static elysium.vtes.dsl.UseConditions.youAct;
import static elysium.vtes.table.Trait.LOCATION;
import static elysium.vtes.table.Trait.UNIQUE;
import static elysium.vtes.table.vocabulary.Kind.MASTER;
import static elysium.vtes.table.vocabulary.Moment.ANY_TIME;
import static elysium.vtes.table.vocabulary.Moment.AS_ANNOUNCED;
import static elysium.vtes.table.vocabulary.Moment.POLLING;
import static elysium.vtes.table.vocabulary.Sect.CAMARILLA;
import static elysium.vtes.table.vocabulary.Value.HAND_SIZE;
import static elysium.vtes.table.vocabulary.Value.TRANSFERS;

import elysium.vtes.dsl.CardChoice;

/// The locations without a clan requirement.
final class LocationCards {
    private LocationCards() {}

    static void write(CardList page) {
        page.write(card(MASTER, "the-barrens", "The Barrens", "La zone")
                .is(UNIQUE | LOCATION)
                .says("This location comes into play.\n"
                        + "At any opportunity, combat included, you may lock it: discard one card from your hand, "
                        + "then draw back up.",
                        "Ce lieu entre en jeu.\n"
                                + "À toute occasion, combat compris, vous pouvez l'incliner : défaussez une carte de votre "
                                + "main, puis complétez votre main.")
                .basic(master().does(comesIntoPlay()))
                .lets(use(ANY_TIME).at(CardChoice.at(YOUR_HAND)).costs(lockThis())
                        .does(discard(CardChoice.at(YOUR_HAND))))
                .see("VTES-CLR-97", "VTES-CRL-04"));

        page.write(card(MASTER, "creepshow-casino", "Creepshow Casino", "Casino des horreurs")
                .is(UNIQUE | LOCATION).pool(2)
                .says("This location comes into play.\n"
                        + "As one of your vampires announces an undirected action, you may lock it: +1 stealth for "
                        + "that vampire, whether needed or not.",
                        "Ce lieu entre en jeu.\n"
                                + "Quand un de vos vampires annonce une action non dirigée, vous pouvez l'incliner : +1 en "
                                + "discrétion pour ce vampire, nécessaire ou non.")
                .basic(master().does(comesIntoPlay()))
                .lets(use(AS_ANNOUNCED).only(youAct(), vampire(ACTING_MINION), undirected()).costs(lockThis())
                        .does(stealth(1)))
                .see("VTES-RUL-16"));

        page.write(card(MASTER, "elder-library", "Elder Library", "Bibliothèque antique")
                .is(UNIQUE | LOCATION).pool(1)
                .says("This location comes into play.\n"
                        + "+1 to your hand size.",
                        "Ce lieu entre en jeu.\n"
                                + "+1 à votre taille de main.")
                .basic(master().does(comesIntoPlay()))
                .always(toYou(HAND_SIZE, 1))
                .see("VTES-PLAY-08", "VTES-CRL-17"));

        page.write(card(MASTER, "elysium-the-palace-of-versailles", "Elysium: The Palace of Versailles",
                "Élysée : le château de Versailles")
                .is(UNIQUE | LOCATION).pool(2)
                .says("This location comes into play.\n"
                        + "In the polling step of a political action, you may lock it: +1 vote for each of your "
                        + "ready titled Camarilla vampires.",
                        "Ce lieu entre en jeu.\n"
                                + "À l'étape de vote d'une action politique, vous pouvez l'incliner : +1 voix pour chacun "
                                + "de vos vampires titrés et disponibles de la Camarilla.")
                .basic(master().does(comesIntoPlay()))
                .lets(use(POLLING).only(politicalAction()).costs(lockThis())
                        .does(votesOf(yourTitled(CAMARILLA), 1)))
                .see("VTES-CRL-18"));

        page.write(card(MASTER, "information-highway", "Information Highway", "Autoroute de l'information")
                .is(UNIQUE | LOCATION)
                .says("This location comes into play.\n"
                        + "+2 transfers in each of your influence phases.",
                        "Ce lieu entre en jeu.\n"
                                + "+2 transferts à chacune de vos phases d'influence.")
                .basic(master().does(comesIntoPlay()))
                .always(toYou(TRANSFERS, 2))
                .see("VTES-INF-01", "VTES-RUL-07"));
    }
}
