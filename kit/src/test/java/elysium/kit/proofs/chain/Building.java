package elysium.kit.proofs.chain;

import static elysium.kernel.Table.NONE;
import static elysium.kit.proofs.Proof.Rule.NOT_THAT;
import static elysium.kit.proofs.chain.Chain.CHAIN;
import static elysium.kit.proofs.chain.Chain.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;

/// A chain being built: beginning with the active seat, each seat adds any number of linked orders.
record Building(int active, int done) implements Frame<Chain> {
    @Override public void resume(Chain t) {
        if (done < t.players()) {
            t.ask(seat(t));
            return;
        }
        t.nextTurn();
        for (int seat = 0; seat < t.players(); seat++) t.refill(seat);
        t.become(new Building((active + 1) % t.players(), 0));
        t.push(new Resolving(NONE, 0, false));
    }

    private int seat(Chain t) {
        return (active + done) % t.players();
    }

    @Override public void options(Chain t, int who, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        int last = t.last(CHAIN);
        for (int card = t.first(HAND + who); card != NONE; card = t.next(card)) {
            boolean links = last == NONE || (t.printed(last, Chain.LINKS) & t.printed(card, Chain.COLOUR)) != 0;
            out.offer(Move.of(Chain.ADD, card), links ? null : NOT_THAT);
        }
    }

    @Override public void onAnswers(Chain t, Answers answers) {
        long move = answers.of(seat(t));
        if (Move.verb(move) == Chain.ADD) t.add(Move.a(move));
        else t.become(new Building(active, t.count(CHAIN) == 0 ? t.players() : done + 1));
    }
}
