package elysium.vtes.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.ATTACHED;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TORPOR;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;

import elysium.vtes.table.Vtes;

/// The zones from which a card may be chosen; minions in torpor are included unless the text says "ready"
/// (VTES-PLAY-16).
public enum ChoiceZone {
    YOUR_READY(Whose.YOURS, READY), YOUR_MINIONS(Whose.YOURS, READY, TORPOR),
    READY_MINIONS(Whose.ANYBODYS, READY), MINIONS(Whose.ANYBODYS, READY, TORPOR),
    IN_TORPOR(Whose.ANYBODYS, TORPOR), ATTACHED_CARDS(Whose.ANYBODYS, ATTACHED),
    PREYS_MINIONS(Whose.PREYS, READY, TORPOR), YOUR_UNCONTROLLED(Whose.YOURS, UNCONTROLLED),
    YOUR_HAND(Whose.YOURS, HAND);

    private enum Whose {
        YOURS, PREYS, ANYBODYS
    }

    private final Whose whose;
    private final int[] zones;

    ChoiceZone(Whose whose, int... zones) {
        this.whose = whose;
        this.zones = zones;
    }

    /// The k-th zone for a seat, or NONE after the last.
    int zone(Vtes t, int seat, int k) {
        int round = k / zones.length;
        if (round >= (whose == Whose.ANYBODYS ? t.players() : 1)) return NONE;
        int of = whose == Whose.PREYS ? t.seats.prey(seat) : (seat + round) % t.players();
        return of == NONE ? NONE : zones[k % zones.length] + of;
    }

    /// Whether the zone is hidden from others.
    boolean isHidden() {
        return this == YOUR_UNCONTROLLED || this == YOUR_HAND;
    }
}
