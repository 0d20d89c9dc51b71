package elysium.kit;

import static elysium.kernel.Table.NONE;
import static elysium.kit.Masque.FIELD;
import static elysium.kit.Masque.HAND;

import elysium.kernel.Answers;
import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kit.Masque.Fault;
import elysium.kit.Masque.Rule;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// One round of the Masque game: numbers in turn, cards at once, the reveal, and a discard in turn.
public record Round(Stage at, int turn) implements Frame<Masque> {
    public enum Stage {
        FISTS, CARDS, REVEAL, DISCARD, OVER
    }

    @Override public void resume(Masque t) {
        switch (at) {
            case FISTS -> t.ask(turn);
            case CARDS -> t.askAll((1 << t.players()) - 1);
            case REVEAL -> reveal(t);
            case DISCARD -> {
                if (t.fault == Fault.ASKS_BY_HAND && !t.holds(turn, Masque.CROWN)) next(t);
                else t.ask(turn);
            }
            case OVER -> over(t);
        }
    }

    @Override public void options(Masque t, int seat, Offers out) {
        switch (at) {
            case FISTS -> {
                for (int n = 0; n <= 2; n++)
                    out.offerWithCaution(Move.of(Masque.CLOSE, n), n == 0 ? Rule.EMPTY_FIST : null);
            }
            case CARDS -> cards(t, seat, out);
            case DISCARD -> {
                out.offer(Move.of(Verbs.PASS));
                for (int card : t.rowsOf(HAND + seat)) out.offer(Move.of(Masque.DISCARD, card));
            }
            default -> throw new IllegalStateException(this + " asks nothing");
        }
    }

    private static void cards(Masque t, int seat, Offers out) {
        if (t.fault == Fault.DEAD_END && t.round() == 1) return;
        out.offer(Move.of(Verbs.PASS));
        boolean peeks = t.fault == Fault.PEEKS && t.holds((seat + 1) % t.players(), Masque.CROWN);
        for (int card : t.rowsOf(HAND + seat)) {
            if (t.fault == Fault.SILENT_CARD && t.face(card) == Masque.MIRROR) continue;
            if (t.fault == Fault.TWO_MINDS && t.face(card) == Masque.WHISPER && !out.collectsRefusals()) continue;
            long move = Move.of(Masque.PLAY, card);
            out.offer(move, peeks ? Rule.CROWN_NEEDS_FIST : forbids(t, seat, card));
            if (t.fault == Fault.BOTH_WAYS && t.face(card) == Masque.DAGGER) out.offer(move, Rule.CROWN_NEEDS_FIST);
        }
    }

    private static @Nullable Clause forbids(Masque t, int seat, int card) {
        if (t.fault == Fault.HOLDS_ROW && card % 8 > 5) return Rule.CROWN_NEEDS_FIST;
        if (t.face(card) != Masque.CROWN || t.secretNumbers.get(seat) > 0) return null;
        return t.fault == Fault.STRANGE_CLAUSE ? Rule.STRANGE : Rule.CROWN_NEEDS_FIST;
    }

    @Override public void onAnswers(Masque t, Answers answers) {
        switch (at) {
            case FISTS -> {
                t.secretNumbers.set(turn, Move.a(answers.of(turn)), 0, 2);
                if (t.fault == Fault.WHIM) t.whim(Move.a(answers.of(turn)));
                next(t);
            }
            case CARDS -> {
                for (int seat = 0; seat < t.players(); seat++)
                    if (answers.verb(seat) == Masque.PLAY) t.moveFaceDown(Move.a(answers.of(seat)), FIELD + seat);
                t.become(new Round(Stage.REVEAL, 0));
            }
            case DISCARD -> {
                if (t.fault == Fault.FALLS && t.round() == 2)
                    throw new IllegalStateException("the rules failed on purpose");
                if (answers.verb(turn) == Masque.DISCARD) t.move(Move.a(answers.of(turn)), Masque.DECK + turn);
                else if (t.fault == Fault.HIDDEN_TOLL) toll(t, (turn + 1) % t.players());
                next(t);
            }
            default -> throw new IllegalStateException(this + " asked nothing");
        }
    }

    /// A player who passes pays a neighbour who holds the crown, which reveals a hidden card.
    private void toll(Masque t, int neighbour) {
        if (t.holds(neighbour, Masque.CROWN) && t.tokens(turn) > 0) t.pay(turn, neighbour);
    }

    private void next(Masque t) {
        boolean last = turn == t.players() - 1;
        if (!last) t.become(new Round(at, turn + 1));
        else if (at == Stage.FISTS) t.become(new Round(Stage.CARDS, 0));
        else t.become(new Round(Stage.OVER, 0));
    }

    private static void reveal(Masque t) {
        int weakest = NONE, strongest = NONE, low = 99, high = -1;
        for (int seat = 0; seat < t.players(); seat++) {
            for (int card : t.rowsOf(FIELD + seat)) t.turnUp(card);
            int strength = t.strength(seat, t.secretNumbers.reveal(seat));
            if (strength < low) weakest = seat;
            if (strength > high) strongest = seat;
            low = Math.min(low, strength);
            high = Math.max(high, strength);
        }
        if (low != high && t.tokens(weakest) > 0) t.pay(weakest, strongest);
        for (int seat = 0; seat < t.players(); seat++)
            for (int card : t.rowsOf(FIELD + seat)) t.move(card, Masque.ASHES + seat);
        t.become(new Round(Stage.DISCARD, 0));
        if (t.fault == Fault.OUTSIDE && ++t.outside == 2) t.tokens(0, t.tokens(0) + 1);
        if (t.fault == Fault.FORGETFUL) t.push(new Pause(0));
    }

    /// The faulty variant returns a card to a hand without choosing its row at random.
    private static void takeBack(Masque t, int seat) {
        if (t.fault != Fault.TAKES_BACK || t.count(Masque.ASHES + seat) == 0) return;
        t.copyRngFrom(new Masque(t.players(), t.fault));
        t.move(t.first(Masque.ASHES + seat), HAND + seat);
    }

    private static void over(Masque t) {
        for (int seat = 0; seat < t.players(); seat++) {
            takeBack(t, seat);
            t.draw(seat);
        }
        t.round(t.round() + 1);
        if (t.round() >= Masque.ROUNDS && t.fault != Fault.ENDLESS) t.end();
        else t.become(new Round(Stage.FISTS, 0));
    }

    /// A frame whose constructor changes its component, so that reading it back gives a different one.
    record Pause(int length) implements Frame<Masque> {
        Pause {
            length = length + 1;
        }

        @Override public void resume(Masque t) {
            t.ask(0);
        }

        @Override public void options(Masque t, int seat, Offers out) {
            out.offer(Move.of(Verbs.PASS));
        }

        @Override public void onAnswers(Masque t, Answers answers) {
            t.leave();
        }
    }
}
