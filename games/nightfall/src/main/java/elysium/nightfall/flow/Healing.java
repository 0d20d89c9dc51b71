package elysium.nightfall.flow;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.rules.Minions;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Verbs;

/// The owner of a text chooses how much health it restores to a minion (NF-RUL-59).
public record Healing(int seat, int minion, int most) implements Frame<Nightfall> {

    @Override public void resume(Nightfall t) {
        if (t.counters(minion) == 0) t.leave();
        else t.ask(seat);
    }

    @Override public void options(Nightfall t, int who, Offers out) {
        int top = Math.min(most, t.counters(minion));
        for (int health = top; health >= 0; health--) out.offer(Move.of(Verbs.PICK_NUMBER, health));
    }

    @Override public void onAnswers(Nightfall t, Answers answers) {
        Minions.heal(t, minion, Move.a(answers.of(seat)));
        t.leave();
    }
}
