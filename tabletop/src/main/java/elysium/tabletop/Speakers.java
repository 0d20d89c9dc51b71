package elysium.tabletop;

/// The cards whose texts are heard: how many heed each moment and add to each value, and which add to any.
final class Speakers<T extends CardTable<T>> {
    private final CardTable<T> table;
    private final int heeds, hearers, adders, sources, count, rows;

    Speakers(CardTable<T> table) {
        this.table = table;
        heeds = table.layout.heeds;
        hearers = table.layout.hearers;
        adders = table.layout.adders;
        sources = table.layout.lasted + table.layout.values;
        count = table.layout.speaking;
        rows = table.layout.speakers;
    }

    /// A card is heard from now on.
    void join(int card) {
        int def = table.face(card);
        heed(card, table.book().heeds(def), 1);
        if (table.book().adds(def) == 0) return;
        tally(adders, table.book().adds(def), 1);
        tally(sources, table.book().adds(def), 1);
        table.write(rows + count(), card);
        table.write(count, count() + 1);
    }

    /// A card is heard no more; the last of the list takes its place.
    void leave(int card) {
        int def = table.face(card);
        heed(card, table.book().heeds(def), -1);
        if (table.book().adds(def) == 0) return;
        tally(adders, table.book().adds(def), -1);
        tally(sources, table.book().adds(def), -1);
        int last = count() - 1, at = 0;
        while (get(at) != card) at++;
        table.write(rows + at, get(last));
        table.write(rows + last, 0);
        table.write(count, last);
    }

    /// How many cards that are heard add to some value, and the k-th of them.
    int count() {
        return table.read(count);
    }

    int get(int k) {
        return table.read(rows + k);
    }

    private void heed(int card, long moments, int by) {
        if (moments == 0) return;
        int seat = table.controller(card);
        tally(heeds, moments, by);
        tally(heeds + table.heedings(seat), moments, by);
        for (long rest = moments; rest != 0; rest &= rest - 1) hear(Long.numberOfTrailingZeros(rest), seat);
    }

    /// Keeps who has texts that heed a moment in one cell, to be seen at one look.
    private void hear(int moment, int seat) {
        int all = table.read(hearers + moment), bit = 1 << seat + 1;
        table.write(hearers + moment, table.heeded(moment, seat) ? all | bit : all & ~bit);
    }

    private void tally(int counts, long bits, int by) {
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            int at = counts + Long.numberOfTrailingZeros(rest);
            table.write(at, table.read(at) + by);
        }
    }
}
