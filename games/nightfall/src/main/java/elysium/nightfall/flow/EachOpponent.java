package elysium.nightfall.flow;

import static elysium.nightfall.table.GameLayout.HAND;
import static elysium.nightfall.table.GameLayout.WOUNDS;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Verbs;

/// Applies a text to each opponent; its owner chooses the order (NF-SIM-02), and is asked only if it can matter.
///
/// @param seat the owner of the text
/// @param amount the damage, or the cards to discard
/// @param wounds the wounds to take instead of discarding
/// @param left the opponents still to come, as a bit set
public record EachOpponent(What what, int seat, int amount, int wounds, int left) implements Frame<Nightfall> {

    /// Inflict damage; or discard cards; or discard or take wounds, as the opponent chooses.
    public enum What {
        DAMAGE, ULTIMATUM
    }

    @Override public void resume(Nightfall t) {
        if (left == 0) t.leave();
        else if (matters(t)) t.ask(seat);
        else reach(t, first(t));
    }

    /// Whether the order matters: the first opponent gets a visible wound or the last of the stack, or chooses before
    /// the others.
    private boolean matters(Nightfall t) {
        int concerned = 0;
        for (int rest = left; rest != 0; rest &= rest - 1)
            if (isConcerned(t, Integer.numberOfTrailingZeros(rest))) concerned++;
        return concerned > 1;
    }

    private boolean isConcerned(Nightfall t, int opponent) {
        boolean last = t.count(WOUNDS) < Integer.bitCount(left) * Math.max(amount, wounds);
        boolean seen = t.wounds.faceUpCount() > 0 || last;
        return switch (what) {
            case DAMAGE -> seen && amount > Minions.absorbableDamage(t, opponent);
            case ULTIMATUM -> seen || t.count(HAND + opponent) > 0;
        };
    }

    /// Clockwise from the owner's left (NF-RUL-48).
    private int first(Nightfall t) {
        int opponent = t.night.after(seat);
        while ((left >> opponent & 1) == 0) opponent = t.night.after(opponent);
        return opponent;
    }

    @Override public void options(Nightfall t, int who, Offers out) {
        for (int i = 1, opponent = t.night.after(seat); i < t.players(); i++, opponent = t.night.after(opponent))
            if ((left >> opponent & 1) != 0) out.offer(Move.of(Verbs.PICK_SEAT, opponent));
    }

    @Override public void onAnswers(Nightfall t, Answers answers) {
        reach(t, Move.a(answers.of(seat)));
    }

    private void reach(Nightfall t, int opponent) {
        t.become(new EachOpponent(what, seat, amount, wounds, left & ~(1 << opponent)));
        if (what == What.DAMAGE) t.push(new DamageToPlayer(opponent, amount));
        else t.push(new Ultimatum(opponent, amount, wounds));
    }
}
