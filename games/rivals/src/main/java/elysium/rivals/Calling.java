package elysium.rivals;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.CITY;
import static elysium.rivals.table.GameLayout.ONGOING;

import elysium.kernel.Lang;
import elysium.kernel.Table;
import elysium.rivals.table.Rivals;
import elysium.tabletop.text.Elision;

/// Names cards and seats without ambiguity: `Vagrant 2`, `Cop of Hydra`.
final class Calling {
    private Calling() {}

    /// A card as a seat names it.
    static String card(Rivals t, int seat, int card, Lang lang) {
        int bearer = t.bearers.of(card);
        if (!t.sees(seat, card)) return unknown(t, card, lang);
        String name = t.name(card).in(lang) + number(t, card);
        if (bearer != NONE) return of(name, t.name(bearer).in(lang), lang);
        return isDoubled(t, seat, card) ? of(name, seat(t.controller(card), lang), lang) : name;
    }

    /// Whether another player's card in play is also in front of a third player.
    private static boolean isDoubled(Rivals t, int seat, int card) {
        if (!isOngoing(t, card) || t.controller(card) == seat) return false;
        for (int whose = 0; whose < t.players(); whose++)
            for (int other = t.first(ONGOING + whose); other != NONE; other = t.next(other))
                if (whose != t.controller(card) && t.face(other) == t.face(card) && t.sees(seat, other)) return true;
        return false;
    }

    /// The number of a card among those with its name in the same place; the first has none.
    private static String number(Rivals t, int card) {
        int nth = nth(t, card);
        return nth == 1 ? "" : " " + nth;
    }

    private static int nth(Rivals t, int card) {
        int nth = 1, bearer = t.bearers.of(card);
        if (bearer != NONE) {
            for (int other = t.attachments.firstOn(bearer); other != card; other = t.attachments.nextOn(other))
                if (t.face(other) == t.face(card)) nth++;
        } else if (t.zone(card) == CITY || isOngoing(t, card)) {
            for (int other = t.first(t.zone(card)); other != card; other = t.next(other))
                if (t.face(other) == t.face(card)) nth++;
        }
        return nth;
    }

    private static boolean isOngoing(Rivals t, int card) {
        return t.zone(card) >= ONGOING && t.zone(card) < ONGOING + Table.SEATS;
    }

    /// An unknown card, by its place and position.
    private static String unknown(Rivals t, int card, Lang lang) {
        int nth = 1, bearer = t.bearers.of(card);
        for (int other = t.first(t.zone(card)); other != card; other = t.next(other))
            if (t.isFaceDown(other) && t.bearers.of(other) == bearer) nth++;
        String name = (lang == Lang.EN ? "face-down card " : "carte face cachée ") + nth;
        return bearer == NONE ? of(name, seat(t.controller(card), lang), lang)
                : of(name, t.name(bearer).in(lang), lang);
    }

    static String seat(int seat, Lang lang) {
        return (lang == Lang.EN ? "seat " : "place ") + (seat + 1);
    }

    private static String of(String thing, String whose, Lang lang) {
        return thing + " " + of(whose, lang);
    }

    /// Whose something is: `of Hydra`, `d'Hydra`.
    static String of(String whose, Lang lang) {
        return lang == Lang.EN ? "of " + whose : Elision.of(whose);
    }
}
