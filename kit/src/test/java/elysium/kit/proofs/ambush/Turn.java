package elysium.kit.proofs.ambush;

import static elysium.kernel.Table.NONE;
import static elysium.kit.proofs.Proof.Rule.NOT_NOW;
import static elysium.kit.proofs.ambush.Ambush.STREETS;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;

/// A seat attacks with its ready characters until it passes; then the other seat has its turn.
record Turn(int seat) implements Frame<Ambush> {
    @Override public void resume(Ambush t) {
        t.ask(seat);
    }

    @Override public void options(Ambush t, int who, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        for (int card = t.first(STREETS + who); card != NONE; card = t.next(card))
            for (int target = t.first(STREETS + 1 - who); target != NONE; target = t.next(target))
                out.offer(Move.of(Ambush.ATTACK, card, target), t.ready(card) ? null : NOT_NOW);
    }

    @Override public void onAnswers(Ambush t, Answers answers) {
        long move = answers.of(seat);
        if (Move.verb(move) == Ambush.ATTACK) {
            t.push(Attack.begin(t, Move.a(move), Move.b(move)));
            return;
        }
        t.nextTurn();
        t.readyAll(1 - seat);
        t.become(new Turn(1 - seat));
    }
}
