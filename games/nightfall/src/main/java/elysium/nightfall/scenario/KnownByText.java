package elysium.nightfall.scenario;

import static elysium.nightfall.table.GameLayout.ARCHIVE;
import static elysium.nightfall.table.GameLayout.ARCHIVES;
import static elysium.nightfall.table.GameLayout.WOUNDS;

import elysium.kernel.Table;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Visibility;
import elysium.tabletop.scenario.KnownBy;
import elysium.tabletop.scenario.Viewers;

/// Describes who knows a card: by default, and as far as a viewer may know.
final class KnownByText {
    private KnownByText() {}

    /// What a viewer may know: who looked at a card in play, and that it looked itself.
    static KnownBy told(Nightfall t, int card, int viewer) {
        KnownBy usual = usual(t, card);
        boolean open = t.zones().visibility(t.zone(card)) == Visibility.OPEN;
        int pinned = open ? t.viewersOf(card) & Viewers.all(t)
                : usual.pinned() | (t.sees(viewer, card) ? 1 << viewer : 0);
        return new KnownBy(pinned, usual.seen() | pinned);
    }

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
