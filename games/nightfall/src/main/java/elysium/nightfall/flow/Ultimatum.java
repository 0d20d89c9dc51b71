package elysium.nightfall.flow;

import static elysium.nightfall.table.GameLayout.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.nightfall.rules.Wounds;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.Verbs;

/// A player chooses to discard cards or take wounds; with an empty hand they take wounds (NF-RUL-58).
public record Ultimatum(int seat, int cards, int wounds) implements Frame<Nightfall> {
    public static final int DISCARD = 0, TAKE_WOUNDS = 1;

    @Override public void resume(Nightfall t) {
        if (t.count(HAND + seat) == 0) takeWounds(t);
        else t.ask(seat);
    }

    @Override public void options(Nightfall t, int who, Offers out) {
        out.offer(Move.of(Verbs.PICK_NUMBER, DISCARD));
        out.offer(Move.of(Verbs.PICK_NUMBER, TAKE_WOUNDS));
    }

    @Override public void onAnswers(Nightfall t, Answers answers) {
        if (Move.a(answers.of(seat)) == TAKE_WOUNDS) takeWounds(t);
        else t.become(new Discarding(seat, cards));
    }

    private void takeWounds(Nightfall t) {
        Wounds.take(t, seat, wounds);
        t.leave();
    }
}
