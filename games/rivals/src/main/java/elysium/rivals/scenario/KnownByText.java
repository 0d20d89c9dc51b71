package elysium.rivals.scenario;

import elysium.rivals.table.Rivals;
import elysium.tabletop.scenario.KnownBy;
import elysium.tabletop.scenario.Viewers;

/// Tells which viewers know a card by default.
final class KnownByText {
    private KnownByText() {}

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
