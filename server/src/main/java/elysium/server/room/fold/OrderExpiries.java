package elysium.server.room.fold;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import elysium.tabletop.CardTable;
import elysium.tabletop.game.OrderExpiry;
import elysium.tabletop.game.StandingOrder;
import elysium.tabletop.game.StandingOrders;

/// The step at which each term of a standing order has expired, for each seat; all servers compute the same.
final class OrderExpiries<T extends CardTable<T>> {
    private final StandingOrders<T> standing;
    private final List<OrderExpiry> terms;
    private final int[][] ended;

    OrderExpiries(StandingOrders<T> standing, int seats) {
        this.standing = standing;
        terms = standing.expiries();
        ended = new int[terms.size()][seats];
    }

    void write(DataOutputStream out) throws IOException {
        for (int[] steps : ended) FoldState.writeAll(out, steps);
    }

    void read(DataInputStream in) throws IOException {
        for (int[] steps : ended) FoldState.readAll(in, steps);
    }

    /// A step has led from one table to another.
    void recordExpiries(T before, T after, int step) {
        for (int i = 0; i < ended.length; i++)
            for (int seat = 0; seat < ended[i].length; seat++)
                if (standing.hasExpired(before, after, seat, terms.get(i).id())) ended[i][seat] = step;
    }

    /// Whether an order that a seat has left still stands.
    boolean isInForce(StandingOrder order, int seat) {
        if (order.until() == null) return true;
        for (int i = 0; i < ended.length; i++)
            if (terms.get(i).id().equals(order.until())) return order.since() >= ended[i][seat];
        return false;
    }
}
