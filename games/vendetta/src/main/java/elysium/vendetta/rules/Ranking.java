package elysium.vendetta.rules;

import static elysium.kernel.Table.NONE;

import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;

/// Ranks seats in conflicts, bids and final scores.
public final class Ranking {
    private Ranking() {}

    /// Whether the first of two tied seats wins the tie: by a text, else by turn order.
    public static boolean winsTie(Vendetta t, int seat, int other) {
        boolean mine = t.value(Value.WINS_TIES, seat) > 0, theirs = t.value(Value.WINS_TIES, other) > 0;
        return mine == theirs ? t.seats.rank(seat) < t.seats.rank(other) : mine;
    }

    /// The seats with a Clan card on their Position at a Location, as a bit set.
    public static int seatsWithCards(Vendetta t, int place) {
        int seats = 0;
        for (int seat = 0; seat < t.players(); seat++)
            if (t.count(Locations.position(seat, place)) > 0) seats |= 1 << seat;
        return seats;
    }

    /// Ranks the seats at a Location: none without a Clan card left, and one alone if only one had cards.
    public static void rank(Vendetta t, int place) {
        int cards = seatsWithCards(t, place);
        judge(t, place);
        if (cards == 0) return;                           // VEN-CON-08, VEN-RUL-72
        if (t.conflict.onlyPlayer() != NONE) {
            t.conflict.setSeatAtRank(0, t.conflict.onlyPlayer());                        // nobody else has got a card here since
            return;
        }
        int left = t.locations.presentAt(place);
        for (int rank = 0; left != 0; rank++) {
            int best = best(t, left, place);
            t.conflict.setSeatAtRank(rank, best);
            left &= ~(1 << best);
        }
    }

    /// Records the total Power of each seat at a Location; later moves do not change it.
    private static void judge(Vendetta t, int place) {
        int present = t.locations.presentAt(place);
        for (int seat = 0; seat < t.players(); seat++)
            if ((present >> seat & 1) != 0) t.locations.setFinalPower(seat, place, Power.total(t, seat, place));
    }

    private static int best(Vendetta t, int seats, int place) {
        int best = NONE, most = NONE;
        for (int seat = 0; seat < t.players(); seat++) {
            if ((seats >> seat & 1) == 0) continue;
            int total = t.locations.finalPower(seat, place);
            if (best == NONE || total > most || total == most && winsTie(t, seat, best)) {
                best = seat;
                most = total;
            }
        }
        return best;
    }
}
