package elysium.vtes.cards;

import static elysium.tabletop.ControlFlow.may;
import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.CHOICE;
import static elysium.vtes.dsl.Effects.discard;
import static elysium.vtes.dsl.Effects.unlock;
import static elysium.vtes.dsl.ModeBuilder.itsUse;
import static elysium.vtes.dsl.Modifiers.until;
import static elysium.vtes.dsl.References.ITS_BEARER;
import static elysium.vtes.dsl.TextCosts.once;
import static elysium.vtes.dsl.UseConditions.itIsReady;
import static elysium.vtes.table.vocabulary.City.MANNHEIM;
import static elysium.vtes.table.vocabulary.City.MELBOURNE;
import static elysium.vtes.table.vocabulary.City.NAIROBI;
import static elysium.vtes.table.vocabulary.City.ROTTERDAM;
import static elysium.vtes.table.vocabulary.Clan.VENTRUE;
import static elysium.vtes.table.vocabulary.Discipline.AUSPEX;
import static elysium.vtes.table.vocabulary.Discipline.BLOOD_SORCERY;
import static elysium.vtes.table.vocabulary.Discipline.CELERITY;
import static elysium.vtes.table.vocabulary.Discipline.DOMINATE;
import static elysium.vtes.table.vocabulary.Discipline.FORTITUDE;
import static elysium.vtes.table.vocabulary.Discipline.OBFUSCATE;
import static elysium.vtes.table.vocabulary.Discipline.POTENCE;
import static elysium.vtes.table.vocabulary.Discipline.PRESENCE;
import static elysium.vtes.table.vocabulary.Kind.VAMPIRE;
import static elysium.vtes.table.vocabulary.Moment.POLLING;
import static elysium.vtes.table.vocabulary.Moment.REFERENDUM_PASSED;
import static elysium.vtes.table.vocabulary.Scope.REFERENDUM;
import static elysium.vtes.table.vocabulary.Sect.CAMARILLA;
import static elysium.vtes.table.vocabulary.Value.VOTES;

import elysium.tabletop.Program;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.CardChoices;
import elysium.vtes.dsl.Effects;
import elysium.vtes.dsl.Triggers;

/// The vampires of clan Ventrue.
final class VentrueCards {
    private static final CardChoice OF_DOMINATION = CardChoices.heldRequiring(DOMINATE);

    private VentrueCards() {}

    static void write(CardList page) {
        page.write(card(VAMPIRE, "alexa-draper", "Alexa Draper", "Alexa Draper")
                .clan(VENTRUE).group(6).capacity(8).sect(CAMARILLA).prince(MELBOURNE)
                .knows(FORTITUDE, POTENCE).masters(DOMINATE, PRESENCE)
                .says("Once per referendum, blood hunts included, she may discard a card that requires "
                        + "Dominate during the polling step for +1 vote.",
                        "Une fois par référendum, chasses de sang comprises, elle peut défausser pendant l'étape "
                                + "de vote une carte requérant Domination : +1 voix.")
                .lets(itsUse(POLLING).only(itIsReady()).at(OF_DOMINATION).costs(once(REFERENDUM))
                        .does(discard(OF_DOMINATION), until(REFERENDUM, VOTES, Effects::bearer, 1)))
                .see("VTES-CRL-29", "VTES-RUL-58", "VTES-RUL-65"));

        page.write(card(VAMPIRE, "alice-chen", "Alice Chen", "Alice Chen")
                .clan(VENTRUE).group(6).capacity(7).sect(CAMARILLA).prince(NAIROBI)
                .knows(DOMINATE, OBFUSCATE).masters(FORTITUDE, PRESENCE));

        page.write(card(VAMPIRE, "brock-sterling", "Brock Sterling", "Brock Sterling")
                .clan(VENTRUE).group(6).capacity(3).sect(CAMARILLA)
                .masters(FORTITUDE));

        page.write(card(VAMPIRE, "chelsea-blake", "Chelsea Blake", "Chelsea Blake")
                .clan(VENTRUE).group(6).capacity(5).sect(CAMARILLA)
                .knows(CELERITY, FORTITUDE, PRESENCE).masters(DOMINATE));

        page.write(card(VAMPIRE, "horst-von-bruhl", "Horst von Brühl", "Horst von Brühl")
                .clan(VENTRUE).group(6).capacity(6).sect(CAMARILLA).prince(MANNHEIM)
                .knows(AUSPEX, DOMINATE, PRESENCE).masters(FORTITUDE));

        page.write(card(VAMPIRE, "madison", "Madison", "Madison")
                .clan(VENTRUE).group(6).capacity(6).sect(CAMARILLA)
                .masters(DOMINATE, FORTITUDE, PRESENCE));

        page.write(card(VAMPIRE, "naomi-stewart", "Naomi Stewart", "Naomi Stewart")
                .clan(VENTRUE).group(6).capacity(5).sect(CAMARILLA)
                .knows(DOMINATE).masters(FORTITUDE, PRESENCE));

        page.write(card(VAMPIRE, "oshri-dahan", "Oshri Dahan", "Oshri Dahan")
                .clan(VENTRUE).group(6).capacity(4).sect(CAMARILLA)
                .knows(DOMINATE, FORTITUDE, PRESENCE));

        page.write(card(VAMPIRE, "sybren-van-oosten", "Sybren van Oosten", "Sybren van Oosten")
                .clan(VENTRUE).group(6).capacity(7).sect(CAMARILLA).prince(ROTTERDAM)
                .knows(DOMINATE, BLOOD_SORCERY).masters(FORTITUDE, PRESENCE)
                .says("If a referendum he called passes, you may unlock him afterwards.",
                        "Si un référendum appelé par lui passe, vous pouvez le redresser ensuite.")
                .on(REFERENDUM_PASSED, Triggers::itself, may(CHOICE, Program.of(unlock(ITS_BEARER))))
                .see("VTES-CRL-41"));
    }
}
