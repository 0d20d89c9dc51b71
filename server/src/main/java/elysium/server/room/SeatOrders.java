package elysium.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import elysium.server.db.DatabaseUnavailableException;
import elysium.server.room.fold.Fold;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.CardGame;
import elysium.tabletop.game.StandingOrder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The standing orders of a table's seats, as stored; those that have expired in the game are left out.
final class SeatOrders<T extends CardTable<T>> {
    private static final Logger LOG = LoggerFactory.getLogger(SeatOrders.class);

    private final Stores stores;
    private final CardGame<T> game;
    private Map<Integer, List<StandingOrder>> orders = Map.of();

    SeatOrders(Stores stores, CardGame<T> game) {
        this.stores = stores;
        this.game = game;
    }

    /// Reads the stored orders again, and returns the seats whose orders have changed, as a bit set.
    int reload(String table, int seats) {
        Map<Integer, List<StandingOrder>> before = orders;
        orders = stores.orders().ofTable(table);
        int changed = 0;
        for (int seat = 0; seat < seats; seat++)
            if (!Objects.equals(before.get(seat), orders.get(seat))) changed |= 1 << seat;
        return changed;
    }

    /// A seat's orders that still apply: its own, or the game's defaults if the player has never set any.
    List<StandingOrder> of(int seat, Fold<T> now) {
        List<StandingOrder> current = new ArrayList<>();
        for (StandingOrder order : orders.getOrDefault(seat, game.standingOrders().defaults()))
            if (now.isInForce(order, seat)) current.add(order);
        return current;
    }

    /// Deletes expired orders from the store.
    void deleteExpired(String table, Fold<T> now) {
        for (Map.Entry<Integer, List<StandingOrder>> each : orders.entrySet()) {
            int seat = each.getKey();
            if (allLast(now, seat, each.getValue())) continue;
            try {
                stores.orders().forget(table, seat, order -> !now.isInForce(order, seat));
            } catch (DatabaseUnavailableException gone) {
                LOG.debug("expired orders of table {} are not deleted yet", table);
            }
        }
    }

    private static boolean allLast(Fold<?> now, int seat, List<StandingOrder> orders) {
        for (StandingOrder order : orders) if (!now.isInForce(order, seat)) return false;
        return true;
    }
}
