package elysium.server;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Journal;
import elysium.kernel.Offers;
import elysium.server.wire.Regret;
import elysium.vendetta.table.Vendetta;

/// What a viewer remembers of the answers given: enough to say, from tables it only imagines, whether its own last one
/// may be taken back.
final class Memory {
    private final int viewer;
    private final List<Given> decided = new ArrayList<>();
    private boolean sealed, ever;
    private Given last;

    /// @param free whether nothing was seen or thrown, and nobody else heard
    /// @param forced whether there was no choice
    private record Given(int seat, boolean free, boolean forced) {}

    Memory(int viewer) {
        this.viewer = viewer;
    }

    /// An answer is about to be given; what comes of it is tried at a table that the viewer imagines.
    void hears(Vendetta table, Journal.Entry entry, long seed) {
        boolean own = entry.seat() == viewer;
        ever |= own;
        sealed |= own;
        last = new Given(entry.seat(), false, false);
        if (!own || table.asked() != 1 << viewer) return;
        Vendetta before = table.copy();
        before.imagine(viewer, seed);
        Vendetta after = before.copy();
        after.answer(viewer, entry.move());
        boolean free = after.chance() == before.chance() && !after.revealedSince(before);
        last = new Given(viewer, free, before.offers(viewer, Offers.silent()).size() == 1);
    }

    void decided() {
        decided.add(last);
        sealed = false;
    }

    Regret regret() {
        if (sealed) return Regret.FREE;
        for (int i = decided.size() - 1; i >= 0; i--) {
            Given given = decided.get(i);
            if (given.seat() != viewer || !given.free()) break;
            if (!given.forced()) return Regret.FREE;
        }
        return ever ? Regret.ASK : Regret.NO;
    }
}
