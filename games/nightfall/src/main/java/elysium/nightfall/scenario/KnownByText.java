package elysium.nightfall.scenario;

import static elysium.nightfall.table.GameLayout.ARCHIVE;
import static elysium.nightfall.table.GameLayout.ARCHIVES;
import static elysium.nightfall.table.GameLayout.WOUNDS;

import elysium.kernel.Table;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.scenario.KnownBy;
import elysium.tabletop.scenario.Viewers;

/// Tells which viewers know a card by default.
final class KnownByText {
    private KnownByText() {}

    /// The default viewers of a card on the table.
    static KnownBy usual(Nightfall t, int card) {
        int zone = t.zone(card), all = Viewers.all(t), seat = t.zones().seat(zone), owner = seat < 0 ? 0 : 1 << seat;
        int who = switch (t.zones().visibility(zone)) {
            case OPEN -> !t.isFaceDown(card) ? all : Table.NONE != seat && isArchive(zone) ? owner : 0;
            case HELD, DRAWN -> owner;
            case DISCARDS -> card == t.last(zone) ? all : owner;
            case PILE -> zone == WOUNDS && card == t.first(zone) && t.wounds.faceUpCount() > 0 ? all : 0;
        };
        return new KnownBy(who, who);
    }

    private static boolean isArchive(int zone) {
        return zone >= ARCHIVE && zone < ARCHIVE + ARCHIVES;
    }
}
