package elysium.vtes.flow;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SEATS;

import elysium.kernel.Answers;
import elysium.kernel.Frame;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.rules.action.Blockers;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.combat.CurrentCombat;
import elysium.vtes.rules.turn.Priority;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Value;
import elysium.vtes.table.vocabulary.Verb;

/// A window in which seats may use cards and texts. It asks the seats that might use something in the prescribed order,
/// starts over after each use, and closes when all pass in succession (VTES-SEQ-03, VTES-RUL-14).
///
/// @param moment what the window is for
/// @param passed how many seats have passed in a row
public record PriorityWindow(int moment, int passed) implements Frame<Vtes> {
    /// Kinds of use: none, a text in play, anything else.
    private static final int NOTHING = 0, IN_PLAY = 1, OTHER = 2;
    private static final PriorityWindow[][] ALL = new PriorityWindow[Moment.COUNT][SEATS + 1];

    static {
        for (int moment = 0; moment < Moment.COUNT; moment++)
            for (int passed = 0; passed <= SEATS; passed++) ALL[moment][passed] = new PriorityWindow(moment, passed);
    }

    private static PriorityWindow at(int moment, int passed) {
        return ALL[moment][passed];
    }

    /// Opens a window if any seat might use something in it.
    public static void open(Vtes t, int moment) {
        int first = next(t, moment, 0);
        if (first < t.seats.count()) t.push(at(moment, first));
    }

    /// Whether only the first seat in order might use something in a window, judging by public information.
    public static boolean isIdle(Vtes t, int moment) {
        return next(t, moment, 1) == t.seats.count();
    }

    /// The index of the next seat that might use something; the number of seats if none might.
    private static int next(Vtes t, int moment, int passed) {
        int some = seatsThatMightUse(t, moment), left = t.seats.count();
        if (some == 0) return left;
        int order = Priority.order(t), k = passed;
        while (k < left && !might(t, some, Priority.seat(order, k), moment)) k++;
        return k;
    }

    /// Whether the action, attempt or combat of the window is still in progress; an action ends with its Methuselah
    /// (VTES-RUL-25).
    private boolean stands(Vtes t) {
        if (moment == Moment.BEFORE_RANGE || moment == Moment.BEFORE_STRIKES)
            return CurrentCombat.isInProgress(t) && !CurrentCombat.isOver(t);
        if (moment < Moment.AS_ANNOUNCED || moment > Moment.AFTER_RESOLUTION) return true;
        if (!CurrentAction.isInProgress(t) || !t.seats.isAlive(CurrentAction.seat(t))) return false;
        if (moment == Moment.AFTER_RESOLUTION) return true;
        return !CurrentAction.ended(t) && (moment != Moment.BLOCK_ATTEMPT || Blockers.isAttemptValid(t));
    }

    @Override public void resume(Vtes t) {
        if (!stands(t)) {
            t.abandon();
            return;
        }
        int k = next(t, moment, passed);
        if (k >= t.seats.count()) {
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

    @Override public void onAnswers(Vtes t, Answers answers) {
        int seat = Priority.seat(Priority.order(t), passed);
        long move = answers.of(seat);
        if (Move.verb(move) == Verbs.PASS) {
            t.become(at(moment, passed + 1));
        } else {
            t.become(at(moment, 0));
            use(t, seat, move);
        }
    }

    // ---- for frames that ask more than a window does

    /// The seats that might use something in a window, as a bit set; a fast upper bound.
    public static int seatsThatMightUse(Vtes t, int moment) {
        if (t.modifierCount(Value.PROMISED) != 0) return t.seats.aliveSeats();
        long windows = windows(moment);
        return Abilities.seatsThatMightUse(t, windows) | HandOffers.seatsThatMightPlay(t, windows)
                | Waking.seatsThatMightWake(t, moment);
    }

    /// Whether a seat is in the bit set and might use something in a window.
    private static boolean might(Vtes t, int some, int seat, int moment) {
        return (some >> seat & 1) != 0 && mightUse(t, seat, moment);
    }

    /// Whether a seat might use something in a window, judging by public information.
    public static boolean mightUse(Vtes t, int seat, int moment) {
        int known = t.cache.answer(seat, moment);
        return (known == NONE ? t.cache.setAnswer(seat, moment, looks(t, seat, moment)) : known) != NOTHING;
    }

    private static int looks(Vtes t, int seat, int moment) {
        long windows = windows(moment);
        if (Abilities.mightUse(t, seat, windows)) return IN_PLAY;
        boolean other = HandOffers.mightPlay(t, seat, windows) || GrantedUses.mightUse(t, seat, windows)
                || Waking.isAsked(t, seat, moment);
        return other ? OTHER : NOTHING;
    }

    /// The moments that a window stands for, as a bit set.
    private static long windows(int moment) {
        long attempt = moment == Moment.BLOCK_ATTEMPT ? 1L << Moment.BEFORE_RESOLUTION : 0;
        return 1L << moment | attempt | 1L << Moment.ANY_TIME;
    }

    /// Offers everything a seat may use in a window. During a block attempt this includes everything usable before
    /// resolution; some texts are usable in any window; and a minion may be woken to react (VTES-CRL-50).
    public static void offer(Vtes t, int seat, int moment, Offers out) {
        long windows = windows(moment);
        if (out.collectsRefusals() || t.cache.answer(seat, moment) != OTHER) Abilities.offer(t, seat, windows, out);
        GrantedUses.offer(t, seat, windows, out);
        HandOffers.offer(t, seat, windows, 0, out);
        if (Waking.allowsOnlyWaking(moment)) Waking.offer(t, seat, out);
        if (out.collectsRefusals()) WindowRefusals.refuse(t, seat, moment, out);
    }

    /// Plays the card or uses the text of an offered move.
    public static void use(Vtes t, int seat, long move) {
        if (Move.verb(move) == Verbs.ACTIVATE && !t.regions.inPlay(Move.a(move))) GrantedUses.use(t, seat, move);
        else if (Move.verb(move) == Verbs.ACTIVATE) Abilities.use(t, seat, Move.a(move), Move.b(move));
        else PlayCard.begin(t, seat, Move.a(move), Move.b(move), Move.c(move));
    }

    /// Whether [#use] handles a move.
    public static boolean handles(long move) {
        return Move.verb(move) == Verbs.ACTIVATE || Move.verb(move) == Verb.PLAY;
    }
}
