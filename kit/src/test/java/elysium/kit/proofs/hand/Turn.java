package elysium.kit.proofs.hand;

import static elysium.kernel.Table.NONE;
import static elysium.kit.proofs.Proof.Rule.NOT_NOW;
import static elysium.kit.proofs.Proof.Rule.USED;
import static elysium.kit.proofs.hand.Hand.HELD;
import static elysium.kit.proofs.hand.Hand.READY;

import elysium.kernel.Answers;
import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// A seat plays cards and acts with its minions; then comes its discard phase, for which some cards wait.
record Turn(int seat, Phase at) implements Frame<Hand> {
    enum Phase {
        MAIN, DISCARD, END
    }

    private static final int LAST_DAY = 12;

    @Override public void resume(Hand t) {
        switch (at) {
            case MAIN -> t.ask(seat);
            case DISCARD -> {
                t.become(new Turn(seat, Phase.END));
                t.effects.endScope(Hand.UNTIL_DISCARD + seat);
                t.push(Hand.occurs(t, Hand.DISCARD_PHASE + seat, seat));
            }
            case END -> {
                t.ledger.endScope(Hand.TURN);
                t.effects.endScope(Hand.TURN);
                t.nextDay();
                t.become(new Turn((seat + 1) % t.players(), Phase.MAIN));
                if (t.day() == LAST_DAY) t.end();
            }
        }
    }

    @Override public void options(Hand t, int who, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        for (int card = t.first(HELD + who); card != NONE; card = t.next(card)) {
            out.offer(Move.of(Hand.PLAY, card), forbidsPlay(t, card));
            if (t.face(card) != Hand.RAID) continue;
            for (int minion = t.first(READY + who); minion != NONE; minion = t.next(minion))
                out.offer(Move.of(Hand.ACT, minion, card), forbidsAct(t, minion, card));
        }
    }

    /// A boast can be made once each turn, counted by name, whatever copy is used.
    private static @Nullable Clause forbidsPlay(Hand t, int card) {
        int def = t.face(card);
        if (def == Hand.RAID || def == Hand.TRICK) return NOT_NOW;
        return def == Hand.BOAST && t.ledger.used(Hand.TURN, NONE, def) ? USED : null;
    }

    /// VTES-MIN-13: a minion acts once a turn with the same action card.
    private static @Nullable Clause forbidsAct(Hand t, int minion, int card) {
        if (t.face(minion) != Hand.MINION) return NOT_NOW;
        return t.ledger.used(Hand.TURN, minion, t.face(card)) ? USED : null;
    }

    @Override public void onAnswers(Hand t, Answers answers) {
        long move = answers.of(seat);
        switch (Move.verb(move)) {
            case Hand.PLAY -> {
                if (t.face(Move.a(move)) == Hand.BOAST) t.ledger.use(Hand.TURN, NONE, Hand.BOAST);
                t.play(Move.a(move), seat, NONE);
            }
            case Hand.ACT -> {
                t.ledger.use(Hand.TURN, Move.a(move), t.face(Move.b(move)));
                t.push(Action.begin(t, seat, Move.a(move)));
                t.play(Move.b(move), seat, Move.a(move));
            }
            default -> t.become(new Turn(seat, Phase.DISCARD));
        }
    }
}
