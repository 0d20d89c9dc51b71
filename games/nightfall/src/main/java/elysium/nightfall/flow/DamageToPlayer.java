package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;
import static elysium.nightfall.table.GameLayout.PLAY;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.rules.Wounds;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Trait;
import elysium.nightfall.table.Verb;

/// Inflicts damage on a player: minions that must block absorb it first, the rest becomes wounds (NF-FBL-03).
///
/// @param left the damage left
public record DamageToPlayer(int seat, int left) implements Frame<Nightfall> {

    @Override public void resume(Nightfall t) {
        int first = left == 0 ? NONE : Minions.firstAbsorber(t, seat);
        if (first == NONE) {
            Wounds.take(t, seat, left);
            t.leave();
        } else if (inAnyOrder(t, first)) {
            absorb(t, first);
        } else {
            t.ask(seat);
        }
    }

    private boolean inAnyOrder(Nightfall t, int first) {
        if (Minions.absorbableDamage(t, seat) <= left) return true;
        for (int minion = first; minion != NONE; minion = t.next(minion))
            if (t.minions.is(minion, Trait.BLOCKS) && !Minions.areEqual(t, first, minion)) return false;
        return true;
    }

    /// Their controller chooses the order of several minions (NF-RUL-19).
    @Override public void options(Nightfall t, int who, Offers out) {
        for (int minion = t.first(PLAY + seat); minion != NONE; minion = t.next(minion))
            if (t.minions.is(minion, Trait.BLOCKS) && !repeats(t, minion)) out.offer(Move.of(Verb.ORDER, minion));
    }

    private boolean repeats(Nightfall t, int minion) {
        for (int other = t.first(PLAY + seat); other != minion; other = t.next(other))
            if (Minions.areEqual(t, other, minion)) return true;
        return false;
    }

    @Override public void onAnswers(Nightfall t, Answers answers) {
        absorb(t, Move.a(answers.of(seat)));
    }

    private void absorb(Nightfall t, int minion) {
        t.become(new DamageToPlayer(seat, left - Minions.hurt(t, minion, left)));
    }
}
