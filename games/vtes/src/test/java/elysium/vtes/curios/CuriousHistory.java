package elysium.vtes.curios;

import static elysium.vtes.dsl.CardBuilder.card;
import static elysium.vtes.dsl.ModeBuilder.master;
import static elysium.vtes.dsl.Modifiers.toBearer;
import static elysium.vtes.table.vocabulary.Kind.VAMPIRE;

import java.util.List;
import elysium.tabletop.Instruction;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.dsl.CardBuilder;
import elysium.vtes.dsl.CardChoice;
import elysium.vtes.dsl.ChoiceZone;
import elysium.vtes.table.Trait;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.City;
import elysium.vtes.table.vocabulary.Clan;
import elysium.vtes.table.vocabulary.Discipline;
import elysium.vtes.table.vocabulary.Kind;
import elysium.vtes.table.vocabulary.Sect;
import elysium.vtes.table.vocabulary.Title;
import elysium.vtes.table.vocabulary.Value;

/// Made-up vampires of the sects of older sets, and advanced ones.
final class CuriousHistory {
    private static final CardChoice VAMPIRE_IN_PLAY =
            CardChoice.at(ChoiceZone.MINIONS, (t, _, card) -> t.facts.isVampire(card));

    private CuriousHistory() {}

    static void write(List<CardBuilder> page) {
        page.add(sabbat("First Regent", Clan.LASOMBRA).titled(Title.REGENT));
        page.add(sabbat("Second Regent", Clan.TZIMISCE).titled(Title.REGENT));
        page.add(sabbat("Cardinal", Clan.LASOMBRA).titled(Title.CARDINAL));
        page.add(sabbat("Bishop", Clan.LASOMBRA).titled(Title.BISHOP));
        page.add(sabbat("Priscus", Clan.LASOMBRA).titled(Title.PRISCUS));
        page.add(sabbat("Archbishop of Taipei", Clan.TZIMISCE).titled(Title.ARCHBISHOP.of(City.TAIPEI)));
        page.add(laibon("First Kholo", Clan.OSEBO).titled(Title.KHOLO.of(Clan.OSEBO.ordinal())));
        page.add(laibon("Second Kholo", Clan.OSEBO).titled(Title.KHOLO.of(Clan.OSEBO.ordinal())));
        page.add(laibon("Kholo of Others", Clan.GURUHI).titled(Title.KHOLO.of(Clan.GURUHI.ordinal())));
        page.add(laibon("Magaji", Clan.OSEBO).titled(Title.MAGAJI));
        page.add(card(VAMPIRE, CuriousCrypt.slug("Advanced Lenny"), "Advanced Lenny", "Advanced Lenny")
                .clan(Clan.NOSFERATU).group(6).capacity(7).sect(Sect.CAMARILLA).titled(Title.PRIMOGEN)
                .is(Trait.ADVANCED)
                .namesake(VtesBook.BOOK.number("lenny-burkhead")).masters(Discipline.POTENCE)
                .always(toBearer(Value.STRENGTH, 1))
                .always(toBearer(Value.INTERCEPT, (t, by, _) -> t.facts.isMerged(by.subject()) ? 1 : 0)));
        page.add(advanced("Advanced Andi", Clan.MALKAVIAN, VtesBook.BOOK.number("andi-liu")));
        page.add(advanced("Advanced Dowager", Clan.NOSFERATU, VtesBook.BOOK.number("the-dowager")));
        page.add(advanced("Advanced Sully", Clan.TREMERE, VtesBook.BOOK.number("sully")));
        page.add(advanced("Advanced Ashley", Clan.MALKAVIAN, VtesBook.BOOK.number("ashley")).sect(Sect.SABBAT));
        page.add(advanced("Advanced Pittsburgh", Clan.MALKAVIAN, VtesBook.BOOK.number("andi-liu"))
                .prince(City.PITTSBURGH));
        int sinner = VtesBook.BOOK.size() + page.size();
        page.add(card(VAMPIRE, CuriousCrypt.slug("Sinner"), "Sinner", "Sinner").clan(Clan.GARGOYLE).group(6).capacity(4)
                .sect(Sect.CAMARILLA).is(Trait.BLACK_HAND | Trait.BLOOD_CURSED | Trait.SLAVE | Trait.INFERNAL)
                .is(Trait.RED_LIST | Trait.SCARCE | Trait.STERILE | Trait.FLIGHT).slaveOf(Clan.TREMERE).circle(1));
        page.add(advanced("Advanced Sinner", Clan.GARGOYLE, sinner));
        page.add(card(Kind.MASTER, CuriousCrypt.slug("Recall"), "Recall", "Recall")
                .basic(master().at(VAMPIRE_IN_PLAY).does(banish())));
    }

    private static CardBuilder advanced(String name, Clan clan, int namesake) {
        return card(VAMPIRE, CuriousCrypt.slug(name), name, name).clan(clan).group(6).capacity(7).sect(Sect.CAMARILLA)
                .is(Trait.ADVANCED).namesake(namesake);
    }

    private static CardBuilder sabbat(String name, Clan clan) {
        return card(VAMPIRE, CuriousCrypt.slug(name), name, name).clan(clan).capacity(4).sect(Sect.SABBAT);
    }

    private static CardBuilder laibon(String name, Clan clan) {
        return card(VAMPIRE, CuriousCrypt.slug(name), name, name).clan(clan).capacity(4).sect(Sect.LAIBON);
    }

    /// Returns a vampire to its owner's uncontrolled region.
    private static Instruction.Effect<Vtes> banish() {
        return (t, play) -> t.moves.moveToUncontrolled(VAMPIRE_IN_PLAY.of(play));
    }
}
