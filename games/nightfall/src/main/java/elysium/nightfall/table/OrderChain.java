package elysium.nightfall.table;

import static elysium.nightfall.table.GameLayout.CHAIN;

/// The orders of the chain.
public final class OrderChain extends NightfallPart {
    OrderChain(Nightfall table) {
        super(table);
    }

    /// Whether an order is kicked; fixed when it is linked (NF-KICK-06).
    public boolean kicked(int order) {
        return hasFlag(order, Nightfall.KICKED);
    }

    /// Adds an order to the end of the chain; it is kicked if its kicker color is the color of the previous order.
    public void link(int order) {
        int last = table.last(CHAIN), kicker = table.printed(order, Fact.KICKER);
        boolean kicked = last != NONE && kicker != NONE && kicker == table.printed(last, Fact.COLOR);
        table.move(order, CHAIN);
        setFlag(order, Nightfall.KICKED, kicked);
        emit(EventKind.LINKED, table.owner(order), order, kicked ? 1 : 0, table.face(order), EVERYONE);
    }

    /// How many times an order will resolve (NF-RUL-32).
    public int resolveCount(int order) {
        return 1 + table.counters(order);
    }

    public void resolveAgain(int order) {
        setCounters(order, table.counters(order) + 1);
        emit(EventKind.TWICE, table.owner(order), order, resolveCount(order), table.face(order), EVERYONE);
    }

    public int chooser(int order) {
        int taken = table.markedSeat(order);
        return taken == NONE ? table.owner(order) : taken;
    }

    public void setChooser(int order, int seat) {
        table.markSeat(order, seat);
        emit(EventKind.CHOOSES, seat, order, table.owner(order), table.face(order), EVERYONE);
    }

    /// The resolving order, or NONE.
    public int resolving() {
        return get(GameLayout.RESOLVING);
    }

    public void setResolving(int order) {
        set(GameLayout.RESOLVING, order);
        if (order != NONE)
            emit(EventKind.RESOLVES, table.owner(order), order, kicked(order) ? 1 : 0, table.face(order), EVERYONE);
    }
}
