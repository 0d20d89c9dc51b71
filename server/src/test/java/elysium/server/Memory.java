package elysium.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import elysium.kernel.Event;
import elysium.kernel.Offers;
import elysium.kernel.journal.Journal;
import elysium.server.message.UndoRight;
import elysium.tabletop.CardTable;

/// A viewer's record of the answers given, which tells from imagined tables whether an undo is free.
final class Memory<T extends CardTable<T>> {
    private static final int TRIES = 300;

    private final int viewer;
    private final List<Given> decided = new ArrayList<>();
    private boolean sealed, ever;
    private Given last;

    /// @param free whether nothing was revealed or random, and no other player noticed
    /// @param forced whether there was no choice
    private record Given(int seat, boolean free, boolean forced) {}

    Memory(int viewer) {
        this.viewer = viewer;
    }

    /// Tries an answer, before it is given, at imagined tables.
    void hears(T table, Journal.Entry entry, long seed) {
        boolean own = entry.seat() == viewer;
        ever |= own;
        sealed |= own;
        boolean alone = own && table.askedSeats() == 1 << viewer;
        last = alone ? tried(table, entry.move(), new Random(seed)) : new Given(entry.seat(), false, false);
    }

    /// Drops imagined tables that contradict what the viewer has seen since.
    private Given tried(T table, long move, Random dice) {
        T real = table.copy();
        List<Event> heard = told(real, move);
        boolean forced = table.offers(viewer, Offers.movesOnly()).size() == 1;
        for (int i = 0; i < TRIES; i++) {
            T before = table.copy();
            before.imagine(viewer, dice.nextLong());
            T after = before.copy();
            if (!told(after, move).equals(heard) || after.askedSeats() != real.askedSeats()) continue;
            return new Given(viewer, free(before, after), forced);
        }
        return new Given(viewer, free(table, real), forced);   // so much was told that only the real table fits
    }

    private boolean free(T before, T after) {
        return after.rngState() == before.rngState() && !after.revealedSince(before, viewer);
    }

    private List<Event> told(T table, long move) {
        List<Event> told = new ArrayList<>();
        table.setListener((kind, subject, object, amount, face, seenBy) -> {
            Event event = new Event(kind, subject, object, amount, face, seenBy).asSeenBy(viewer);
            told.add(new Event(event.kind(), event.subject(), event.object(), event.amount(), event.face(), 0));
        });
        table.answer(viewer, move);
        table.setListener(null);
        return told;
    }

    void decided() {
        decided.add(last);
        sealed = false;
    }

    UndoRight regret() {
        if (sealed) return UndoRight.FREE;
        for (int i = decided.size() - 1; i >= 0; i--) {
            Given given = decided.get(i);
            if (given.seat() != viewer || !given.free()) break;
            if (!given.forced()) return UndoRight.FREE;
        }
        return ever ? UndoRight.CONSENT : UndoRight.NO;
    }
}
