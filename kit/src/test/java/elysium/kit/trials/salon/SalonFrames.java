package elysium.kit.trials.salon;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Clause;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kit.trials.Speaking;
import elysium.kit.trials.Window;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// The turns and windows of Salon, and its state checks.
final class SalonFrames {
    private SalonFrames() {}

    /// A seat without coins ends the game; every hand matches its size at once (VTES-PLAY-08).
    static boolean due(Salon t) {
        for (int seat = 0; seat < t.players(); seat++)
            if (t.purse(seat) == 0) {
                t.end();
                return true;
            }
        if (t.top() instanceof Discard) return false;
        for (int seat = 0; seat < t.players(); seat++) {
            int surplus = t.surplus(seat), drawn = t.first(Salon.LIBRARY + seat);
            if (surplus > 0) t.push(new Discard(seat));
            else if (surplus < 0 && drawn != NONE) t.move(drawn, Salon.HAND + seat);
            else continue;
            return true;
        }
        return false;
    }

    /// A seat may act with its servant repeatedly while the servant is unlocked.
    record Turn(int seat, Stage at) implements Frame<Salon>, Speaking {
        enum Stage {
            UNLOCK, ACT, END
        }

        @Override public void resume(Salon t) {
            switch (at) {
                case UNLOCK -> {
                    t.locked(seat, false);
                    t.become(new Turn(seat, Stage.ACT));
                }
                case ACT -> t.ask(seat);
                case END -> {
                    t.effects.endScope(Salon.TURN);
                    if (t.nextTurn()) t.become(new Turn(t.acting(), Stage.UNLOCK));
                    else t.end();
                }
            }
        }

        @Override public void options(Salon t, int who, Offers out) {
            offerHand(t, who, out, card -> SalonCards.forbidsAction(t, who, card));
        }

        @Override public void onAnswers(Salon t, Answers answers) {
            long move = answers.of(seat);
            if (Move.verb(move) == Verbs.PASS) t.become(new Turn(seat, Stage.END));
            else t.push(CardPlay.of(t, Move.a(move), 0, seat, NONE));
        }
    }

    /// A window during the action, in which all seats may play cards.
    record Impulse() implements Window<Salon>, Speaking {

        @Override public int ranked(Salon t, int rank) {
            return Window.ranked(t, t.acting(), t.defending(), rank);
        }

        @Override public void options(Salon t, int seat, Offers out) {
            offerHand(t, seat, out, card -> SalonCards.forbidsAnswer(t, seat, card));
        }

        @Override public void act(Salon t, int seat, long move) {
            t.push(CardPlay.of(t, Move.a(move), 0, seat, NONE));
        }
    }

    /// A window while a card is being played: it may be cancelled, and servants may wake to do so (VTES-PLAY-03).
    record AsPlayed(int played) implements Window<Salon>, Frame.Abandonable<Salon>, Speaking {

        @Override public boolean isValid(Salon t) {
            return !t.cancelled(played);
        }

        @Override public int ranked(Salon t, int rank) {
            return Window.ranked(t, t.acting(), t.defending(), rank);
        }

        @Override public void options(Salon t, int seat, Offers out) {
            offerHand(t, seat, out, card -> SalonCards.forbidsAsPlayed(t, seat, card));
        }

        @Override public void act(Salon t, int seat, long move) {
            t.push(CardPlay.of(t, Move.a(move), 0, seat, played));
        }
    }

    /// A seat with too many cards discards one.
    record Discard(int seat) implements Frame<Salon>, Speaking {

        @Override public void resume(Salon t) {
            t.ask(seat);
        }

        @Override public void options(Salon t, int who, Offers out) {
            for (int card = t.first(Salon.HAND + who); card != NONE; card = t.next(card))
                out.offer(Move.of(Salon.DISCARD, card));
        }

        @Override public void onAnswers(Salon t, Answers answers) {
            t.leave();
            t.move(Move.a(answers.of(seat)), Salon.ASHES + seat);
        }
    }

    /// Why a card may not be played, or null.
    private interface Judge {
        @Nullable Clause forbids(int card);
    }

    private static void offerHand(Salon t, int seat, Offers out, Judge judge) {
        out.offer(Move.of(Verbs.PASS));
        for (int card = t.first(Salon.HAND + seat); card != NONE; card = t.next(card))
            out.offer(Move.of(Salon.PLAY, card), judge.forbids(card));
    }
}
