package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.PLAY;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.table.Fact;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Trait;
import elysium.nightfall.table.Verb;

/// Resolves the combats in the order the active player chooses; then discards the attackers.
public record Fights() implements Frame<Nightfall> {
    static final Fights FIGHTS = new Fights();

    @Override public void resume(Nightfall t) {
        int first = next(t, NONE);
        if (first == NONE) {
            withdraw(t);
            t.leave();
        } else if (next(t, first) == NONE || inAnyOrder(t)) {
            fight(t, first);
        } else {
            t.ask(t.night.active());
        }
    }

    @Override public void options(Nightfall t, int seat, Offers out) {
        for (int minion = next(t, NONE); minion != NONE; minion = next(t, minion))
            out.offer(Move.of(Verb.RESOLVE, minion));
        UntimelyMoves.orders(t, seat, out);
        UntimelyMoves.claims(t, seat, out);
    }

    @Override public void onAnswers(Nightfall t, Answers answers) {
        fight(t, Move.a(answers.of(t.night.active())));
    }

    private static void fight(Nightfall t, int attacker) {
        t.minions.finishCombat(attacker);
        t.push(new Strike(attacker, t.minions.attackedSeat(attacker), t.printed(attacker, Fact.STRENGTH)));
    }

    /// The next attacker whose combat is still to come, or NONE.
    private static int next(Nightfall t, int after) {
        int minion = after == NONE ? t.first(PLAY + t.night.active()) : t.next(after);
        while (minion != NONE && t.minions.hasFought(minion)) minion = t.next(minion);
        return minion;
    }

    /// Whether the order cannot matter: all attack one player, and forced blocks do not interfere.
    private static boolean inAnyOrder(Nightfall t) {
        int first = next(t, NONE);
        boolean blocked = false;
        for (int minion = first; minion != NONE; minion = next(t, minion)) {
            if (t.minions.attackedSeat(minion) != t.minions.attackedSeat(first)) return false;
            blocked |= t.attachments.firstOn(minion) != NONE;
        }
        return !blocked || Minions.firstAbsorber(t, t.minions.attackedSeat(first)) == NONE;
    }

    /// Discards the active player's minions, except those that stay in play (NF-CMB-07, NF-CMB-08).
    private static void withdraw(Nightfall t) {
        int minion = t.first(PLAY + t.night.active());
        while (minion != NONE) {
            int next = t.next(minion);
            if (t.minions.is(minion, Trait.STAYS)) t.minions.leaveCombat(minion);
            else Minions.discard(t, minion);
            minion = next;
        }
    }
}
