package elysium.nightfall.flow;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Verb;

/// One combat: blockers absorb damage in the order the attacked player chooses, the rest hits the player.
///
/// @param left the damage left
public record Strike(int attacker, int seat, int left) implements Frame.Abandonable<Nightfall> {

    /// An attacker that has left play inflicts nothing (NF-RUL-22).
    @Override public boolean isValid(Nightfall t) {
        return t.minions.attackedSeat(attacker) == seat;
    }

    @Override public void resume(Nightfall t) {
        if (left == 0) t.leave();
        else if (t.attachments.firstOn(attacker) == NONE) t.become(new DamageToPlayer(seat, left));
        else if (inAnyOrder(t)) absorb(t, t.attachments.firstOn(attacker));
        else t.ask(seat);
    }

    /// Whether the order cannot matter: all blockers are equal, or all will be destroyed.
    private boolean inAnyOrder(Nightfall t) {
        int first = t.attachments.firstOn(attacker), health = 0;
        boolean alike = true;
        for (int minion = first; minion != NONE; minion = t.attachments.nextOn(minion)) {
            health += t.minions.health(minion);
            alike &= Minions.areEqual(t, first, minion);
        }
        return alike || health <= left;
    }

    @Override public void options(Nightfall t, int who, Offers out) {
        for (int minion = t.attachments.firstOn(attacker); minion != NONE; minion = t.attachments.nextOn(minion))
            if (!repeats(t, minion)) out.offer(Move.of(Verb.ORDER, minion));
    }

    private boolean repeats(Nightfall t, int minion) {
        for (int other = t.attachments.firstOn(attacker); other != minion; other = t.attachments.nextOn(other))
            if (Minions.areEqual(t, other, minion)) return true;
        return false;
    }

    @Override public void onAnswers(Nightfall t, Answers answers) {
        absorb(t, Move.a(answers.of(seat)));
    }

    private void absorb(Nightfall t, int blocker) {
        t.attachments.detach(blocker);
        t.become(new Strike(attacker, seat, left - Minions.hurt(t, blocker, left)));
    }
}
