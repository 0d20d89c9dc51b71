package elysium.vtes;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Lang;
import elysium.tabletop.Elision;
import elysium.vtes.table.Vtes;

/// How players call cards and each other so that nothing is meant twice: `Raven Spy 2`, `.44 Magnum of Nassir`.
final class Calling {
    private Calling() {}

    /// A card as a seat would call it; another's cards of a name that is there twice are told apart by whose they are.
    static String card(Vtes t, int seat, int card, Lang lang) {
        int bearer = t.bearer(card);
        if (!t.sees(seat, card)) return unknown(t, card, lang);
        String name = t.name(card).in(lang) + number(t, card);
        if (bearer != NONE) return of(name, t.name(bearer).in(lang), lang);
        boolean apart = t.inPlay(card) && !t.isUnique(card) && t.controller(card) != seat;
        return apart ? of(name, seat(t.controller(card), lang), lang) : name;
    }

    /// Which of several cards of one name in a place it is; the first is not counted.
    private static String number(Vtes t, int card) {
        int nth = 1, bearer = t.bearer(card);
        if (bearer == NONE) {
            for (int other = t.first(t.zone(card)); other != card; other = t.next(other))
                if (t.face(other) == t.face(card)) nth++;
        } else {
            for (int other = t.hosts.firstOn(bearer); other != card; other = t.hosts.nextOn(other))
                if (t.face(other) == t.face(card)) nth++;
        }
        return nth == 1 ? "" : " " + nth;
    }

    /// A card that lies face down is told apart by where it lies, and in which order.
    private static String unknown(Vtes t, int card, Lang lang) {
        int nth = 1;
        for (int other = t.first(t.zone(card)); other != card; other = t.next(other)) nth++;
        return of((lang == Lang.EN ? "face-down card " : "carte face cachée ") + nth, seat(t.controller(card), lang),
                lang);
    }

    static String seat(int seat, Lang lang) {
        return (lang == Lang.EN ? "seat " : "la place ") + (seat + 1);
    }

    private static String of(String thing, String whose, Lang lang) {
        return thing + " " + (lang == Lang.EN ? "of " + whose : Elision.of(whose));
    }
}
