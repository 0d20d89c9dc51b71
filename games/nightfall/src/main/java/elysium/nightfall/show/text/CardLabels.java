package elysium.nightfall.show.text;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Lang;
import elysium.kernel.Text;
import elysium.nightfall.table.GameLayout;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.OrderArchives;

/// Names cards, seats and archives in moves.
public final class CardLabels {
    private static final Text UNKNOWN = new Text("a face-down card", "une carte face cachée");

    private CardLabels() {}

    /// A card by name if the seat knows it; several of one name in one public place are numbered.
    public static String card(Nightfall t, int seat, int card, Lang lang) {
        if (!t.sees(seat, card)) return UNKNOWN.in(lang);
        String name = t.name(card).in(lang);
        int nth = nth(t, card);
        return nth == 0 ? name : name + " " + nth;
    }

    private static int nth(Nightfall t, int card) {
        int zone = t.zone(card), nth = 0, all = 0;
        boolean minions = zone >= GameLayout.PLAY && zone < GameLayout.PLAY + Nightfall.SEATS;
        if (!minions && zone != GameLayout.CHAIN) return 0;
        for (int other = t.first(zone); other != NONE; other = t.next(other))
            if (t.face(other) == t.face(card)) {
                all++;
                if (other == card) nth = all;
            }
        return all == 1 ? 0 : nth;
    }

    /// A minion with the seat it belongs to.
    public static String minion(Nightfall t, int seat, int card, Lang lang) {
        int whose = t.controller(card);
        String name = card(t, seat, card, lang);
        return whose == NONE || whose == seat ? name : name + " (" + seat(whose, lang) + ")";
    }

    public static String seat(int seat, Lang lang) {
        return lang == Lang.EN ? "seat " + (seat + 1) : "place " + (seat + 1);
    }

    /// An archive by its order; a hidden one by its owner and number.
    public static String archive(Nightfall t, int seat, int archive, Lang lang) {
        int top = t.archives.top(archive);
        if (top != NONE && t.sees(seat, top)) return t.name(top).in(lang);
        int whose = OrderArchives.owner(archive), which = archive % GameLayout.PRIVATE + 1;
        return lang == Lang.EN ? "hidden archive " + which + " of " + seat(whose, lang)
                : "Réserve cachée " + which + " de la " + seat(whose, lang);
    }
}
