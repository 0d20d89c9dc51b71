package elysium.tabletop;

import static elysium.kernel.Table.NONE;

/// Which card lies on which: a host carries its guests.
public final class Attachments<T extends CardTable<T>> {
    private final CardTable<T> table;
    private final int host, guest, nextGuest;

    Attachments(CardTable<T> table) {
        this.table = table;
        host = table.layout.host;
        guest = table.layout.guest;
        nextGuest = table.layout.nextGuest;
    }

    /// A new card lies on nothing, and nothing on it.
    void part(int card) {
        table.write(host + card, NONE);
        table.write(guest + card, NONE);
        table.write(nextGuest + card, NONE);
    }

    /// Lays a card on another, which carries it from now on.
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

    /// Two cards change places, the one under the other from now on: all that is true of a place stays there, and so do
    /// those who lie on it.
    public void exchange(int one, int other) {
        boolean blank = table.flagged(one, CardTable.BLANK), blankToo = table.flagged(other, CardTable.BLANK);
        table.flag(one, CardTable.BLANK, true);           // neither is heard while it is neither here nor there
        table.flag(other, CardTable.BLANK, true);
        table.mixing.swapCards(one, other);
        table.flag(one, CardTable.BLANK, blank);
        table.flag(other, CardTable.BLANK, blankToo);
    }

    /// The card on which a card lies, or NONE.
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
