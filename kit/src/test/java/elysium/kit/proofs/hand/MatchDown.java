package elysium.kit.proofs.hand;

import static elysium.kernel.Table.NONE;
import static elysium.kit.proofs.hand.Hand.HELD;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;

/// Makes a seat discard down to its hand size.
record MatchDown(int seat) implements Frame.Abandonable<Hand> {
    @Override public boolean isValid(Hand t) {
        return t.count(HELD + seat) > t.handSize(seat);
    }

    @Override public void resume(Hand t) {
        t.ask(seat);
    }

    @Override public void options(Hand t, int who, Offers out) {
        for (int card = t.first(HELD + who); card != NONE; card = t.next(card)) out.offer(Move.of(Hand.DROP, card));
    }

    @Override public void onAnswers(Hand t, Answers answers) {
        t.move(Move.a(answers.of(seat)), Hand.ASHES + seat);
    }
}
