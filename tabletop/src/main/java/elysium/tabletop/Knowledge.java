package elysium.tabletop;

import static elysium.kernel.Table.EVERYONE;
import static elysium.kernel.Table.NONE;

/// What is still known of cards once they have been mixed with others.
final class Knowledge<T extends CardTable<T>> {
    private final CardTable<T> table;
    private final int face;

    Knowledge(CardTable<T> table) {
        this.table = table;
        face = table.layout.face;
    }

    /// Deals the cards of a zone anew among its rows: nobody can say any more which lies where.
    void reseat(int zone, boolean forget) {
        int card = table.first(zone);
        for (int left = table.count(zone); left > 0; left--, card = table.next(card)) {
            int other = card;
            for (int steps = table.roll(left); steps > 0; steps--) other = table.next(other);
            swapCards(card, other);
            table.setPinned(card, 0);
            if (forget) table.setSeen(card, 0);
        }
    }

    /// A card that comes to hand changes rows with one of them, so that its row no longer tells where it came from.
    void mingle(int card, int zone) {
        int other = table.first(zone);
        for (int steps = table.roll(table.count(zone)); steps > 0; steps--) other = table.next(other);
        swapCards(card, other);
    }

    /// A held card went to a pile: those who did not see which one no longer know what its owner holds.
    void forgetHeld(int gone, int saw) {
        int of = table.owner(gone), back = table.back(table.face(gone));
        for (int card = 0; card < table.rows(); card++)
            if (table.owner(card) == of && table.back(table.face(card)) == back)
                table.setSeen(card, table.seen(card) & (table.viewersOf(card) | saw));
    }

    /// A card was laid on others: only whose pile it is may still look at the one that lay on top, if there was one.
    void cover(int before, int zone) {
        if (before == NONE) return;
        int looks = 1 << table.zones().seat(zone);
        table.setSeen(before, table.seen(before) & looks);
        table.setPinned(before, table.pinned(before) & looks);
    }

    /// A card left a pile of discards: the one on top is there for all to see.
    void uncover(int zone) {
        int top = table.last(zone);
        if (top != NONE) table.setSeen(top, EVERYONE);
    }

    /// A card is taken off the table, and what was true of it with it.
    void forget(int card, ActiveTexts<T> speakers) {
        if (table.isActive(card)) speakers.leave(card);
        for (int column : table.layout.columns()) table.write(column + card, 0);
    }

    /// Whether somebody has come to know a card. One that was held may be played by its owner before those who know that
    /// it was; of one that lay somewhere it is news to see which it is, whoever had seen it held.
    boolean revealedSince(CardTable<T> earlier, int seat) {
        for (int card = 0; card < table.rows(); card++) {
            if (card >= earlier.rows()) return true;
            boolean held =
                    table.zones().secrecy(earlier.zone(card)) == Visibility.HELD && earlier.controller(card) == seat;
            int saw = earlier.viewersOf(card), had = earlier.seen(card), now = table.seen(card);
            if ((table.viewersOf(card) & ~(held ? saw | had : saw) | now & ~(saw | had)) != 0) return true;
        }
        return false;
    }

    void swapCards(int a, int b) {
        if (a == b) return;
        int kept = table.face(a), saw = table.seen(a), of = table.owner(a);
        table.write(face + a, table.face(b));
        table.write(face + b, kept);
        table.setSeen(a, table.seen(b));
        table.setSeen(b, saw);
        if (of == table.owner(b)) return;
        table.setOwner(a, table.owner(b));
        table.setOwner(b, of);
    }
}
