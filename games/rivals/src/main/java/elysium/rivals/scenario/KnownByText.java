package elysium.rivals.scenario;

import elysium.rivals.table.Rivals;
import elysium.tabletop.Visibility;
import elysium.tabletop.scenario.KnownBy;
import elysium.tabletop.scenario.Viewers;

/// Describes who knows a card: by default, and as far as a viewer may know.
final class KnownByText {
    private KnownByText() {}

    /// What a viewer may know: who looked at a card in play, and that it looked itself.
    static KnownBy told(Rivals t, int card, int viewer) {
        KnownBy usual = usual(t, card);
        boolean open = t.zones().visibility(t.zone(card)) == Visibility.OPEN;
        int pinned = open ? t.viewersOf(card) & Viewers.all(t)
                : usual.pinned() | (t.sees(viewer, card) ? 1 << viewer : 0);
        return new KnownBy(pinned, usual.seen() | pinned);
    }

    /// The default: a face-down card is known to its owner, like a card in hand.
    static KnownBy usual(Rivals t, int card) {
        int zone = t.zone(card), seat = t.zones().seat(zone), owner = t.owner(card) < 0 ? 0 : 1 << t.owner(card);
        int who = switch (t.zones().visibility(zone)) {
            case OPEN -> t.isFaceDown(card) ? owner : Viewers.all(t);
            case HELD, DRAWN, DISCARDS -> seat < 0 ? 0 : 1 << seat;
            case PILE -> 0;
        };
        return new KnownBy(who, who);
    }
}
