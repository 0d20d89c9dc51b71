package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.CHAIN;
import static elysium.nightfall.table.GameLayout.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Table;
import elysium.nightfall.rules.Links;
import elysium.nightfall.rules.Piles;
import elysium.nightfall.table.EventKind;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Verb;
import elysium.tabletop.Verbs;

/// Builds the chain: from the active player on, each player has one opportunity to add orders (NF-CHAIN-09).
public record Chain(int seat) implements Frame<Nightfall> {
    private static final Chain[] ALL = new Chain[Table.SEATS];

    static {
        for (int seat = 0; seat < ALL.length; seat++) ALL[seat] = new Chain(seat);
    }

    static Chain of(int seat) {
        return ALL[seat];
    }

    @Override public void resume(Nightfall t) {
        if (t.count(HAND + seat) > 0) t.ask(seat);
        else pass(t);
    }

    @Override public void options(Nightfall t, int who, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        for (int card = t.first(HAND + seat); card != NONE; card = t.next(card))
            if (!Piles.isDuplicate(t, card)) out.offer(Move.of(Verb.LINK, card), Links.forbids(t, card));
        UntimelyMoves.claims(t, seat, out);
    }

    @Override public void onAnswers(Nightfall t, Answers answers) {
        long move = answers.of(seat);
        if (Move.verb(move) == Verb.LINK) t.chain.link(Move.a(move));
        else pass(t);
    }

    private void pass(Nightfall t) {
        if (t.count(CHAIN) == 0) {
            t.log(EventKind.NO_CHAIN, seat, NONE, 0);
            t.leave();
        } else if (t.night.after(seat) == t.night.active()) {
            t.become(Resolution.after(0));
        } else {
            t.become(of(t.night.after(seat)));
        }
    }
}
