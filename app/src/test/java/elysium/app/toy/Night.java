package elysium.app.toy;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;

/// One round of Rats: a mood, then a card from each player; the strongest card wins.
record Night(Stage at) implements Frame<Rats> {
    enum Stage {
        MOOD, CARDS
    }

    @Override public void resume(Rats t) {
        if (t.round() == Rats.ROUNDS) {
            t.end();
            return;
        }
        if (at == Stage.MOOD) t.ask(t.round() % t.players());
        else t.askAll((1 << t.players()) - 1);
    }

    @Override public void options(Rats t, int seat, Offers out) {
        if (at == Stage.MOOD) {
            out.offer(Move.of(Rats.LOUD));
            out.offer(Move.of(Rats.QUIET));
            return;
        }
        for (int card = t.first(Rats.HAND + seat); card != Rats.NONE; card = t.next(card)) {
            long move = Move.of(Rats.PLAY, card);
            boolean crown = t.face(card) == RatsGame.CROWN, ash = t.face(card) == RatsGame.ASH;
            if (crown && t.round() == 0 && others(t, seat)) out.offer(move, RatsClause.NO_CROWN);
            else out.offerWithCaution(move, ash ? RatsClause.ASH_IS_WASTED : null);
        }
    }

    private static boolean others(Rats t, int seat) {
        for (int card = t.first(Rats.HAND + seat); card != Rats.NONE; card = t.next(card))
            if (t.face(card) != RatsGame.CROWN) return true;
        return false;
    }

    @Override public void onAnswers(Rats t, Answers answers) {
        if (at == Stage.MOOD) {
            t.mood(answers.verb(t.round() % t.players()) == Rats.LOUD);
            t.become(new Night(Stage.CARDS));
            return;
        }
        int best = 0;
        for (int seat = 0; seat < t.players(); seat++) {
            t.move(Move.a(answers.of(seat)), Rats.FLOOR + seat);
            if (power(t, seat) > power(t, best)) best = seat;
        }
        t.takes(best, t.loud() ? 2 : 1);
        t.nextRound();
        t.become(new Night(Stage.MOOD));
    }

    private static int power(Rats t, int seat) {
        return t.printed(t.last(Rats.FLOOR + seat), 0);
    }
}
