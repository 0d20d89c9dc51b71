package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.PLAY;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Verb;

/// The active player chooses a target for each minion; all must attack (NF-CMB-01 to NF-CMB-03).
public record Attacks() implements Frame<Nightfall> {
    static final Attacks ATTACKS = new Attacks();

    @Override public void resume(Nightfall t) {
        int seat = t.night.active();
        if (t.players() == 2)
            for (int minion = nextAttacker(t); minion != NONE; minion = nextAttacker(t))
                t.minions.attack(minion, t.night.after(seat));
        if (nextAttacker(t) == NONE) t.become(Blocks.of(t.night.after(seat)));
        else t.ask(seat);
    }

    @Override public void options(Nightfall t, int seat, Offers out) {
        int minion = nextAttacker(t);
        for (int other = t.night.after(seat); other != seat; other = t.night.after(other))
            out.offer(Move.of(Verb.ATTACK, minion, other));
        UntimelyMoves.orders(t, seat, out);
        UntimelyMoves.claims(t, seat, out);
    }

    @Override public void onAnswers(Nightfall t, Answers answers) {
        long move = answers.of(t.night.active());
        t.minions.attack(Move.a(move), Move.b(move));
    }

    /// The next minion to attack, or NONE.
    public static int nextAttacker(Nightfall t) {
        int minion = t.first(PLAY + t.night.active());
        while (minion != NONE && t.minions.attackedSeat(minion) != NONE) minion = t.next(minion);
        return minion;
    }
}
