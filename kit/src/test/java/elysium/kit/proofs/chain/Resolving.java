package elysium.kit.proofs.chain;

import static elysium.kernel.Table.NONE;
import static elysium.kit.proofs.chain.Chain.CHAIN;
import static elysium.kit.proofs.chain.Chain.KICK;
import static elysium.kit.proofs.chain.Chain.TEXT;

import elysium.kernel.Frame;
import elysium.tabletop.CardPlay;

/// A closed chain that resolves last in, first out: the current order, how often it was applied, and its stage.
record Resolving(int order, int applied, boolean kicking) implements Frame<Chain> {
    @Override public void resume(Chain t) {
        if (order == NONE || t.zone(order) != CHAIN) next(t);
        else if (applied == t.times(order)) {
            t.discard(order);
            next(t);
        } else if (kicking || t.instead(order)) {
            read(t, new Resolving(order, applied + 1, false), KICK);
        } else {
            read(t, t.kicked(order) ? new Resolving(order, applied, true) : new Resolving(order, applied + 1, false),
                    TEXT);
        }
    }

    private static void next(Chain t) {
        if (t.count(CHAIN) == 0) t.leave();
        else t.become(new Resolving(t.last(CHAIN), 0, false));
    }

    /// NF-CLAR-09: the seat that took the order over chooses; the owner of the order stays the same.
    private void read(Chain t, Resolving after, int text) {
        t.become(after);
        t.push(CardPlay.of(t, order, text, t.owner(order), NONE).withChooser(t.chooser(order)));
    }
}
