package elysium.tabletop;

import static elysium.kernel.Table.NONE;

/// Indexes the cards whose texts are active: how many wait for each moment or add to each value, and in whose areas.
final class ActiveTexts<T extends CardTable<T>> {
    private static final int SEAT = 12, ROW = (1 << SEAT) - 1;

    private final CardTable<T> table;
    private final int heeds, hearers, adders, sources, count, rows;

    ActiveTexts(CardTable<T> table) {
        this.table = table;
        heeds = table.layout.heeds;
        hearers = table.layout.hearers;
        adders = table.layout.adders;
        sources = table.layout.lasted + table.layout.values;
        count = table.layout.speaking;
        rows = table.layout.speakers;
        if (table.layout.room.rows() > ROW)
            throw new IllegalArgumentException("too many rows: a row and a seat must fit in one cell");
    }

    /// Adds a card whose text has become active.
    void join(int card) {
        heed(card, 0, moments(card));
        adds(card);
    }

    private void adds(int card) {
        int def = table.face(card);
        if (table.book().adds(def) == 0) return;
        tally(adders, table.book().adds(def), 1);
        tally(sources, table.book().adds(def), 1);
        table.write(rows + count(), card | table.controller(card) + 1 << SEAT);
        table.write(count, count() + 1);
    }

    /// Removes a card whose text is no longer active; the last card of the list takes its index.
    void leave(int card) {
        heed(card, moments(card), 0);
        addsNoMore(card);
    }

    private void addsNoMore(int card) {
        int def = table.face(card);
        if (table.book().adds(def) == 0) return;
        tally(adders, table.book().adds(def), -1);
        tally(sources, table.book().adds(def), -1);
        int last = count() - 1, at = 0;
        while (get(at) != card) at++;
        table.write(rows + at, table.read(rows + last));
        table.write(rows + last, 0);
        table.write(count, last);
    }

    /// The moments for which a card's text waits in its present position, as a bit set.
    long moments(int card) {
        int def = table.face(card);
        return table.turned(card) ? table.book().heeds(def) & ~table.book().upright(def) : table.book().heeds(def);
    }

    /// Updates the index after a change to a card.
    ///
    /// @param spoke whether its text was active before
    /// @param heeded the moments it waited for before
    void changed(int card, boolean spoke, long heeded) {
        boolean speaks = table.isActive(card);
        heed(card, heeded, speaks ? moments(card) : 0);
        if (speaks && !spoke) adds(card);
        if (!speaks && spoke) addsNoMore(card);
    }

    /// Replaces the moments that a card waits for.
    private void heed(int card, long before, long now) {
        long gone = before & ~now, come = now & ~before;
        if (gone != 0) {
            tally(heeds, gone, -1);
            hear(gone, heard(table.controller(card), card), table.controller(card));
        }
        if (come != 0) {
            tally(heeds, come, 1);
            hear(come, -1L, table.controller(card));
        }
    }

    /// The number of active texts that add to some value; [#get] returns the k-th card.
    int count() {
        return table.read(count);
    }

    int get(int k) {
        return table.read(rows + k) & ROW;
    }

    /// The seat in whose area the k-th card is.
    int seat(int k) {
        return (table.read(rows + k) >> SEAT) - 1;
    }

    /// Records in one cell for each moment which seats have a text that waits for it.
    private void hear(long moments, long heard, int seat) {
        int bit = 1 << seat + 1;
        for (long rest = moments; rest != 0; rest &= rest - 1) {
            int moment = Long.numberOfTrailingZeros(rest), at = hearers + moment;
            table.write(at, (heard >> moment & 1) != 0 ? table.read(at) | bit : table.read(at) & ~bit);
        }
    }

    /// The moments for which texts in a seat's area wait, without those of card `but`, as a bit set.
    private long heard(int seat, int but) {
        long heard = 0;
        for (int zone : table.zones().speaking(seat))
            for (int card = table.first(zone); card != NONE; card = table.next(card))
                if (card != but && table.isActive(card)) heard |= moments(card);
        return heard;
    }

    private void tally(int counts, long bits, int by) {
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            int at = counts + Long.numberOfTrailingZeros(rest);
            table.write(at, table.read(at) + by);
        }
    }
}
