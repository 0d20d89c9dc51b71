package elysium.tabletop;

import elysium.kernel.Slices;

/// Where the columns of a card table lie in its slab: a cell for each row under each of them.
abstract sealed class Columns permits Layout {
    public final Slices slices = new Slices();
    final int[] columns;
    final int used, face, zone, counters, flags, owner, host, guest, nextGuest, seen, pinned, next, prev;

    Columns(int rows) {
        used = slices.aside("rows", 1);
        face = slices.secret("face", rows);
        zone = slices.secret("zone", rows);
        counters = slices.secret("counters", rows);
        flags = slices.secret("flags", rows);
        owner = slices.secret("owner", rows);
        host = slices.secret("host", rows);
        guest = slices.secret("guest", rows);
        nextGuest = slices.secret("nextGuest", rows);
        seen = slices.secret("seen", rows);
        pinned = slices.secret("pinned", rows);
        next = slices.secret("next", rows);
        prev = slices.secret("prev", rows);
        columns = new int[] {face, zone, counters, flags, owner, host, guest, nextGuest, seen, pinned, next, prev};
    }
}
