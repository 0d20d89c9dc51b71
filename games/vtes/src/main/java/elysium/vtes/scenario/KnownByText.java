package elysium.vtes.scenario;

import elysium.tabletop.Visibility;
import elysium.tabletop.scenario.KnownBy;
import elysium.tabletop.scenario.Viewers;
import elysium.vtes.table.Vtes;

/// Who knows a card as it lies: what goes without saying, and what a viewer may know of it.
final class KnownByText {
    private KnownByText() {}

    /// What a viewer may know of it: who looked at a card that lies there for all to see, or that it did so itself.
    static KnownBy told(Vtes t, int card, int viewer) {
        KnownBy usual = usual(t, card);
        boolean open = t.zones().secrecy(t.zone(card)) == Visibility.OPEN;
        int pinned = open ? t.viewersOf(card) & Viewers.all(t)
                : usual.pinned() | (t.sees(viewer, card) ? 1 << viewer : 0);
        return new KnownBy(pinned, usual.seen() | pinned);
    }

    /// What goes without saying: a card that lies face down is known to its owner, as those in hand are.
    static KnownBy usual(Vtes t, int card) {
        int zone = t.zone(card), seat = t.zones().seat(zone);
        int who = switch (t.zones().secrecy(zone)) {
            case OPEN -> t.faceDown(card) ? 1 << t.owner(card) : Viewers.all(t);
            case HELD, DRAWN, DISCARDS -> 1 << seat;
            case PILE -> 0;
        };
        return new KnownBy(who, who);
    }
}
