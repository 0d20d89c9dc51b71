package elysium.vtes.cards;

import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.table.vocabulary.City.ADDIS_ABABA;
import static elysium.vtes.table.vocabulary.City.RIO_DE_JANEIRO;
import static elysium.vtes.table.vocabulary.Clan.TREMERE;
import static elysium.vtes.table.vocabulary.Discipline.AUSPEX;
import static elysium.vtes.table.vocabulary.Discipline.BLOOD_SORCERY;
import static elysium.vtes.table.vocabulary.Discipline.DOMINATE;
import static elysium.vtes.table.vocabulary.Discipline.FORTITUDE;
import static elysium.vtes.table.vocabulary.Discipline.POTENCE;
import static elysium.vtes.table.vocabulary.Discipline.PRESENCE;
import static elysium.vtes.table.vocabulary.Kind.VAMPIRE;
import static elysium.vtes.table.vocabulary.Sect.CAMARILLA;
import static elysium.vtes.table.vocabulary.Title.PRIMOGEN;

/// The vampires of clan Tremere.
final class TremereCards {
    private TremereCards() {}

    static void write(CardList page) {
        page.write(card(VAMPIRE, "ayelech", "Ayelech", "Ayelech")
                .clan(TREMERE).group(6).capacity(7).sect(CAMARILLA).prince(ADDIS_ABABA)
                .masters(AUSPEX, DOMINATE, BLOOD_SORCERY));

        page.write(card(VAMPIRE, "chrysanthemum", "Chrysanthemum", "Chrysanthème")
                .clan(TREMERE).group(6).capacity(5).sect(CAMARILLA).titled(PRIMOGEN)
                .knows(DOMINATE).masters(AUSPEX, BLOOD_SORCERY));

        page.write(card(VAMPIRE, "ines-tristao", "Inês Tristão", "Inês Tristão")
                .clan(TREMERE).group(6).capacity(6).sect(CAMARILLA).prince(RIO_DE_JANEIRO)
                .knows(AUSPEX, DOMINATE, PRESENCE).masters(BLOOD_SORCERY));

        page.write(card(VAMPIRE, "lauren", "Lauren", "Lauren")
                .clan(TREMERE).group(6).capacity(4).sect(CAMARILLA)
                .knows(AUSPEX, DOMINATE, BLOOD_SORCERY));

        page.write(card(VAMPIRE, "lloyd-brooks", "Lloyd Brooks", "Lloyd Brooks")
                .clan(TREMERE).group(6).capacity(6).sect(CAMARILLA).titled(PRIMOGEN)
                .knows(AUSPEX, POTENCE).masters(DOMINATE, BLOOD_SORCERY));

        page.write(card(VAMPIRE, "nassir", "Nassir", "Nassir")
                .clan(TREMERE).group(6).capacity(4).sect(CAMARILLA)
                .knows(AUSPEX).masters(BLOOD_SORCERY));

        page.write(card(VAMPIRE, "patrik-soderberg", "Patrik Söderberg", "Patrik Söderberg")
                .clan(TREMERE).group(6).capacity(5).sect(CAMARILLA)
                .knows(DOMINATE, FORTITUDE, BLOOD_SORCERY).masters(AUSPEX));

        page.write(card(VAMPIRE, "rosalina-cortez", "Rosalina Cortez", "Rosalina Cortez")
                .clan(TREMERE).group(6).capacity(3).sect(CAMARILLA)
                .masters(BLOOD_SORCERY));

        page.write(card(VAMPIRE, "trevon-parker", "Trevon Parker", "Trevon Parker")
                .clan(TREMERE).group(6).capacity(6).sect(CAMARILLA)
                .masters(AUSPEX, DOMINATE, BLOOD_SORCERY));
    }
}
