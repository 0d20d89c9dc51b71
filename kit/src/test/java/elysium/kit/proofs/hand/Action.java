package elysium.kit.proofs.hand;

import static elysium.kernel.Table.NONE;
import static elysium.kit.proofs.Proof.Rule.NOT_NOW;
import static elysium.kit.proofs.Proof.Rule.USED;
import static elysium.kit.proofs.hand.Hand.HELD;
import static elysium.kit.proofs.hand.Hand.READY;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;

/// An action of two rounds in which tricks are played and guns fired; the actor and round are fields of its activity.
record Action(int seat) implements Frame<Hand> {
    private static final int MINION = 0, ROUND = 1, LAST_ROUND = 2;
    private static final int SHOT = 1000;                 // no card of the book has this number

    static Action begin(Hand t, int seat, int minion) {
        t.activityStack.begin();
        t.activityStack.set(MINION, minion);
        t.activityStack.set(ROUND, 1);
        return new Action(seat);
    }

    @Override public void resume(Hand t) {
        t.ask(seat);
    }

    @Override public void options(Hand t, int who, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        out.offer(Move.of(Hand.NEXT_ROUND), t.activityStack.get(ROUND) == LAST_ROUND ? NOT_NOW : null);
        for (int card = t.first(HELD + who); card != NONE; card = t.next(card))
            out.offer(Move.of(Hand.MODIFY, card), t.face(card) != Hand.TRICK ? NOT_NOW
                    : t.ledger.used(Hand.ACTION, t.activityStack.get(MINION), t.face(card)) ? USED : null);
        for (int card = t.first(READY + who); card != NONE; card = t.next(card))
            out.offer(Move.of(Hand.FIRE, card), t.face(card) != Hand.GUN ? NOT_NOW
                    : t.ledger.used(Hand.ROUND, card, SHOT) ? USED : null);
    }

    @Override public void onAnswers(Hand t, Answers answers) {
        long move = answers.of(seat);
        int card = Move.a(move);
        switch (Move.verb(move)) {
            case Hand.NEXT_ROUND -> {
                t.ledger.endScope(Hand.ROUND);
                t.activityStack.set(ROUND, LAST_ROUND);
            }
            case Hand.MODIFY -> {
                t.ledger.use(Hand.ACTION, t.activityStack.get(MINION), t.face(card));
                t.play(card, seat, t.activityStack.get(MINION));
            }
            case Hand.FIRE -> {
                t.ledger.use(Hand.ROUND, card, SHOT);
                t.gain(1 - seat, -1);
            }
            default -> {
                t.ledger.endScope(Hand.ROUND);
                t.ledger.endScope(Hand.ACTION);
                t.effects.endScope(Hand.ACTION);
                t.activityStack.end();
                t.leave();
            }
        }
    }
}
