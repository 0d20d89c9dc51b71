package elysium.tabletop;

import static elysium.kernel.Table.NONE;

/// Indexes the cards whose texts are active: how many wait for each moment or add to each value, and in whose areas.
final class ActiveTexts<T extends CardTable<T>> {
    private static final int SEAT = 12, ROW = (1 << SEAT) - 1;

    private final CardTable<T> table;
    private final int triggerCounts, triggerSeats, textModifierCounts, modifierCounts, count, rows;

    ActiveTexts(CardTable<T> table) {
        this.table = table;
        triggerCounts = table.layout.triggerCounts;
        triggerSeats = table.layout.triggerSeats;
        textModifierCounts = table.layout.textModifierCounts;
        modifierCounts = table.layout.effectModifierCounts + table.layout.values;
        count = table.layout.activeTextCount;
        rows = table.layout.activeTexts;
        if (table.layout.room.rows() > ROW)
            throw new IllegalArgumentException("too many rows: a row and a seat must fit in one cell");
    }

    /// Adds a card whose text has become active.
    void add(int card) {
        updateTriggers(card, 0, moments(card));
        addModifiers(card);
    }

    private void addModifiers(int card) {
        int def = table.face(card);
        if (table.book().modifiedValues(def) == 0) return;
        tally(textModifierCounts, table.book().modifiedValues(def), 1);
        tally(modifierCounts, table.book().modifiedValues(def), 1);
        table.writeCell(rows + count(), card | table.controller(card) + 1 << SEAT);
        table.writeCell(count, count() + 1);
    }

    /// Removes a card whose text is no longer active; the last card of the list takes its index.
    void remove(int card) {
        updateTriggers(card, moments(card), 0);
        removeModifiers(card);
    }

    private void removeModifiers(int card) {
        int def = table.face(card);
        if (table.book().modifiedValues(def) == 0) return;
        tally(textModifierCounts, table.book().modifiedValues(def), -1);
        tally(modifierCounts, table.book().modifiedValues(def), -1);
        int last = count() - 1, at = 0;
        while (get(at) != card) at++;
        table.writeCell(rows + at, table.readCell(rows + last));
        table.writeCell(rows + last, 0);
        table.writeCell(count, last);
    }

    /// The moments for which a card's text waits in its present position, as a bit set.
    long moments(int card) {
        int def = table.face(card);
        return table.isTurned(card) ? table.book().triggers(def) & ~table.book().uprightTriggers(def)
                : table.book().triggers(def);
    }

    /// Updates the index after a change to a card.
    ///
    /// @param spoke whether its text was active before
    /// @param heeded the moments it waited for before
    void changed(int card, boolean spoke, long heeded) {
        boolean speaks = table.isActive(card);
        updateTriggers(card, heeded, speaks ? moments(card) : 0);
        if (speaks && !spoke) addModifiers(card);
        if (!speaks && spoke) removeModifiers(card);
    }

    /// Replaces the moments that a card waits for.
    private void updateTriggers(int card, long before, long now) {
        long gone = before & ~now, come = now & ~before;
        if (gone != 0) {
            tally(triggerCounts, gone, -1);
            updateTriggerSeats(gone, momentsWithout(table.controller(card), card), table.controller(card));
        }
        if (come != 0) {
            tally(triggerCounts, come, 1);
            updateTriggerSeats(come, -1L, table.controller(card));
        }
    }

    /// The number of active texts that add to some value; [#get] returns the k-th card.
    int count() {
        return table.readCell(count);
    }

    int get(int k) {
        return table.readCell(rows + k) & ROW;
    }

    /// The seat in whose area the k-th card is.
    int seat(int k) {
        return (table.readCell(rows + k) >> SEAT) - 1;
    }

    /// Records in one cell for each moment which seats have a text that waits for it.
    private void updateTriggerSeats(long moments, long heard, int seat) {
        int bit = 1 << seat + 1;
        for (long rest = moments; rest != 0; rest &= rest - 1) {
            int moment = Long.numberOfTrailingZeros(rest), at = triggerSeats + moment;
            table.writeCell(at, (heard >> moment & 1) != 0 ? table.readCell(at) | bit : table.readCell(at) & ~bit);
        }
    }

    /// The moments for which texts in a seat's area wait, without those of card `but`, as a bit set.
    private long momentsWithout(int seat, int but) {
        long heard = 0;
        for (int zone : table.zones().activeTextZones(seat))
            for (int card = table.first(zone); card != NONE; card = table.next(card))
                if (card != but && table.isActive(card)) heard |= moments(card);
        return heard;
    }

    private void tally(int counts, long bits, int by) {
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            int at = counts + Long.numberOfTrailingZeros(rest);
            table.writeCell(at, table.readCell(at) + by);
        }
    }
}
