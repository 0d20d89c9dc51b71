package elysium.vtes.scenario.position;

import elysium.tabletop.scenario.KnownBy;
import elysium.tabletop.scenario.Viewers;
import elysium.vtes.table.Vtes;

/// Tells which viewers know a card by default.
final class KnownByText {
    private KnownByText() {}

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
