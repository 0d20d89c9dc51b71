package elysium.kit.trials.conclave;

import static elysium.kernel.Table.NONE;
import static elysium.kit.trials.conclave.Conclave.NO;
import static elysium.kit.trials.conclave.Conclave.YES;

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

/// The turns and activities of Conclave.
final class ConclaveFrames {
    private ConclaveFrames() {}

    /// A seat begins one activity: a referendum, a conflict of bids or a scheme.
    record Turn(int seat, boolean done) implements Frame<Conclave>, Speaking {

        @Override public void resume(Conclave t) {
            if (!done) t.ask(seat);
            else if (t.nextTurn()) t.become(new Turn(t.turnOf(), false));
            else t.end();
        }

        @Override public void options(Conclave t, int who, Offers out) {
            out.offer(Move.of(Verbs.PASS));
            out.offer(Move.of(Conclave.CALL));
            out.offer(Move.of(Conclave.BID));
            out.offer(Move.of(Conclave.SCHEME));
            for (int card = t.first(Conclave.HAND + who); card != NONE; card = t.next(card))
                out.offer(Move.of(Conclave.PLAY, card), ConclaveClause.ONLY_IN_A_REFERENDUM);
        }

        @Override public void onAnswers(Conclave t, Answers answers) {
            t.become(new Turn(seat, true));
            t.begun(answers.verb(seat));
            switch (answers.verb(seat)) {
                case Conclave.CALL -> t.push(new Referendum(seat, Referendum.Stage.CALLED));
                case Conclave.BID -> t.push(new Bidding());
                case Conclave.SCHEME -> t.push(new Scheme(seat, 0));
                default -> {}
            }
        }
    }

    /// A referendum: terms, polling, resolution (VTES-POL-03). It owns its activity.
    record Referendum(int caller, Stage at) implements Frame<Conclave> {
        private static final int MOST = 3;

        enum Stage {
            CALLED, TERMS, RESOLUTION
        }

        @Override public void resume(Conclave t) {
            switch (at) {
                case CALLED -> {
                    t.activityStack.begin();
                    t.become(new Referendum(caller, Stage.TERMS));
                }
                case TERMS -> t.ask(caller);              // chosen only after the referendum was called (VTES-POL-04)
                case RESOLUTION -> {
                    t.leave();
                    if (t.ballots.tally(YES) > t.ballots.tally(NO)) pass(t);
                    t.effects.endScope(Conclave.REFERENDUM);
                    t.activityStack.end();
                }
            }
        }

        @Override public void options(Conclave t, int seat, Offers out) {
            for (int victim = 0; victim < t.players(); victim++)
                for (int amount = 1; victim != caller && amount <= MOST; amount++)
                    out.offer(Move.of(Conclave.TERMS, victim, amount));
        }

        @Override public void onAnswers(Conclave t, Answers answers) {
            long terms = answers.of(caller);
            t.ballots.terms(Move.a(terms), Move.b(terms));
            t.become(new Referendum(caller, Stage.RESOLUTION));
            t.push(new Polling(caller));
        }

        private void pass(Conclave t) {
            int paid = Math.min(t.ballots.amount(), t.prestige(t.ballots.victim()));
            t.gainPrestige(t.ballots.victim(), -paid);
            t.gainPrestige(caller, paid);
        }
    }

    /// All seats cast, gain, change and cancel votes in any order until all have finished (VTES-POL-06).
    record Polling(int caller) implements Window<Conclave>, Speaking {

        @Override public int ranked(Conclave t, int rank) {
            return Window.ranked(t, caller, NONE, rank);
        }

        @Override public void options(Conclave t, int seat, Offers out) {
            out.offer(Move.of(Verbs.PASS));
            for (int member = t.first(Conclave.READY + seat); member != NONE; member = t.next(member))
                for (int side = YES; side <= NO; side++)
                    out.offer(Move.of(Conclave.CAST, member, side), forbidsCast(t, member, side));
            for (int card = t.first(Conclave.HAND + seat); card != NONE; card = t.next(card))
                out.offer(Move.of(Conclave.PLAY, card), ConclaveCards.forbidsInPolling(t, card));
        }

        @Override public void act(Conclave t, int seat, long move) {
            if (Move.verb(move) == Conclave.CAST) cast(t, Move.a(move), Move.b(move));
            else t.push(CardPlay.of(t, Move.a(move), 0, seat, NONE));
        }

        /// Each member burns the tax as it casts against (VTES-CRL-02).
        private static void cast(Conclave t, int member, int side) {
            if (side == NO) t.burnBlood(member, t.value(Conclave.TAX, NONE));
            t.ballots.cast(member, side);
        }

        private static @Nullable Clause forbidsCast(Conclave t, int member, int side) {
            if (t.ballots.of(member) != NONE) return ConclaveClause.ALREADY_CAST;
            boolean poor = side == NO && t.counters(member) < t.value(Conclave.TAX, NONE);
            return poor ? ConclaveClause.NO_BLOOD_FOR_THE_TAX : null;
        }
    }

    /// All seats bid in secret at once; the highest bids win a favour, and only they are paid.
    record Bidding() implements Frame<Conclave> {

        @Override public void resume(Conclave t) {
            t.askAll((1 << t.players()) - 1);
        }

        @Override public void options(Conclave t, int seat, Offers out) {
            for (int bid = 0; bid <= t.prestige(seat); bid++) out.offer(Move.of(Verbs.PICK_NUMBER, bid));
        }

        @Override public void onAnswers(Conclave t, Answers answers) {
            int highest = 0;
            for (int seat = 0; seat < t.players(); seat++) highest = Math.max(highest, Move.a(answers.of(seat)));
            t.leave(highest);
            for (int seat = 0; seat < t.players(); seat++) {
                if (highest == 0 || Move.a(answers.of(seat)) < highest) continue;
                t.gainPrestige(seat, -highest);
                t.gainFavour(seat, 1);
            }
        }
    }
}
