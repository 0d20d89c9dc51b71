package elysium.kit.proofs.chain;

import java.util.List;
import elysium.kernel.Setup;
import elysium.kit.proofs.Proof;

/// Two or three seats with decks of ten orders.
final class ChainProof extends Proof<Chain> {
    ChainProof() {
        super("chain", List.of(2, 3));
    }

    @Override public Chain setUp(Setup setup) {
        Chain t = new Chain(setup.seats(), setup.seed());
        for (int seat = 0; seat < setup.seats(); seat++) {
            for (int i = 0; i < 10; i++) t.deal(seat, i % 5, Chain.DECK);
            t.shuffle(Chain.DECK + seat);
            t.refill(seat);
        }
        t.push(new Building(0, 0));
        t.settle();
        return t;
    }

    @Override public double payoff(Chain t, int seat) {
        int least = Integer.MAX_VALUE, winners = 0;
        for (int other = 0; other < t.players(); other++) least = Math.min(least, t.woundsOf(other));
        for (int other = 0; other < t.players(); other++) if (t.woundsOf(other) == least) winners++;
        return t.woundsOf(seat) == least ? 1.0 / winners : 0;
    }
}
