package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.CHAIN;

import elysium.kernel.Frame;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.rules.Piles;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.CardPlay;

/// Resolves a closed chain from the last order to the first (NF-RES-01).
///
/// @param applied how many times the text of the resolving order was applied
public record Resolution(int applied) implements Frame<Nightfall> {
    /// The mode of every order: its chain text, then its kicker text.
    public static final int TEXT = 0;
    /// The subject of a text: whether its order is kicked.
    public static final int KICKED = 1, UNKICKED = 0;
    private static final Resolution[] ALL = {new Resolution(0), new Resolution(1), new Resolution(2)};

    static Resolution after(int applied) {
        return applied < ALL.length ? ALL[applied] : new Resolution(applied);
    }

    @Override public void resume(Nightfall t) {
        int order = t.chain.resolving();
        if (order == NONE) next(t);
        else if (applied < t.chain.resolveCount(order)) apply(t, order);
        else finish(t, order);
    }

    private void next(Nightfall t) {
        if (t.last(CHAIN) == NONE) t.leave();
        else t.chain.setResolving(t.last(CHAIN));
    }

    /// Each application chooses new targets (NF-RUL-32), by the player who took the choice over (NF-CLAR-09).
    private void apply(Nightfall t, int order) {
        t.become(after(applied + 1));
        if (t.book().card(t.face(order)).modes().isEmpty()) return;
        int kicked = t.chain.kicked(order) ? KICKED : UNKICKED;
        t.push(CardPlay.of(t, order, TEXT, t.owner(order), kicked).withChooser(t.chain.chooser(order)));
    }

    /// Puts a minion into play, or discards an action (NF-RES-04, NF-RES-05).
    private void finish(Nightfall t, int order) {
        t.become(after(0));
        t.chain.setResolving(NONE);
        if (t.minions.isMinion(order)) {
            Minions.enter(t, order);
        } else {
            t.minions.clearState(order);
            Piles.discard(t, order);
        }
    }
}
