package elysium.vtes.dsl;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.ATTACHED;
import static elysium.vtes.table.GameLayout.HAND;
import static elysium.vtes.table.GameLayout.READY;
import static elysium.vtes.table.GameLayout.TORPOR;
import static elysium.vtes.table.GameLayout.UNCONTROLLED;

import elysium.vtes.table.Vtes;

/// The cards among which a text lets choose. In torpor they are meant too, unless it says "ready" (VTES-PLAY-16).
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

    /// The k-th zone in which a seat may choose, or NONE after the last.
    int zone(Vtes t, int seat, int k) {
        int round = k / zones.length;
        if (round >= (whose == Whose.ANYBODYS ? t.players() : 1)) return NONE;
        int of = whose == Whose.PREYS ? t.prey(seat) : (seat + round) % t.players();
        return of == NONE ? NONE : zones[k % zones.length] + of;
    }

    /// Whether others do not see what lies there.
    boolean isHidden() {
        return this == YOUR_UNCONTROLLED || this == YOUR_HAND;
    }
}
