package elysium.vtes.flow;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SEATS;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.rules.Blockers;
import elysium.vtes.rules.CurrentAction;
import elysium.vtes.rules.CurrentCombat;
import elysium.vtes.rules.Priority;
import elysium.vtes.table.Moment;
import elysium.vtes.table.Value;
import elysium.vtes.table.Verb;
import elysium.vtes.table.Vtes;

/// An opportunity that goes round: whoever might use a card or a text is asked in the prescribed order, whatever is used
/// gives it back to the first, and it is over when all pass in succession (VTES-SEQ-03, VTES-RUL-14).
///
/// @param moment what it is an opportunity for
/// @param passed how many have passed since something was used
public record PriorityWindow(int moment, int passed) implements Frame<Vtes> {
    /// What a seat might use: nothing, a text in play, or something else and no text in play.
    private static final int NOTHING = 0, IN_PLAY = 1, OTHER = 2;
    private static final PriorityWindow[][] ALL = new PriorityWindow[Moment.COUNT][SEATS + 1];

    static {
        for (int moment = 0; moment < Moment.COUNT; moment++)
            for (int passed = 0; passed <= SEATS; passed++) ALL[moment][passed] = new PriorityWindow(moment, passed);
    }

    private static PriorityWindow at(int moment, int passed) {
        return ALL[moment][passed];
    }

    /// Opens a window, if anybody might use something in it.
    public static void open(Vtes t, int moment) {
        int first = next(t, moment, 0);
        if (first < t.left()) t.push(at(moment, first));
    }

    /// Whether nobody but the first to have the opportunity might use anything in a window, as everybody can see.
    public static boolean isIdle(Vtes t, int moment) {
        return next(t, moment, 1) == t.left();
    }

    /// How many pass before somebody might use something; as many as there are if nobody might.
    private static int next(Vtes t, int moment, int passed) {
        int some = some(t, moment), left = t.left();
        if (some == 0) return left;
        int order = Priority.order(t), k = passed;
        while (k < left && !might(t, some, Priority.seat(order, k), moment)) k++;
        return k;
    }

    /// It falls with the action, the attempt or the combat that it is a part of, and an action with its Methuselah
    /// (VTES-RUL-25).
    private boolean stands(Vtes t) {
        if (moment == Moment.BEFORE_RANGE || moment == Moment.BEFORE_STRIKES)
            return CurrentCombat.underWay(t) && !CurrentCombat.over(t);
        if (moment < Moment.AS_ANNOUNCED || moment > Moment.AFTER_RESOLUTION) return true;
        if (!CurrentAction.underWay(t) || !t.alive(CurrentAction.seat(t))) return false;
        if (moment == Moment.AFTER_RESOLUTION) return true;
        return !CurrentAction.ended(t) && (moment != Moment.BLOCK_ATTEMPT || Blockers.goesOn(t));
    }

    @Override public void resume(Vtes t) {
        if (!stands(t)) {
            t.abandon();
            return;
        }
        int k = next(t, moment, passed);
        if (k >= t.left()) {
            t.leave();
            return;
        }
        t.become(at(moment, k));
        t.ask(Priority.seat(Priority.order(t), k));
    }

    @Override public void options(Vtes t, int seat, Offers out) {
        out.offer(Move.of(Verbs.PASS));
        offer(t, seat, moment, out);
    }

    @Override public void answered(Vtes t, Answers answers) {
        int seat = Priority.seat(Priority.order(t), passed);
        long move = answers.of(seat);
        if (Move.verb(move) == Verbs.PASS) {
            t.become(at(moment, passed + 1));
        } else {
            t.become(at(moment, 0));
            use(t, seat, move);
        }
    }

    // ---- for questions that are more than a window

    /// The seats that might use something in a window as far as one look tells, a bit each: no other need be looked at.
    public static int some(Vtes t, int moment) {
        if (t.modifierCount(Value.PROMISED) != 0) return t.aliveSeats();
        long windows = windows(moment);
        return Abilities.some(t, windows) | HandOffers.some(t, windows) | Waking.some(t, moment);
    }

    /// Whether one of some seats might use something in a window.
    private static boolean might(Vtes t, int some, int seat, int moment) {
        return (some >> seat & 1) != 0 && might(t, seat, moment);
    }

    /// Whether a seat might use something in a window, by what everybody can see.
    public static boolean might(Vtes t, int seat, int moment) {
        int known = t.recalled(seat, moment);
        return (known == NONE ? t.recall(seat, moment, looks(t, seat, moment)) : known) != NOTHING;
    }

    private static int looks(Vtes t, int seat, int moment) {
        long windows = windows(moment);
        if (Abilities.might(t, seat, windows)) return IN_PLAY;
        boolean other = HandOffers.might(t, seat, windows) || GrantedUses.might(t, seat, windows)
                || Waking.might(t, seat, moment);
        return other ? OTHER : NOTHING;
    }

    /// What may be used in a window, a bit for each that it stands for.
    private static long windows(int moment) {
        long attempt = moment == Moment.BLOCK_ATTEMPT ? 1L << Moment.BEFORE_RESOLUTION : 0;
        return 1L << moment | attempt | 1L << Moment.ANY_TIME;
    }

    /// Offers all that a seat may use in a window. During an attempt everything may be used that may be before resolution;
    /// some things may be used at any opportunity; and one may wake to react (VTES-CRL-50).
    public static void offer(Vtes t, int seat, int moment, Offers out) {
        long windows = windows(moment);
        if (out.explains() || t.recalled(seat, moment) != OTHER) Abilities.offer(t, seat, windows, out);
        GrantedUses.offer(t, seat, windows, out);
        HandOffers.offer(t, seat, windows, 0, out);
        if (Waking.serves(moment)) Waking.offer(t, seat, out);
        if (out.explains()) WindowRefusals.refuse(t, seat, moment, out);
    }

    /// Does what was offered: a card is played, or a text in play used.
    public static void use(Vtes t, int seat, long move) {
        if (Move.verb(move) == Verbs.ACTIVATE && !t.inPlay(Move.a(move))) GrantedUses.use(t, seat, move);
        else if (Move.verb(move) == Verbs.ACTIVATE) Abilities.use(t, seat, Move.a(move), Move.b(move));
        else PlayCard.begin(t, seat, Move.a(move), Move.b(move), Move.c(move));
    }

    /// Whether a move is one that [#use] does.
    public static boolean uses(long move) {
        return Move.verb(move) == Verbs.ACTIVATE || Move.verb(move) == Verb.PLAY;
    }
}
