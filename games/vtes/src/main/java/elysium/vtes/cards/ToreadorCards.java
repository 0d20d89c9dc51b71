package elysium.vtes.cards;

import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.CombatEffects.mayStrike;
import static elysium.vtes.dsl.CombatEffects.strikes;
import static elysium.vtes.dsl.ModeBuilder.itsUse;
import static elysium.vtes.dsl.Modifiers.toBearer;
import static elysium.vtes.dsl.TextCosts.once;
import static elysium.vtes.rules.combat.StrikeFlags.DODGE;
import static elysium.vtes.table.vocabulary.City.BUENOS_AIRES;
import static elysium.vtes.table.vocabulary.City.CAPE_TOWN;
import static elysium.vtes.table.vocabulary.City.SAO_PAULO;
import static elysium.vtes.table.vocabulary.Clan.TOREADOR;
import static elysium.vtes.table.vocabulary.Discipline.AUSPEX;
import static elysium.vtes.table.vocabulary.Discipline.BLOOD_SORCERY;
import static elysium.vtes.table.vocabulary.Discipline.CELERITY;
import static elysium.vtes.table.vocabulary.Discipline.FORTITUDE;
import static elysium.vtes.table.vocabulary.Discipline.PRESENCE;
import static elysium.vtes.table.vocabulary.Kind.VAMPIRE;
import static elysium.vtes.table.vocabulary.Moment.STRIKE;
import static elysium.vtes.table.vocabulary.Scope.COMBAT;
import static elysium.vtes.table.vocabulary.Sect.CAMARILLA;
import static elysium.vtes.table.vocabulary.Value.BLEED;
import static elysium.vtes.table.vocabulary.Value.INTERCEPT;

import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.politics.Titles;

/// The vampires of clan Toreador.
final class ToreadorCards {
    private ToreadorCards() {}

    static void write(CardList page) {
        page.write(card(VAMPIRE, "bret-stryker", "Bret Stryker", "Bret Stryker")
                .clan(TOREADOR).group(6).capacity(4).sect(CAMARILLA)
                .masters(CELERITY, PRESENCE)
                .says("−1 intercept while the acting minion is a titled vampire.",
                        "−1 en interception quand le serviteur qui agit est un vampire titré.")
                .always(toBearer(INTERCEPT,
                        (t, _, _) -> CurrentAction.isInProgress(t) && Titles.inForce(t, CurrentAction.actor(t)) != 0
                                ? -1
                                : 0))
                .see("VTES-CTI-02", "VTES-RUL-43"));

        page.write(card(VAMPIRE, "catalina-vega", "Catalina Vega", "Catalina Vega")
                .clan(TOREADOR).group(6).capacity(8).sect(CAMARILLA).prince(BUENOS_AIRES)
                .knows(FORTITUDE).masters(AUSPEX, CELERITY, PRESENCE)
                .says("+1 bleed.",
                        "+1 en morsure.")
                .always(toBearer(BLEED, 1))
                .see("VTES-RUL-54"));

        page.write(card(VAMPIRE, "flavio-goncalves", "Flávio Gonçalves", "Flávio Gonçalves")
                .clan(TOREADOR).group(6).capacity(7).sect(CAMARILLA).prince(SAO_PAULO)
                .knows(AUSPEX, FORTITUDE).masters(CELERITY, PRESENCE)
                .says("Once per combat, he may choose a dodge as his strike.",
                        "Une fois par combat, il peut choisir une esquive comme frappe.")
                .lets(itsUse(STRIKE).only(mayStrike(DODGE)).costs(once(COMBAT)).does(strikes(DODGE, 0)))
                .see("VTES-EFF-02"));

        page.write(card(VAMPIRE, "kathy-glens", "Kathy Glens", "Kathy Glens")
                .clan(TOREADOR).group(6).capacity(5).sect(CAMARILLA)
                .knows(AUSPEX, CELERITY, BLOOD_SORCERY).masters(PRESENCE));

        page.write(card(VAMPIRE, "massimo-falconi", "Massimo Falconi", "Massimo Falconi")
                .clan(TOREADOR).group(6).capacity(4).sect(CAMARILLA)
                .knows(AUSPEX, CELERITY, PRESENCE));

        page.write(card(VAMPIRE, "min-seo", "Min-seo", "Min-seo")
                .clan(TOREADOR).group(6).capacity(3).sect(CAMARILLA)
                .knows(AUSPEX, CELERITY));

        page.write(card(VAMPIRE, "mkhokheli", "Mkhokheli", "Mkhokheli")
                .clan(TOREADOR).group(6).capacity(6).sect(CAMARILLA).prince(CAPE_TOWN)
                .knows(AUSPEX, CELERITY, FORTITUDE).masters(PRESENCE));

        page.write(card(VAMPIRE, "nik-sikko", "Nik Sikko", "Nik Sikko")
                .clan(TOREADOR).group(6).capacity(3).sect(CAMARILLA)
                .knows(CELERITY, PRESENCE));

        page.write(card(VAMPIRE, "tamoszius", "Tamoszius", "Tamoszius")
                .clan(TOREADOR).group(6).capacity(5).sect(CAMARILLA)
                .knows(AUSPEX).masters(CELERITY, PRESENCE));
    }
}
