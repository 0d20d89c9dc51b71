package elysium.vtes.scenario.position;

import elysium.tabletop.Visibility;
import elysium.tabletop.scenario.KnownBy;
import elysium.tabletop.scenario.Viewers;
import elysium.vtes.table.Vtes;

/// Tells which viewers know a card by default, and what a position text may say about it.
final class KnownByText {
    private KnownByText() {}

    /// What a viewer may know: who looked at a face-up card, or that the viewer itself looked.
    static KnownBy told(Vtes t, int card, int viewer) {
        KnownBy usual = usual(t, card);
        boolean open = t.zones().visibility(t.zone(card)) == Visibility.OPEN;
        int pinned = open ? t.viewersOf(card) & Viewers.all(t)
                : usual.pinned() | (t.sees(viewer, card) ? 1 << viewer : 0);
        return new KnownBy(pinned, usual.seen() | pinned);
    }

    /// The default: a face-down card is known to its owner, like a card in hand.
    static KnownBy usual(Vtes t, int card) {
        int zone = t.zone(card), seat = t.zones().seat(zone);
        int who = switch (t.zones().visibility(zone)) {
            case OPEN -> t.isFaceDown(card) ? 1 << t.owner(card) : Viewers.all(t);
            case HELD, DRAWN, DISCARDS -> 1 << seat;
            case PILE -> 0;
        };
        return new KnownBy(who, who);
    }
}
