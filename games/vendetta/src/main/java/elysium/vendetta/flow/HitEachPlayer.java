package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.rules.BloodLoss;
import elysium.vendetta.rules.Opponents;
import elysium.vendetta.table.Vendetta;

/// Applies an effect to several players in turn order; each resulting Frenzy ends before the next (VEN-RUL-31).
///
/// @param targets the seats still to come, as a bit set
/// @param first the first seat in turn order when the effect began
public record HitEachPlayer(What what, int seat, int place, int def, int amount, int targets, int first)
        implements Frame<Vendetta> {

    public enum What {
        STEAL, LOSE, DISCARD, SIPHON, LOSE_INFLUENCE
    }

    @Override public void resume(Vendetta t) {
        int target = Opponents.firstFrom(t, first, targets & t.seats.aliveSeats());
        if (target == NONE) {
            t.leave();
            return;
        }
        t.become(new HitEachPlayer(what, seat, place, def, amount, targets & ~(1 << target), first));
        switch (what) {
            case STEAL -> BloodLoss.steal(t, target, amount, source());
            case LOSE -> BloodLoss.lose(t, target, amount, source());
            case DISCARD -> Bank.discard(t, target, place, amount);
            case SIPHON -> Bank.take(t, target, place, seat, (t.locations.deployed(target, place) + 1) / 2);
            case LOSE_INFLUENCE -> Bank.loseInfluence(t, target, amount);
        }
    }

    private BloodLoss.Source source() {
        return new BloodLoss.Source(seat, def, place);
    }
}
