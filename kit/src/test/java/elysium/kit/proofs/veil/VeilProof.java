package elysium.kit.proofs.veil;

import java.util.List;
import elysium.kernel.Setup;
import elysium.kit.proofs.Proof;

/// Two or three seats with the same eight cards and a crypt of four.
final class VeilProof extends Proof<Veil> {
    VeilProof() {
        super("veil", List.of(2, 3));
    }

    @Override public Veil setUp(Setup setup) {
        Veil t = new Veil(setup.seats(), setup.seed());
        for (int seat = 0; seat < setup.seats(); seat++) {
            for (int def = 0; def < Veil.LIBRARY_CARDS; def++) t.deal(seat, def, Veil.DECK);
            for (int i = 0; i < 4; i++) t.deal(seat, Veil.ELDER + i % 3, Veil.CRYPT);
            t.shuffle(Veil.DECK + seat);
            t.shuffle(Veil.CRYPT + seat);
            for (int i = 0; i < 4; i++) t.move(t.first(Veil.DECK + seat), Veil.HAND + seat);
        }
        t.push(new Aiming(0, false));
        t.settle();
        return t;
    }

    @Override public double payoff(Veil t, int seat) {
        int best = 0, winners = 0;
        for (int other = 0; other < t.players(); other++) best = Math.max(best, t.hits(other));
        for (int other = 0; other < t.players(); other++) if (t.hits(other) == best) winners++;
        return t.hits(seat) == best ? 1.0 / winners : 0;
    }
}
