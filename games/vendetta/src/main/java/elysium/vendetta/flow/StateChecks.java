package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.ALLIANCE;
import static elysium.vendetta.table.GameLayout.DECK;
import static elysium.vendetta.table.GameLayout.DRAINED;
import static elysium.vendetta.table.GameLayout.DRAWN;
import static elysium.vendetta.table.GameLayout.GONE;
import static elysium.vendetta.table.GameLayout.HAND;
import static elysium.vendetta.table.GameLayout.RELIC;

import elysium.tabletop.CardPlay;
import elysium.vendetta.rules.Opponents;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Pools;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;

/// The state checks: the third Diablerie token, an empty Pool, an answered loss; in this order, then in turn order.
public final class StateChecks {
    private StateChecks() {}

    public static boolean due(Vendetta t) {
        while (t.pools.seatsToCheck() != 0) {
            int seat = Opponents.firstFrom(t, t.seats.ambition(), t.pools.seatsToCheck());
            if (t.seats.isAlive(seat) && t.seats.clan(seat) != NONE && dueOf(t, seat)) return true;
            t.pools.endCheck(seat);
        }
        return false;
    }

    private static boolean dueOf(Vendetta t, int seat) {
        if (t.pools.tokens(seat) >= Pools.TOKENS_OUT) {
            eliminate(t, seat);
        } else if (t.pools.blood(seat) == 0 && !t.pools.inFrenzy(seat)) {
            t.pools.setInFrenzy(seat, true);
            t.push(new Frenzy(seat, Frenzy.Stage.URN));
        } else if (t.pools.bloodToAnswer(seat) != 0 && !t.pools.inFrenzy(seat)) {
            answer(t, seat);
        } else {
            return false;
        }
        return true;
    }

    /// Lets a text answer a loss, if it is still face up (VEN-CRL-19).
    private static void answer(Vendetta t, int seat) {
        int amount = t.pools.bloodToAnswer(seat), card = t.firstModifyingCard(Value.RETALIATES, seat);
        t.pools.setBloodToAnswer(seat, 0);
        if (card != NONE) t.push(CardPlay.of(t, card, 0, seat, amount));
    }

    /// Removes a player and all their cards from the game (VEN-RUL-38, VEN-RUL-39); the last side left wins
    /// (VEN-RUL-40, VEN-RUL-73).
    private static void eliminate(Vendetta t, int seat) {
        t.seats.remove(seat);
        t.pools.setBlood(seat, 0);
        t.pools.setInfluence(seat, 0);
        t.pools.setBloodToAnswer(seat, 0);
        for (int place = 0; place < t.evening.placeCount(); place++) {
            t.locations.setDeployed(seat, place, 0);
            leave(t, seat, place);
        }
        for (int zone : new int[] {HAND, DRAWN, DECK, ALLIANCE, DRAINED, RELIC})
            while (t.first(zone + seat) != NONE) t.move(t.first(zone + seat), GONE);
        if (t.seats.ambition() == seat && t.seats.aliveSeats() != 0)
            t.seats.setAmbition(Opponents.firstFrom(t, seat, t.seats.aliveSeats()));
        if (Opponents.oneSide(t, t.seats.aliveSeats())) GameFlow.end(t);
    }

    private static void leave(Vendetta t, int seat, int place) {
        int[] cards = new int[t.rows()];
        for (int of = 0; of < t.players(); of++) {
            int n = t.copyRows(Locations.position(of, place), cards);
            for (int i = 0; i < n; i++) {
                boolean theirs = t.owner(cards[i]) == seat;
                if (theirs) t.move(cards[i], GONE);
                else if (of == seat) t.move(cards[i], HAND + t.owner(cards[i]));
            }
        }
    }
}
