package elysium.kit.trials.prowl;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kit.trials.Speaking;
import elysium.kit.trials.Window;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Verbs;

/// The turns and actions of Prowl.
final class ProwlFrames {
    private ProwlFrames() {}

    /// A seat acts with its unlocked minions, one after the other.
    record Turn(int seat, boolean done) implements Frame<Prowl>, Speaking {

        @Override public void resume(Prowl t) {
            if (!done) t.ask(seat);
            else if (t.nextTurn()) t.become(new Turn(t.turnOf(), false));
            else t.end();
        }

        @Override public void options(Prowl t, int who, Offers out) {
            out.offer(Move.of(Verbs.PASS));
            for (int minion = t.first(Prowl.READY + who); minion != NONE; minion = t.next(minion))
                out.offer(Move.of(Prowl.BLEED_WITH, minion), t.locked(minion) ? ProwlClause.MINION_LOCKED : null);
            for (int card = t.first(Prowl.HAND + who); card != NONE; card = t.next(card))
                out.offer(Move.of(Prowl.PLAY, card), ProwlClause.OTHER_MOMENT);
        }

        @Override public void onAnswers(Prowl t, Answers answers) {
            long move = answers.of(seat);
            if (Move.verb(move) == Verbs.PASS) t.become(new Turn(seat, true));
            else t.push(new Bleed(Move.a(move), Bleed.Stage.ANNOUNCED));
        }
    }

    /// A minion bleeds a seat. It owns its activity, so it is never abandoned.
    record Bleed(int minion, Stage at) implements Frame<Prowl> {
        enum Stage {
            ANNOUNCED, BLOCKS, DECLINED, RESOLUTION
        }

        @Override public void resume(Prowl t) {
            switch (at) {
                case ANNOUNCED -> {
                    t.beginAction(minion);
                    next(t, Stage.BLOCKS, new Impulse(Moment.ANNOUNCED));
                }
                case BLOCKS -> next(t, Stage.DECLINED, new Blocking());
                case DECLINED -> {
                    if (!t.canContinue() || t.result() == Blocking.BLOCKED) close(t);
                    else next(t, Stage.RESOLUTION, new Impulse(Moment.UNBLOCKED));
                }
                case RESOLUTION -> {
                    if (t.isTurned()) {                     // the new target may block (VTES-FAQ-03)
                        t.straight();
                        t.become(new Bleed(minion, Stage.BLOCKS));
                    } else {
                        if (t.canContinue()) t.pool(t.against(), t.pool(t.against()) - t.bleed());
                        close(t);
                    }
                }
            }
        }

        private void next(Prowl t, Stage stage, Frame<Prowl> inside) {
            t.become(new Bleed(minion, stage));
            t.push(inside);
        }

        private static void close(Prowl t) {
            t.leave();
            t.endOfAction();
        }
    }

    /// The target attempts blocks, one minion after the other, until it declines.
    record Blocking() implements Frame.Abandonable<Prowl> {
        static final int DECLINED = 0, BLOCKED = 1;

        @Override public boolean isValid(Prowl t) {
            return t.canContinue();
        }

        @Override public void resume(Prowl t) {
            boolean made = t.blocker() != NONE && t.result() == BLOCKED;
            t.blocker(NONE);
            if (made) t.leave(BLOCKED);
            else t.ask(t.against());
        }

        @Override public void options(Prowl t, int seat, Offers out) {
            out.offer(Move.of(Verbs.PASS));
            for (int minion = t.first(Prowl.READY + seat); minion != NONE; minion = t.next(minion))
                out.offer(Move.of(Prowl.BLOCK_WITH, minion), t.mayReact(minion) ? null : ProwlClause.MINION_LOCKED);
        }

        @Override public void onAnswers(Prowl t, Answers answers) {
            long move = answers.of(t.against());
            if (Move.verb(move) == Verbs.PASS) t.leave(DECLINED);
            else t.push(new BlockAttempt(Move.a(move), BlockAttempt.Stage.DECLARED));
        }
    }

    /// A minion attempts to block: both sides raise stealth and intercept until neither wants to.
    record BlockAttempt(int minion, Stage at) implements Frame.Abandonable<Prowl> {
        enum Stage {
            DECLARED, CONTESTED, MADE
        }

        @Override public boolean isValid(Prowl t) {
            return t.canContinue();
        }

        @Override public void resume(Prowl t) {
            switch (at) {
                case DECLARED -> {
                    t.blocker(minion);
                    t.become(new BlockAttempt(minion, Stage.CONTESTED));
                    t.push(new Impulse(Moment.ATTEMPT));
                }
                case CONTESTED -> {
                    if (t.intercept() < t.stealth()) {
                        t.leave(Blocking.DECLINED);
                    } else {
                        t.become(new BlockAttempt(minion, Stage.MADE));
                        t.push(new Impulse(Moment.BLOCKED));
                    }
                }
                case MADE -> {
                    t.leave(Blocking.BLOCKED);
                    t.lock(minion, true);
                    t.burnBlood(minion);
                    t.burnBlood(t.actor());
                }
            }
        }
    }

    /// The moments of an action at which cards may be played.
    enum Moment {
        ANNOUNCED, ATTEMPT, BLOCKED, UNBLOCKED
    }

    /// A window at a moment of the action; it closes when the target changes or the action ends.
    record Impulse(Moment moment) implements Window<Prowl>, Frame.Abandonable<Prowl>, Speaking {

        @Override public boolean isValid(Prowl t) {
            return t.canContinue() && !t.isTurned();
        }

        @Override public int ranked(Prowl t, int rank) {
            return Window.ranked(t, t.controller(t.actor()), t.against(), rank);
        }

        @Override public void options(Prowl t, int seat, Offers out) {
            out.offer(Move.of(Verbs.PASS));
            for (int card = t.first(Prowl.HAND + seat); card != NONE; card = t.next(card))
                out.offer(Move.of(Prowl.PLAY, card), ProwlCards.forbids(t, seat, card, moment));
        }

        @Override public void act(Prowl t, int seat, long move) {
            int card = Move.a(move), minion = ProwlCards.player(t, seat, card);
            t.push(CardPlay.of(t, card, 0, seat, minion));
        }
    }
}
