package elysium.vendetta;

import elysium.kernel.Text;
import elysium.vendetta.table.Vendetta;

/// What the Locations are called.
final class Places {
    private static final Text[] NAMES = {new Text("The Rack", "Le Rack"), new Text("The Asylum", "L'Asile"),
            new Text("Club Zombie", "Club Zombie")};
    private static final Text HAVEN = new Text("Prince's Haven", "Refuge du Prince");

    private Places() {}

    static Text name(Vendetta t, int place) {
        return place == t.haven() ? HAVEN : NAMES[place];
    }
}
