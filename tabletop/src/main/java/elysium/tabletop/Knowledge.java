package elysium.tabletop;

import static elysium.kernel.Table.EVERYONE;
import static elysium.kernel.Table.NONE;

/// Tracks what viewers still know of cards when they move, are covered or are shuffled.
final class Knowledge<T extends CardTable<T>> {
    private final CardTable<T> table;
    private final int face;

    Knowledge(CardTable<T> table) {
        this.table = table;
        face = table.layout.face;
    }

    /// Redistributes the cards of a zone over its rows at random, so that no viewer knows which card is where.
    void shuffleRows(int zone, boolean forget) {
        int card = table.first(zone);
        for (int left = table.count(zone); left > 0; left--, card = table.next(card)) {
            int other = card;
            for (int steps = table.roll(left); steps > 0; steps--) other = table.next(other);
            swapCards(card, other);
            table.setPinnedBy(card, 0);
            if (forget) table.setSeenBy(card, 0);
        }
    }

    /// Swaps the row of a card that enters a hand with a random one there, so that its row does not show where it came
    /// from.
    void swapWithRandom(int card, int zone) {
        int other = table.first(zone);
        for (int steps = table.roll(table.count(zone)); steps > 0; steps--) other = table.next(other);
        swapCards(card, other);
    }

    /// Updates knowledge after a held card went to a pile: viewers who did not see it no longer know the owner's hand.
    void forgetHeld(int gone, int saw) {
        int of = table.owner(gone), back = table.back(table.face(gone));
        for (int card = 0; card < table.rows(); card++)
            if (table.owner(card) == of && table.back(table.face(card)) == back)
                table.setSeenBy(card, table.seenBy(card) & (table.viewersOf(card) | saw));
    }

    /// Updates knowledge after a card was put on a discard pile: only its owner may still look at the card below.
    void cover(int before, int zone) {
        if (before == NONE) return;
        int looks = 1 << table.zones().seat(zone);
        table.setSeenBy(before, table.seenBy(before) & looks);
        table.setPinnedBy(before, table.pinnedBy(before) & looks);
    }

    /// Updates knowledge after a card left a discard pile: everyone sees the card that is now on top.
    void uncover(int zone) {
        int top = table.last(zone);
        if (top != NONE) table.setSeenBy(top, EVERYONE);
    }

    /// Removes a card from the table with all facts about it.
    void clearCard(int card, ActiveTexts<T> speakers) {
        if (table.isActive(card)) speakers.remove(card);
        for (int column : table.layout.columns()) table.writeCell(column + card, 0);
    }

    /// Whether any viewer learned a card since an earlier table. A held card that its owner plays is not news to
    /// viewers who knew it was held; a card elsewhere is news to them, since they did not know its place.
    boolean revealedSince(CardTable<T> earlier, int seat) {
        for (int card = 0; card < table.rows(); card++) {
            if (card >= earlier.rows()) return true;
            boolean held =
                    table.zones().visibility(earlier.zone(card)) == Visibility.HELD && earlier.controller(card) == seat;
            int saw = earlier.viewersOf(card), had = earlier.seenBy(card), now = table.seenBy(card);
            if ((table.viewersOf(card) & ~(held ? saw | had : saw) | now & ~(saw | had)) != 0) return true;
        }
        return false;
    }

    void swapCards(int a, int b) {
        if (a == b) return;
        int kept = table.face(a), saw = table.seenBy(a), of = table.owner(a);
        table.writeCell(face + a, table.face(b));
        table.writeCell(face + b, kept);
        table.setSeenBy(a, table.seenBy(b));
        table.setSeenBy(b, saw);
        if (of == table.owner(b)) return;
        table.setOwner(a, table.owner(b));
        table.setOwner(b, of);
    }
}
