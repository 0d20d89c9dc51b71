package elysium.rivals.flow;

import static elysium.kernel.Table.NONE;
import static elysium.rivals.table.GameLayout.ATTACHED;
import static elysium.rivals.table.GameLayout.HAVEN;
import static elysium.rivals.table.GameLayout.ONGOING;
import static elysium.rivals.table.GameLayout.SEAT_CARDS;
import static elysium.rivals.table.GameLayout.STREETS;

import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.rules.Texts;
import elysium.rivals.rules.Uses;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.clause.RivalsClause;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Kind;
import elysium.rivals.table.vocabulary.Moment;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Mode;
import elysium.tabletop.Verbs;
import org.jspecify.annotations.Nullable;

/// Offers and activates the abilities of cards in play.
public final class Abilities {
    private static final int[] ZONES = {HAVEN, STREETS, ATTACHED, ONGOING, SEAT_CARDS};

    private Abilities() {}

    /// Whether a seat may have an ability to use in a window, by public information only.
    public static boolean any(Rivals t, int seat, int window) {
        if (!t.hasTrigger(window, seat)) return false;
        for (int zones : ZONES)
            for (int card = t.first(zones + seat); card != NONE; card = t.next(card))
                if (heeds(t, card, window) && anyOf(t, card, seat, window)) return true;
        return false;
    }

    /// The same for attached cards of one kind.
    public static boolean anyOf(Rivals t, int seat, int window, Kind kind) {
        if (!t.hasTrigger(window, seat)) return false;
        for (int card = t.first(ATTACHED + seat); card != NONE; card = t.next(card))
            if (t.facts.is(card, kind) && heeds(t, card, window) && anyOf(t, card, seat, window)) return true;
        return false;
    }

    private static boolean anyOf(Rivals t, int card, int seat, int window) {
        Mode<Rivals>[] modes = modes(t, card);
        for (int mode = 0; mode < modes.length; mode++)
            if (modes[mode].moment() == window && !Uses.of(t, card, mode).used(t, card, mode)
                    && Texts.mayBeUsed(t, CardPlay.of(t, card, mode, seat, subject(t, card, seat))))
                return true;
        return false;
    }

    /// Offers the abilities that a seat may use in a window, and refuses the others.
    public static void offer(Rivals t, int seat, int window, Offers out) {
        if (!t.hasTrigger(window, seat)) return;
        for (int zones : ZONES)
            for (int card = t.first(zones + seat); card != NONE; card = t.next(card))
                if (heeds(t, card, window)) offerOf(t, card, seat, window, out);
    }

    /// Offers the abilities of one card in a window, wherever it is.
    public static void offerOf(Rivals t, int card, int seat, int window, Offers out) {
        Mode<Rivals>[] modes = modes(t, card);
        for (int mode = 0; mode < modes.length; mode++)
            if (modes[mode].moment() == window)
                out.offer(Move.of(Verbs.ACTIVATE, card, mode), forbids(t, card, mode, seat));
    }

    private static @Nullable Clause forbids(Rivals t, int card, int mode, int seat) {
        Mode<Rivals> text = modes(t, card)[mode];
        int subject = subject(t, card, seat);
        if (Uses.of(t, card, mode).used(t, card, mode)) return RivalsClause.USED;
        if (text.moment() == Moment.AS_ACTION) {
            if (!t.turn.mayAct(false)) return RivalsClause.NO_ACTION_LEFT;
            if (subject != NONE && t.readiness.exhausted(subject)) return RivalsClause.NOT_READY;
        }
        return Texts.forbids(t, card, mode, seat, subject);
    }

    /// Whether an answer uses an ability of this window.
    public static boolean isOf(Rivals t, long move, int window) {
        return Move.verb(move) == Verbs.ACTIVATE && modes(t, Move.a(move))[Move.b(move)].moment() == window;
    }

    /// Activates an offered ability: spends an action if it takes one, pays its costs, reads its text.
    public static void activate(Rivals t, int seat, long move) {
        int card = Move.a(move), mode = Move.b(move), subject = subject(t, card, seat);
        Mode<Rivals> text = modes(t, card)[mode];
        Uses.of(t, card, mode).recordUse(t, card, mode);
        t.logCard(EventKind.USED, seat, card, subject == NONE ? NONE : t.face(subject));
        if (text.moment() == Moment.AS_ACTION) {
            t.turn.spendAction(false);
            if (subject != NONE) t.readiness.exhaust(subject);
        }
        t.push(CardPlay.of(t, card, mode, seat, subject));
    }

    /// The subject of an ability: the vampire itself or the bearer, the Leader for a Haven, NONE for other cards.
    public static int subject(Rivals t, int card, int seat) {
        int bearer = t.bearers.of(card);
        if (bearer != NONE) return bearer;
        if (t.facts.is(card, Kind.VAMPIRE)) return card;
        return t.facts.is(card, Kind.HAVEN) ? t.coteries.leader(seat) : NONE;
    }

    private static boolean heeds(Rivals t, int card, int window) {
        return Texts.has(t, card, window) && t.isActive(card);
    }

    private static Mode<Rivals>[] modes(Rivals t, int card) {
        return t.book().modes(t.face(card));
    }
}
