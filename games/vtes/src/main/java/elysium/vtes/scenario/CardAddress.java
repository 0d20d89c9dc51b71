package elysium.vtes.scenario;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.tabletop.Visibility;
import elysium.tabletop.scenario.CardLookup;
import elysium.tabletop.scenario.ScenarioValues;
import elysium.vtes.table.Vtes;

/// Cards by where they lie, as a position text points at them: `ready of Ana 2`, `ready of Ana 2 card 1 (.44 Magnum)`.
final class CardAddress {
    private final Vtes t;
    private final List<String> names;
    private final CardLookup<Vtes> naming;
    private final int viewer;

    /// @param viewer who is told, or NONE for all there is
    CardAddress(Vtes t, List<String> names, CardLookup<Vtes> naming, int viewer) {
        this.t = t;
        this.names = names;
        this.naming = naming;
        this.viewer = viewer;
    }

    /// Where a card lies, and which one it is there; of one that lies on another, on which.
    String of(int card) {
        if (t.zone(card) < 0) return "";
        int bearer = t.hosts.of(card);
        if (bearer != NONE) {
            int on = 1;
            for (int other = t.hosts.firstOn(bearer); other != card; other = t.hosts.nextOn(other)) on++;
            return of(bearer) + " card " + on;
        }
        int zone = t.zone(card), nth = 1;
        String region = t.zones().name(zone) + " of " + names.get(t.zones().seat(zone));
        if (!sees(card) && t.zones().secrecy(zone) != Visibility.OPEN) return region;
        for (int other = t.first(zone); other != card; other = t.next(other)) nth++;
        return region + " " + nth;
    }

    /// The same with its name behind it, for those who may know it.
    String named(int card) {
        return sees(card) ? of(card) + " (" + naming.listed(t.face(card)) + ")" : of(card);
    }

    private boolean sees(int card) {
        return viewer == NONE || t.sees(viewer, card);
    }

    /// The card at a place; if its name is said, it must be that one.
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
                .wrong("no card lies at '" + place + "'; a place is such as 'ready of " + names.getFirst() + " 2'");
    }
}
