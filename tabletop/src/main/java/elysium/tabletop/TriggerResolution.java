package elysium.tabletop;

import static elysium.kernel.Table.NONE;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;

/// Resolves one moment: in turn order, every text that waits for it takes effect once; each seat orders its own texts.
///
/// @param scope the ledger scope that records which texts have taken effect
/// @param place where it happens; `subject` is what it happens to, as the game defines it
/// @param first the seat that comes first; turn order does not change during the moment
/// @param turn the number of seats that are done
public record TriggerResolution<T extends CardTable<T>>(int moment, int scope, int place, int subject, int first,
        int turn)
        implements Frame<T> {

    /// A hypothetical moment, to find the texts that would react to it.
    public static <T extends CardTable<T>> TriggerResolution<T> hypothetical(int moment, int place, int subject,
            int first) {
        return new TriggerResolution<>(moment, 0, place, subject, first, 0);
    }

    /// Starts a moment if any text or effect reacts to it.
    public static <T extends CardTable<T>> void start(T t, int moment, int place, int subject, int first) {
        if (!t.hasTrigger(moment)) return;
        TriggerResolution<T> it = new TriggerResolution<>(moment, t.ledger.openScope(), place, subject, first, 0);
        int turn = it.nextTurn(t);
        if (turn <= t.players()) t.push(it.at(turn));
    }

    /// The number of seats to skip until one has something to do; more than the number of players if none has.
    private int nextTurn(T t) {
        int done = turn;
        while (done <= t.players() && waiting(t, seat(t, done), 0) == NONE && next(t, seat(t, done), NONE) == NONE)
            done++;
        return done;
    }

    @Override public void resume(T t) {
        int done = turn;
        long first = NONE;
        while (done <= t.players() && first == NONE) {
            if (waiting(t, seat(t, done), 0) != NONE) {
                wake(t, done);
                return;
            }
            first = next(t, seat(t, done), NONE);
            if (first == NONE) done++;
        }
        if (first == NONE) {
            t.ledger.endScope(scope);
            t.leave();
        } else {
            act(t, done, first);
        }
    }

    /// Lets a text of a seat take effect, or asks the seat which comes first if there are several.
    private void act(T t, int done, long first) {
        int seat = seat(t, done);
        long one = seat == NONE ? first : foremost(t, seat, first);
        if (one == NONE) {
            t.become(at(done));
            t.ask(seat);
        } else {
            fire(t, done, one);
        }
    }

    /// The next text of a seat, if there is only one or order does not matter; NONE if the seat must choose.
    private long foremost(T t, int seat, long first) {
        if (next(t, seat, first) == NONE) return first;
        long one = first;
        while (one != NONE && orderMatters(t, card(one), mode(one))) one = next(t, seat, one);
        return one;
    }

    /// Resumes waiting effects, which come before texts; a seat with different effects chooses the next one.
    private void wake(T t, int done) {
        int seat = seat(t, done), first = waiting(t, seat, 0), unlike = 1;
        while (waiting(t, seat, unlike) != NONE && t.effects.isAlike(first, waiting(t, seat, unlike))) unlike++;
        if (seat == NONE || waiting(t, seat, unlike) == NONE) {
            go(t, done, t.effects.takeWaiting(first));
        } else {
            t.become(at(done));
            t.ask(seat);
        }
    }

    private int waiting(T t, int seat, int k) {
        return t.effects.waitingEffect(moment, seat, scope, k);
    }

    @Override public void options(T t, int seat, Offers out) {
        for (int k = 0; waiting(t, seat, k) != NONE; k++)
            out.offer(Move.of(Verbs.PICK_DEF, t.effects.def(waiting(t, seat, k)), k));
        if (out.size() > 0) return;
        for (long one = next(t, seat, NONE); one != NONE; one = next(t, seat, one))
            out.offer(Move.of(Verbs.ACTIVATE, card(one), mode(one)));
    }

    @Override public void onAnswers(T t, Answers answers) {
        int seat = seat(t, turn);
        long move = answers.of(seat);
        if (Move.verb(move) == Verbs.PICK_DEF) go(t, turn, t.effects.takeWaiting(waiting(t, seat, Move.b(move))));
        else fire(t, turn, key(Move.a(move), Move.b(move)));
    }

    /// Texts of the common area, such as those of places, come after all seats.
    private int seat(T t, int done) {
        return done == t.players() ? NONE : (first + done) % t.players();
    }

    private void fire(T t, int done, long one) {
        t.ledger.use(scope, t.useKey(card(one)), mode(one));
        go(t, done, CardPlay.of(t, card(one), mode(one), seat(t, done), subject));
    }

    private void go(T t, int done, CardPlay<T> play) {
        t.become(at(done));
        t.onTrigger(play);
        t.push(play);
    }

    private TriggerResolution<T> at(int done) {
        return done == turn ? this : new TriggerResolution<>(moment, scope, place, subject, first, done);
    }

    /// The next text of a seat after another one that reacts to the moment and has not taken effect yet; NONE if there
    /// is none.
    private long next(T t, int seat, long after) {
        boolean passed = after == NONE;
        int zone;
        for (int k = 0; (zone = t.triggerZone(k, seat, this)) != NONE; k++)
            for (int card = t.first(zone); card != NONE; card = t.next(card)) {
                if ((t.book().triggers(t.face(card)) >> moment & 1) == 0 || !t.isActive(card)) continue;
                Mode<T>[] modes = t.book().modes(t.face(card));
                for (int mode = 0; mode < modes.length; mode++) {
                    long one = key(card, mode);
                    if (one == after) passed = true;
                    else if (passed && waits(t, card, mode, modes[mode])) return one;
                }
            }
        return NONE;
    }

    private static <T extends CardTable<T>> boolean orderMatters(T t, int card, int mode) {
        return t.book().modes(t.face(card))[mode].trigger().orderMatters();
    }

    private boolean waits(T t, int card, int mode, Mode<T> text) {
        return text.moment() == moment && !t.ledger.used(scope, t.useKey(card), mode)
                && text.trigger().reactsTo(t, card, this);
    }

    private static long key(int card, int mode) {
        return (long) card << 8 | mode;
    }

    private static int card(long key) {
        return (int) (key >> 8);
    }

    private static int mode(long key) {
        return (int) (key & 0xFF);
    }
}
