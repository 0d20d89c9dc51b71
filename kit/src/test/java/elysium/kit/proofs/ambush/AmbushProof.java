package elysium.kit.proofs.ambush;

import java.util.List;
import elysium.kernel.Setup;
import elysium.kit.proofs.Proof;

/// Two seats with four characters and seven cards each.
final class AmbushProof extends Proof<Ambush> {
    AmbushProof() {
        super("ambush", List.of(2));
    }

    @Override public Ambush setUp(Setup setup) {
        Ambush t = new Ambush(2, setup.seed());
        for (int seat = 0; seat < 2; seat++) {
            t.seat(seat, 4);
            for (int i = 0; i < 4; i++) t.deal(seat, Ambush.THUG, Ambush.STREETS);
            for (int i = 0; i < 7; i++) t.deal(seat, Ambush.STRIKE + t.roll(3), Ambush.HAND);
            t.shuffle(Ambush.HAND + seat);
        }
        t.push(new Turn(0));
        t.settle();
        return t;
    }

    @Override public double payoff(Ambush t, int seat) {
        int mine = t.score(seat), theirs = t.score(1 - seat);
        return mine > theirs ? 1 : mine == theirs ? 0.5 : 0;
    }
}
