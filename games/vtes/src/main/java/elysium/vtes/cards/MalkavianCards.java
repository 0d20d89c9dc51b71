package elysium.vtes.cards;

import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Modifiers.to;
import static elysium.vtes.table.vocabulary.ActionKind.POLITICAL;
import static elysium.vtes.table.vocabulary.City.BIRMINGHAM;
import static elysium.vtes.table.vocabulary.City.PITTSBURGH;
import static elysium.vtes.table.vocabulary.City.TAIPEI;
import static elysium.vtes.table.vocabulary.Clan.MALKAVIAN;
import static elysium.vtes.table.vocabulary.Discipline.AUSPEX;
import static elysium.vtes.table.vocabulary.Discipline.CELERITY;
import static elysium.vtes.table.vocabulary.Discipline.DOMINATE;
import static elysium.vtes.table.vocabulary.Discipline.OBFUSCATE;
import static elysium.vtes.table.vocabulary.Discipline.PRESENCE;
import static elysium.vtes.table.vocabulary.Kind.VAMPIRE;
import static elysium.vtes.table.vocabulary.Sect.CAMARILLA;
import static elysium.vtes.table.vocabulary.Value.TAX_AGAINST;

import elysium.vtes.rules.action.CurrentAction;

/// The vampires of clan Malkavian.
final class MalkavianCards {
    private MalkavianCards() {}

    static void write(CardList page) {
        page.write(card(VAMPIRE, "alexander-silverson", "Alexander Silverson", "Alexander Silverson")
                .clan(MALKAVIAN).group(6).capacity(8).sect(CAMARILLA).prince(BIRMINGHAM)
                .knows(PRESENCE).masters(AUSPEX, DOMINATE, OBFUSCATE)
                .says("A vampire that casts votes or ballots against a referendum he calls must first burn 1 "
                        + "blood.",
                        "Un vampire qui exprime ses voix ou bulletins contre un référendum appelé par Alexander "
                                + "doit d'abord brûler 1 point de sang.")
                .always(to(TAX_AGAINST,
                        (t, by, _) -> CurrentAction.is(t, POLITICAL) && CurrentAction.actor(t) == by.subject() ? 1 : 0))
                .see("VTES-CRL-02", "VTES-RUL-65"));

        page.write(card(VAMPIRE, "andi-liu", "Andi Liu", "Andi Liu")
                .clan(MALKAVIAN).group(6).capacity(6).sect(CAMARILLA).prince(TAIPEI)
                .knows(AUSPEX, OBFUSCATE, PRESENCE).masters(DOMINATE));

        page.write(card(VAMPIRE, "ashley", "Ashley", "Ashley")
                .clan(MALKAVIAN).group(6).capacity(3).sect(CAMARILLA)
                .knows(DOMINATE, OBFUSCATE));

        page.write(card(VAMPIRE, "colette", "Colette", "Colette")
                .clan(MALKAVIAN).group(6).capacity(5).sect(CAMARILLA)
                .knows(DOMINATE).masters(AUSPEX, OBFUSCATE));

        page.write(card(VAMPIRE, "donny-kowalczyk", "Donny Kowalczyk", "Donny Kowalczyk")
                .clan(MALKAVIAN).group(6).capacity(6).sect(CAMARILLA).prince(PITTSBURGH)
                .knows(CELERITY, DOMINATE, OBFUSCATE).masters(AUSPEX));

        page.write(card(VAMPIRE, "dr-stephen-norton", "Dr. Stephen Norton", "Dr Stephen Norton")
                .clan(MALKAVIAN).group(6).capacity(4).sect(CAMARILLA)
                .knows(AUSPEX).masters(OBFUSCATE));

        page.write(card(VAMPIRE, "gelasia-fotiou", "Gelasia Fotiou", "Gelasia Fotiou")
                .clan(MALKAVIAN).group(6).capacity(6).sect(CAMARILLA)
                .knows(OBFUSCATE, PRESENCE).masters(AUSPEX, DOMINATE));

        page.write(card(VAMPIRE, "meaghan", "Meaghan", "Meaghan")
                .clan(MALKAVIAN).group(6).capacity(3).sect(CAMARILLA)
                .knows(AUSPEX, OBFUSCATE));

        page.write(card(VAMPIRE, "sully", "Sully", "Sully")
                .clan(MALKAVIAN).group(6).capacity(4).sect(CAMARILLA)
                .knows(AUSPEX, DOMINATE, OBFUSCATE));
    }
}
