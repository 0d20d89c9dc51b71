package elysium.kit.proofs.ring;

import java.util.List;
import elysium.kernel.Setup;
import elysium.kit.proofs.Proof;

/// Three to five seats in a ring with a few cards each.
final class RingProof extends Proof<Ring> {
    RingProof() {
        super("ring", List.of(3, 4, 5));
    }

    @Override public Ring setUp(Setup setup) {
        Ring t = new Ring(setup.seats(), setup.seed());
        for (int seat = 0; seat < setup.seats(); seat++) {
            t.seat(seat, 8);
            for (int def = 0; def < 8; def++) t.deal(seat, def % 3, Ring.DECK);
            t.shuffle(Ring.DECK + seat);
        }
        t.push(new Ring.Round(t.players() - 1));
        t.settle();
        return t;
    }

    @Override public double payoff(Ring t, int seat) {
        int best = 0, winners = 0;
        for (int other = 0; other < t.players(); other++) best = Math.max(best, t.points(other));
        for (int other = 0; other < t.players(); other++) if (t.points(other) == best) winners++;
        return t.points(seat) == best ? 1.0 / winners : 0;
    }
}
