package elysium.vtes.rules.turn;

import static elysium.kernel.Table.NONE;

import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.table.Seating;
import elysium.vtes.table.Vtes;

/// The order in which seats get the opportunity to act (VTES-SEQ-01 to VTES-SEQ-04, VTES-RUL-12, VTES-RUL-13).
public final class Priority {
    private static final int EACH = 3, MASK = 7;

    private Priority() {}

    /// The seats in the game in order, three bits each, the first lowest.
    public static int order(Vtes t) {
        int known = t.cache.order();
        return known == NONE ? t.cache.setOrder(found(t)) : known;
    }

    private static int found(Vtes t) {
        if (CurrentCombat.isInProgress(t)) return from(t, CurrentCombat.seat(t, 0), 1 << CurrentCombat.seat(t, 1));
        if (!CurrentAction.isInProgress(t)) return from(t, t.turn.active(), 0);
        int acting = CurrentAction.seat(t);
        return CurrentAction.directed(t) ? from(t, acting, CurrentAction.targets(t)) : undirected(t, acting);
    }

    /// The k-th seat of an order.
    public static int seat(int order, int k) {
        return order >> EACH * k & MASK;
    }

    /// One seat first, then some clockwise, then the others clockwise.
    private static int from(Vtes t, int first, int defending) {
        int others = t.seats.others(first), n = t.seats.isAlive(first) ? 1 : 0, order = n == 0 ? 0 : first;
        order |= clockwise(first, others & defending) << EACH * n;
        n += Integer.bitCount(others & defending);
        return order | clockwise(first, others & ~defending) << EACH * n;
    }

    /// Seats clockwise from one.
    private static int clockwise(int from, int seats) {
        int order = 0, n = 0;
        for (int rest = seats; rest != 0; n++) {
            int seat = Seating.leftOf(from, rest);
            order |= seat << EACH * n;
            rest &= ~(1 << seat);
        }
        return order;
    }

    /// The acting Methuselah, prey, predator, then the others clockwise (VTES-RUL-12).
    private static int undirected(Vtes t, int acting) {
        int prey = t.seats.prey(acting), predator = t.seats.predator(acting), others = t.seats.others(acting);
        int n = 1, order = acting;
        if (prey != NONE) order |= prey << EACH * n++;
        if (predator != NONE && predator != prey) order |= predator << EACH * n++;
        if (prey != NONE) others &= ~(1 << prey | 1 << predator);
        return order | clockwise(acting, others) << EACH * n;
    }
}
