package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.CHAIN;

import elysium.kernel.Frame;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.rules.Piles;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.CardPlay;

/// A closed chain resolves from the last order played to the first (NF-RES-01).
///
/// @param applied how many times the text of the order that resolves was applied
public record Resolution(int applied) implements Frame<Nightfall> {
    /// The mode of every order: its chain text and, behind it, its kicker text.
    public static final int TEXT = 0;
    /// What a text is told of its order: whether it is kicked.
    public static final int KICKED = 1, UNKICKED = 0;
    private static final Resolution[] ALL = {new Resolution(0), new Resolution(1), new Resolution(2)};

    static Resolution after(int applied) {
        return applied < ALL.length ? ALL[applied] : new Resolution(applied);
    }

    @Override public void resume(Nightfall t) {
        int order = t.resolving();
        if (order == NONE) next(t);
        else if (applied < t.times(order)) apply(t, order);
        else finish(t, order);
    }

    private void next(Nightfall t) {
        if (t.last(CHAIN) == NONE) t.leave();
        else t.setResolving(t.last(CHAIN));
    }

    /// Each application chooses its targets anew (NF-RUL-32), by whoever has taken them over (NF-CLAR-09).
    private void apply(Nightfall t, int order) {
        t.become(after(applied + 1));
        if (t.book().card(t.face(order)).modes().isEmpty()) return;
        int kicked = t.kicked(order) ? KICKED : UNKICKED;
        t.push(CardPlay.of(t, order, TEXT, t.owner(order), kicked).chosenBy(t.chooser(order)));
    }

    /// A minion enters play, an action is discarded (NF-RES-04, NF-RES-05).
    private void finish(Nightfall t, int order) {
        t.become(after(0));
        t.setResolving(NONE);
        if (t.isMinion(order)) {
            Minions.enter(t, order);
        } else {
            t.settled(order);
            Piles.discard(t, order);
        }
    }
}
