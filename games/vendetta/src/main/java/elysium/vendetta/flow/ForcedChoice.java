package elysium.vendetta.flow;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.vendetta.rules.Bank;
import elysium.vendetta.rules.BloodLoss;
import elysium.vendetta.rules.Opponents;
import elysium.vendetta.table.EventKind;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.VendettaClause;
import elysium.vendetta.table.Verb;
import org.jspecify.annotations.Nullable;

/// A card makes players choose between two costs, publicly and in turn order (VEN-RUL-57).
public record ForcedChoice(What what, int seat, int place, int def, int targets, int first) implements Frame<Vendetta> {
    /// Ledger key: the player left the card face down.
    public static final int LEFT_DOWN = 1;

    /// The choices: YIELD accepts the first cost, RESIST the second.
    public enum What {
        /// Half of the Deployed Blood, or 1 Influence.
        TRIBUTE,
        /// 3 Blood stolen, or no Preparation and Aftermath.
        OBEDIENCE,
        /// 2 Blood stolen, or 1 Influence given.
        TOLL,
        /// 2 Blood lost for each face-down card, or it stays face down.
        CONFESSION
    }

    @Override public void resume(Vendetta t) {
        int target = target(t);
        if (target == NONE) t.leave();
        else if (what == What.CONFESSION && !hides(t, target)) t.become(without(target));
        else t.ask(target);
    }

    @Override public void options(Vendetta t, int target, Offers out) {
        if (what != What.CONFESSION) {
            out.offer(Move.of(Verb.YIELD, NONE));
            out.offer(Move.of(Verb.RESIST, NONE), forbidsResisting(t, target));
            return;
        }
        for (int card = t.first(Locations.position(target, place)); card != NONE; card = t.next(card)) {
            if (!open(t, card)) continue;
            out.offer(Move.of(Verb.YIELD, card));
            out.offer(Move.of(Verb.RESIST, card));
        }
    }

    /// The Blood that an answer costs its player.
    public int bloodCost(Vendetta t, int target, long move) {
        if (Move.verb(move) == Verb.RESIST) return 0;
        BloodLoss.Source by = new BloodLoss.Source(seat, def, place);
        return switch (what) {
            case TRIBUTE -> half(t, target);
            case OBEDIENCE -> BloodLoss.maxLoss(t, target, 3, by);
            case TOLL, CONFESSION -> BloodLoss.maxLoss(t, target, 2, by);
        };
    }

    private int half(Vendetta t, int target) {
        return (t.locations.deployed(target, place) + 1) / 2;
    }

    private @Nullable Clause forbidsResisting(Vendetta t, int target) {
        boolean paysInfluence = what == What.TRIBUTE || what == What.TOLL;
        return paysInfluence && t.pools.influence(target) == 0 ? VendettaClause.NO_INFLUENCE : null;
    }

    @Override public void onAnswers(Vendetta t, Answers answers) {
        int target = target(t);
        long move = answers.of(target);
        t.become(what == What.CONFESSION ? this : without(target));
        if (Move.verb(move) == Verb.YIELD) give(t, target, Move.a(move));
        else resist(t, target, Move.a(move));
    }

    private void give(Vendetta t, int target, int card) {
        BloodLoss.Source by = new BloodLoss.Source(seat, def, place);
        switch (what) {
            case TRIBUTE -> Bank.giveToSeat(t, target, seat, place, half(t, target));
            case OBEDIENCE -> BloodLoss.steal(t, target, 3, by);
            case TOLL -> BloodLoss.steal(t, target, 2, by);
            case CONFESSION -> {
                t.turnUp(card);
                BloodLoss.lose(t, target, 2, by);
            }
        }
    }

    private void resist(Vendetta t, int target, int card) {
        switch (what) {
            case TRIBUTE -> Bank.loseInfluence(t, target, 1);
            case OBEDIENCE -> t.conflict.setSkippingSeats(t.conflict.skippingSeats() | 1 << target);
            case TOLL -> {
                Bank.loseInfluence(t, target, 1);
                Bank.gainInfluence(t, seat, 1);
                t.log(EventKind.GAVE, target, seat, 1);
            }
            case CONFESSION -> t.ledger.use(Vendetta.LOCATION, card, LEFT_DOWN);
        }
    }

    private int target(Vendetta t) {
        return Opponents.firstFrom(t, first, targets & t.seats.aliveSeats());
    }

    /// Whether a player has a face-down card here to choose for.
    private boolean hides(Vendetta t, int target) {
        for (int card = t.first(Locations.position(target, place)); card != NONE; card = t.next(card))
            if (open(t, card)) return true;
        return false;
    }

    private static boolean open(Vendetta t, int card) {
        return t.isFaceDown(card) && !t.ledger.used(Vendetta.LOCATION, card, LEFT_DOWN);
    }

    private ForcedChoice without(int target) {
        return new ForcedChoice(what, seat, place, def, targets & ~(1 << target), first);
    }
}
