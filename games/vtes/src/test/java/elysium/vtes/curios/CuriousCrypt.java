package elysium.vtes.curios;

import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.Effects.burnsPool;
import static elysium.vtes.dsl.Modifiers.toYou;
import static elysium.vtes.dsl.References.YOUR_PREY;
import static elysium.vtes.table.vocabulary.Discipline.AUSPEX;
import static elysium.vtes.table.vocabulary.Discipline.DOMINATE;
import static elysium.vtes.table.vocabulary.Kind.ALLY;
import static elysium.vtes.table.vocabulary.Kind.VAMPIRE;

import java.util.List;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.dsl.Triggers;
import elysium.vtes.table.Trait;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Sect;
import elysium.vtes.table.vocabulary.Value;

/// Made-up vampires.
final class CuriousCrypt {
    private CuriousCrypt() {}

    static void write(List<CardBuilder> page) {
        page.add(vampire("Sabbat Lasombra", 5).clan(Clan.LASOMBRA).sect(Sect.SABBAT).knows(DOMINATE));
        page.add(vampire("Antitribu", 4).clan(Clan.MALKAVIAN_ANTITRIBU).sect(Sect.SABBAT).knows(AUSPEX));
        page.add(vampire("Wanderer of Any Group", 3).clan(Clan.CAITIFF).group(0));
        page.add(vampire("Group Four", 4).clan(Clan.BRUJAH).group(4));
        page.add(vampire("Group Five", 4).clan(Clan.BRUJAH).group(5));
        page.add(vampire("Advanced Colette", 6).clan(Clan.MALKAVIAN).group(6).is(Trait.ADVANCED)
                .namesake(VtesBook.BOOK.number("colette")).masters(AUSPEX));
        page.add(vampire("Provider", 2).clan(Clan.BRUJAH).group(6).always(toYou(Value.TRANSFERS, 1)));
        page.add(vampire("Chairman", 2).clan(Clan.BRUJAH).group(6).always(toYou(Value.MASTER_ACTIONS, 1)));
        page.add(vampire("Archivist", 2).clan(Clan.BRUJAH).group(6).always(toYou(Value.DISCARD_ACTIONS, 1)));
        page.add(vampire("Early Riser", 2).clan(Clan.BRUJAH).group(6)
                .inOrder(Moment.UNLOCKING, Triggers::yours, burnsPool(YOUR_PREY, 1)));
        page.add(vampire("Sterile One", 4).clan(Clan.BRUJAH).group(6).is(Trait.STERILE));
        page.add(card(ALLY, slug("Crypt Hunter"), "Crypt Hunter", "Crypt Hunter").group(6).capacity(3).body(3, 2, 1)
                .is(Trait.MORTAL));
        page.add(vampire("Wanted", 4).clan(Clan.BRUJAH).group(6).is(Trait.RED_LIST));
    }

    private static CardBuilder vampire(String name, int capacity) {
        return card(VAMPIRE, slug(name), name, name).capacity(capacity).sect(Sect.CAMARILLA);
    }

    static String slug(String name) {
        return "curio-" + name.toLowerCase(java.util.Locale.ROOT).replace(' ', '-');
    }
}
