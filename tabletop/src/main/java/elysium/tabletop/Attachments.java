package elysium.tabletop;

import static elysium.kernel.Table.NONE;

/// The tree of attached cards: which card is on which.
public final class Attachments<T extends CardTable<T>> {
    private final CardTable<T> table;
    private final int host, guest, nextGuest;

    Attachments(CardTable<T> table) {
        this.table = table;
        host = table.layout.host;
        guest = table.layout.guest;
        nextGuest = table.layout.nextGuest;
    }

    /// Starts a new card with no host and no guests.
    void part(int card) {
        table.write(host + card, NONE);
        table.write(guest + card, NONE);
        table.write(nextGuest + card, NONE);
    }

    /// Attaches a card to another one.
    public void attach(int card, int to) {
        detach(card);
        table.write(host + card, to);
        table.write(nextGuest + card, table.read(guest + to));
        table.write(guest + to, card);
    }

    public void detach(int card) {
        int from = of(card);
        if (from == NONE) return;
        int at = guest + from;
        while (table.read(at) != card) at = nextGuest + table.read(at);
        table.write(at, table.read(nextGuest + card));
        table.write(nextGuest + card, NONE);
        table.write(host + card, NONE);
    }

    /// Swaps two cards. The facts of each row stay with the row, and so do the cards attached to it.
    public void exchange(int one, int other) {
        boolean blank = table.flagged(one, CardTable.BLANK), blankToo = table.flagged(other, CardTable.BLANK);
        table.flag(one, CardTable.BLANK, true);           // neither text is active during the swap
        table.flag(other, CardTable.BLANK, true);
        table.mixing.swapCards(one, other);
        table.flag(one, CardTable.BLANK, blank);
        table.flag(other, CardTable.BLANK, blankToo);
    }

    /// The card that a card is attached to, or NONE.
    public int of(int card) {
        return table.read(host + card);
    }

    public int firstOn(int card) {
        return table.read(guest + card);
    }

    public int nextOn(int card) {
        return table.read(nextGuest + card);
    }
}
