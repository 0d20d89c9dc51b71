package elysium.kit.law;

import elysium.kernel.Move;
import elysium.kernel.Table;
import elysium.tabletop.CardTable;
import org.jspecify.annotations.Nullable;

/// Two tables with the same cards in the same places, possibly on different rows.
record Twins(CardTable<?> one, CardTable<?> other) {

    /// The first place in which the tables differ, or null.
    @Nullable String firstDifference() {
        for (int zone = 0; zone < one.zones().size(); zone++) {
            int here = one.first(zone), there = other.first(zone);
            if (one.count(zone) != other.count(zone)) return "zone " + zone + " has a different size";
            for (; here != Table.NONE; here = one.next(here), there = other.next(there))
                if (!same(here, there)) return "row " + here + " of zone " + zone + " became row " + there;
        }
        return null;
    }

    private boolean same(int here, int there) {
        if (there == Table.NONE || one.face(here) != other.face(there) || one.owner(here) != other.owner(there)
                || one.counters(here) != other.counters(there) || one.isFaceDown(here) != other.isFaceDown(there)
                || one.isTurned(here) != other.isTurned(there))
            return false;
        for (int viewer = 0; viewer <= Table.SPECTATOR; viewer++)
            if (one.sees(viewer, here) != other.sees(viewer, there)) return false;
        return true;
    }

    /// The same move on the other table, with its rows.
    long same(long move) {
        long out = move;
        if (one.names(Move.withB(move, Table.NONE), Move.a(move))) out = Move.withA(out, row(Move.a(move)));
        if (one.names(Move.withA(move, Table.NONE), Move.b(move))) out = Move.withB(out, row(Move.b(move)));
        return out;
    }

    /// The row of a card on the other table.
    private int row(int card) {
        if (card < 0 || card >= one.rows()) return card;
        int there = other.first(one.zone(card));
        for (int here = one.first(one.zone(card)); here != card; here = one.next(here)) there = other.next(there);
        return there;
    }
}
