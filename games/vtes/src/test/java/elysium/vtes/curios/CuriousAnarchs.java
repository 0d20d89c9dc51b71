package elysium.vtes.curios;

import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.comesIntoPlay;
import static elysium.vtes.dsl.ModeBuilder.master;

import java.util.List;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.table.vocabulary.City;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Sect;
import elysium.vtes.table.vocabulary.Title;

/// Made-up vampires that are Anarchs by their texts, and a card that requires an antitribu.
final class CuriousAnarchs {
    private CuriousAnarchs() {}

    static void write(List<CardBuilder> page) {
        page.add(made(Kind.VAMPIRE, "Born Anarch").clan(Clan.BRUJAH).group(6).capacity(4).sect(Sect.ANARCH));
        page.add(made(Kind.VAMPIRE, "Baron of Taipei").clan(Clan.BRUJAH).group(6).capacity(4).sect(Sect.ANARCH)
                .titled(Title.BARON.of(City.TAIPEI)));
        page.add(made(Kind.MASTER, "Antitribu Asylum").needs(Clan.MALKAVIAN_ANTITRIBU)
                .basic(master().does(comesIntoPlay())));
    }

    private static CardBuilder made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
