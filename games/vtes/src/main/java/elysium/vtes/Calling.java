package elysium.vtes;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Lang;
import elysium.tabletop.text.Elision;
import elysium.vtes.table.Vtes;

/// Gives cards and seats unambiguous names in moves: `Raven Spy 2`, `.44 Magnum of Nassir`.
final class Calling {
    private Calling() {}

    /// The name of a card for a seat; cards of other seats that are not unique get their controller's name.
    static String card(Vtes t, int seat, int card, Lang lang) {
        int bearer = t.bearers.of(card);
        if (!t.sees(seat, card)) return unknown(t, card, lang);
        String name = t.name(card).in(lang) + number(t, card);
        if (bearer != NONE) return of(name, t.name(bearer).in(lang), lang);
        boolean apart = t.regions.inPlay(card) && !t.facts.isUnique(card) && t.controller(card) != seat;
        return apart ? of(name, seat(t.controller(card), lang), lang) : name;
    }

    /// The number of a card among those of its name in the same place; empty for the first.
    private static String number(Vtes t, int card) {
        int nth = 1, bearer = t.bearers.of(card);
        if (bearer == NONE) {
            for (int other = t.first(t.zone(card)); other != card; other = t.next(other))
                if (t.face(other) == t.face(card)) nth++;
        } else {
            for (int other = t.attachments.firstOn(bearer); other != card; other = t.attachments.nextOn(other))
                if (t.face(other) == t.face(card)) nth++;
        }
        return nth == 1 ? "" : " " + nth;
    }

    /// A face-down card is named by its controller and its position.
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
