package elysium.vendetta.table;

import static elysium.kernel.Table.NONE;

import elysium.tabletop.TriggerResolution;

/// The zones whose texts may trigger at a moment: those of a seat, then the Location's.
final class TriggerZones {
    private TriggerZones() {}

    static int zone(Vendetta t, int k, int seat, TriggerResolution<Vendetta> o) {
        return switch (o.moment()) {
            case Moment.FEEDING, Moment.HAND_BUILDING, Moment.RESOLVING, Moment.TOKENS_SHOWN,
                    Moment.COMPARING -> k == 0 && seat != NONE ? GameLayout.RELIC + seat : NONE;
            case Moment.PLAYED -> played(t, k, seat, o.place());
            case Moment.PLANNING_ENDS, Moment.WITHDRAWN -> everywhere(t, k, seat, o.place());
            case Moment.JOINED -> k == 0 && seat != NONE ? GameLayout.ALLIANCE + seat : NONE;
            case Moment.PREPARATION, Moment.AFTERMATH -> skips(t, seat) ? NONE : here(k, seat, o);
            default -> here(k, seat, o);
        };
    }

    /// Whether a seat has chosen to skip these steps here (VEN-CRL-38).
    private static boolean skips(Vendetta t, int seat) {
        return seat != NONE && (t.conflict.skippingSeats() >> seat & 1) != 0;
    }

    private static int here(int k, int seat, TriggerResolution<Vendetta> o) {
        if (k > 0) return NONE;
        return seat == NONE ? GameLayout.SITE + o.place() : Locations.position(seat, o.place());
    }

    private static int everywhere(Vendetta t, int k, int seat, int place) {
        if (seat == NONE) return k == 0 ? GameLayout.SITE + place : NONE;
        return k < t.evening.placeCount() ? Locations.position(seat, k) : NONE;
    }

    private static int played(Vendetta t, int k, int seat, int place) {
        return k == t.evening.placeCount() && seat != NONE ? GameLayout.ALLIANCE + seat : everywhere(t, k, seat, place);
    }
}
