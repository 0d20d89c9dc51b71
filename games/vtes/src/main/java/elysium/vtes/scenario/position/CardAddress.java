package elysium.vtes.scenario.position;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.tabletop.Visibility;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.vtes.table.Vtes;

/// Addresses cards by place in position texts: `ready of Ana 2`, `ready of Ana 2 card 1 (.44 Magnum)`.
final class CardAddress {
    private final Vtes t;
    private final List<String> names;
    private final CardLookup<Vtes> naming;
    private final int viewer;

    /// @param viewer the reader, or NONE for everything
    CardAddress(Vtes t, List<String> names, CardLookup<Vtes> naming, int viewer) {
        this.t = t;
        this.names = names;
        this.naming = naming;
        this.viewer = viewer;
    }

    /// The zone and index of a card, or those of its bearer and its index there.
    String of(int card) {
        if (t.zone(card) < 0) return "";
        int bearer = t.attachments.hostOf(card);
        if (bearer != NONE) {
            int on = 1;
            for (int other = t.attachments.firstOn(bearer); other != card; other = t.attachments.nextOn(other)) on++;
            return of(bearer) + " card " + on;
        }
        int zone = t.zone(card), nth = 1;
        String region = t.zones().name(zone) + " of " + names.get(t.zones().seat(zone));
        if (!sees(card) && t.zones().visibility(zone) != Visibility.OPEN) return region;
        for (int other = t.first(zone); other != card; other = t.next(other)) nth++;
        return region + " " + nth;
    }

    /// The same followed by the card's name, if the viewer may know it.
    String named(int card) {
        return sees(card) ? of(card) + " (" + naming.nameInList(t.face(card)) + ")" : of(card);
    }

    private boolean sees(int card) {
        return viewer == NONE || t.sees(viewer, card);
    }

    /// The card at an address; a name given with it must match.
    int read(String words) {
        int open = words.endsWith(")") ? words.indexOf(" (") : NONE;
        String place = open == NONE ? words : words.substring(0, open);
        for (int row = 0; row < t.rows(); row++) {
            if (!of(row).equals(place)) continue;
            String name = open == NONE ? "" : words.substring(open + 2, words.length() - 1);
            if (open != NONE && naming.card(name) != t.face(row))
                throw ScenarioValues.wrong(place + " is " + naming.name(t.face(row)) + ", not " + name);
            return row;
        }
        throw ScenarioValues
                .wrong("there is no card at '" + place + "'; an address is like 'ready of " + names.getFirst() + " 2'");
    }
}
