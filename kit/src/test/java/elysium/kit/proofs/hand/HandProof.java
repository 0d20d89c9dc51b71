package elysium.kit.proofs.hand;

import java.util.List;
import elysium.kernel.Setup;
import elysium.kit.proofs.Proof;

/// Two seats with decks of two and a half times every card.
final class HandProof extends Proof<Hand> {
    HandProof() {
        super("hand", List.of(2));
    }

    @Override public Hand setUp(Setup setup) {
        Hand t = new Hand(2, setup.seed());
        for (int seat = 0; seat < 2; seat++) {
            for (int i = 0; i < 32; i++) t.deal(seat, i % 13, Hand.DECK);
            t.shuffle(Hand.DECK + seat);
            t.deal(seat, Hand.MINION, Hand.READY);
        }
        t.push(new Turn(0, Turn.Phase.MAIN));
        t.settle();
        return t;
    }

    @Override public double payoff(Hand t, int seat) {
        int mine = t.poolOf(seat), theirs = t.poolOf(1 - seat);
        return mine > theirs ? 1 : mine == theirs ? 0.5 : 0;
    }
}
