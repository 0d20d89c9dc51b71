package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Frame;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.rules.Harm;
import elysium.vendetta.rules.Who;
import elysium.vendetta.table.Vendetta;

/// An effect that hits several players: one after the other in turn order, a Frenzy over before the next (VEN-RUL-31).
///
/// @param targets the seats still to be hit, a bit each
/// @param first where turn order began when the effect did
public record Affliction(What what, int seat, int place, int def, int amount, int targets, int first)
        implements Frame<Vendetta> {

    /// What is done to each of them.
    public enum What {
        STEAL, LOSE, DISCARD, SIPHON, LOSE_INFLUENCE
    }

    @Override public void resume(Vendetta t) {
        int target = Who.firstFrom(t, first, targets & t.living());
        if (target == NONE) {
            t.leave();
            return;
        }
        t.become(new Affliction(what, seat, place, def, amount, targets & ~(1 << target), first));
        switch (what) {
            case STEAL -> Harm.steal(t, target, amount, source());
            case LOSE -> Harm.lose(t, target, amount, source());
            case DISCARD -> Bank.discard(t, target, place, amount);
            case SIPHON -> Bank.take(t, target, place, seat, (t.deployed(target, place) + 1) / 2);
            case LOSE_INFLUENCE -> Bank.loseInfluence(t, target, amount);
        }
    }

    private Harm.Source source() {
        return new Harm.Source(seat, def, place);
    }
}
