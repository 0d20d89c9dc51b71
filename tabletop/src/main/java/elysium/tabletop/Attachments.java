package elysium.tabletop;

import static elysium.kernel.Table.NONE;

/// The tree of attached cards: which card is on which.
public final class Attachments<T extends CardTable<T>> {
    private final CardTable<T> table;
    private final int host, firstAttached, nextAttached;

    Attachments(CardTable<T> table) {
        this.table = table;
        host = table.layout.host;
        firstAttached = table.layout.firstAttached;
        nextAttached = table.layout.nextAttached;
    }

    /// Starts a new card with no host and no guests.
    void initialize(int card) {
        table.writeCell(host + card, NONE);
        table.writeCell(firstAttached + card, NONE);
        table.writeCell(nextAttached + card, NONE);
    }

    /// Attaches a card to another one.
    public void attach(int card, int to) {
        detach(card);
        table.writeCell(host + card, to);
        table.writeCell(nextAttached + card, table.readCell(firstAttached + to));
        table.writeCell(firstAttached + to, card);
    }

    public void detach(int card) {
        int from = hostOf(card);
        if (from == NONE) return;
        int at = firstAttached + from;
        while (table.readCell(at) != card) at = nextAttached + table.readCell(at);
        table.writeCell(at, table.readCell(nextAttached + card));
        table.writeCell(nextAttached + card, NONE);
        table.writeCell(host + card, NONE);
    }

    /// Swaps two cards. The facts of each row stay with the row, and so do the cards attached to it.
    public void swap(int one, int other) {
        boolean blank = table.hasFlag(one, CardTable.BLANK), blankToo = table.hasFlag(other, CardTable.BLANK);
        table.setFlag(one, CardTable.BLANK, true);           // neither text is active during the swap
        table.setFlag(other, CardTable.BLANK, true);
        table.knowledge.swapCards(one, other);
        table.setFlag(one, CardTable.BLANK, blank);
        table.setFlag(other, CardTable.BLANK, blankToo);
    }

    /// The card that a card is attached to, or NONE.
    public int hostOf(int card) {
        return table.readCell(host + card);
    }

    public int firstOn(int card) {
        return table.readCell(firstAttached + card);
    }

    public int nextOn(int card) {
        return table.readCell(nextAttached + card);
    }
}
