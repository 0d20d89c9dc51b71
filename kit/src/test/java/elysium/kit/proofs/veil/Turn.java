package elysium.kit.proofs.veil;

import static elysium.kernel.Table.NONE;
import static elysium.kit.proofs.Proof.Rule.NOT_THAT;
import static elysium.kit.proofs.veil.Veil.DECK;
import static elysium.kit.proofs.veil.Veil.FIELD;
import static elysium.kit.proofs.veil.Veil.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;

/// A seat does one thing with a card; then the next seat has its turn.
record Turn(int seat) implements Frame<Veil> {
    @Override public void resume(Veil t) {
        t.ask(seat);
    }

    @Override public void options(Veil t, int who, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        if (t.count(DECK + who) > 0) {
            out.offer(Move.of(Veil.DRAW));
            out.offer(Move.of(Veil.MIX));
        }
        if (t.count(Veil.CRYPT + who) > 0) out.offer(Move.of(Veil.RISE));
        for (int card = t.first(HAND + who); card != NONE; card = t.next(card)) {
            out.offer(Move.of(Veil.SHOW, card));
            out.offer(Move.of(Veil.HIDE, card));
            out.offer(Move.of(Veil.BURY, card));
        }
        for (int other = 0; other < t.players(); other++)
            for (int card = t.first(FIELD + other); card != NONE; card = t.next(card)) onField(t, who, card, out);
    }

    private static void onField(Veil t, int who, int card, Offers out) {
        boolean mine = t.controller(card) == who;
        if (!mine) {
            out.offer(Move.of(Veil.LOOK, card), t.isFaceDown(card) && !t.sees(who, card) ? null : NOT_THAT);
            out.offer(Move.of(Veil.STEAL, card), t.soleSeat(card) ? null : NOT_THAT);
            return;
        }
        boolean bare = t.isFaceDown(card) || t.soleSeat(card);
        out.offer(Move.of(Veil.TAKE_BACK, card), bare && t.face(card) < Veil.LIBRARY_CARDS ? null : NOT_THAT);
        out.offer(Move.of(Veil.BURN, card), t.soleSeat(card) ? null : NOT_THAT);
        out.offer(Move.of(Veil.MUTE, card), t.isFaceDown(card) ? NOT_THAT : null);
        if (!t.soleSeat(card) || !t.lendsText(card)) return;
        for (int host = t.first(FIELD + who); host != NONE; host = t.next(host))
            out.offer(Move.of(Veil.MERGE, card, host),
                    t.face(host) == Veil.ELDER && !t.isFaceDown(host) ? null : NOT_THAT);
    }

    @Override public void onAnswers(Veil t, Answers answers) {
        long move = answers.of(seat);
        int card = Move.a(move);
        t.nextTurn();
        t.become(new Turn((seat + 1) % t.players()));
        switch (Move.verb(move)) {
            case Veil.SHOW -> t.move(card, FIELD + seat);
            case Veil.HIDE -> t.moveFaceDown(card, FIELD + seat);
            case Veil.BURY -> t.move(card, DECK + seat);
            case Veil.DRAW -> t.move(t.first(DECK + seat), HAND + seat);
            case Veil.MIX -> t.shuffle(DECK + seat);
            case Veil.RISE -> rise(t);
            case Veil.LOOK -> t.showTo(card, 1 << seat);
            case Veil.STEAL -> t.move(card, FIELD + seat);
            case Veil.TAKE_BACK -> t.takeBack(card);
            case Veil.BURN -> t.burn(card);
            case Veil.MUTE -> t.isTextInactive(card, !t.muted(card));
            case Veil.MERGE -> t.attachments.attach(card, Move.b(move));
            default -> {}
        }
    }

    /// Every second card of the crypt is revealed; its seat alone sees the others.
    private void rise(Veil t) {
        int card = t.first(Veil.CRYPT + seat);
        t.moveFaceDown(card, FIELD + seat);
        if (t.count(Veil.CRYPT + seat) % 2 == 0) t.turnUp(card);
        else t.showTo(card, 1 << seat);
    }
}
