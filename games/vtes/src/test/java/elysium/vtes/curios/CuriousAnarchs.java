package elysium.vtes.curios;

import static elysium.vtes.words.Entry.card;
import static elysium.vtes.words.Way.master;
import static elysium.vtes.words.Words.comesIntoPlay;

import java.util.List;
import elysium.vtes.table.City;
import elysium.vtes.table.Clan;
import elysium.vtes.table.Kind;
import elysium.vtes.table.Sect;
import elysium.vtes.table.Title;
import elysium.vtes.words.Entry;

/// Made-up vampires that are Anarchs by their texts, and a card that asks for an antitribu.
final class CuriousAnarchs {
    private CuriousAnarchs() {}

    static void write(List<Entry> page) {
        page.add(made(Kind.VAMPIRE, "Born Anarch").clan(Clan.BRUJAH).group(6).capacity(4).sect(Sect.ANARCH));
        page.add(made(Kind.VAMPIRE, "Baron of Taipei").clan(Clan.BRUJAH).group(6).capacity(4).sect(Sect.ANARCH)
                .titled(Title.BARON.of(City.TAIPEI)));
        page.add(made(Kind.MASTER, "Antitribu Asylum").needs(Clan.MALKAVIAN_ANTITRIBU)
                .basic(master().does(comesIntoPlay())));
    }

    private static Entry made(Kind kind, String name) {
        return card(kind, CuriousCrypt.slug(name), name, name);
    }
}
