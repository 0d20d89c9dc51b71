package elysium.vtes.flow;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.ATTACHED;

import elysium.kernel.Clause;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Verbs;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.rules.card.PlayRules;
import elysium.vtes.rules.card.UsableText;
import elysium.vtes.rules.card.UsableTexts;
import elysium.vtes.rules.card.Usage;
import elysium.vtes.rules.card.UsedBy;
import elysium.vtes.rules.combat.Strikes;
import elysium.vtes.table.Regions;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.clause.CombatClause;
import elysium.vtes.table.event.EventKind;
import org.jspecify.annotations.Nullable;

/// Offers and uses the texts of a seat's cards in play during a window.
public final class Abilities {
    private static final int OWN_ZONES = 4;

    private Abilities() {}

    /// Whether a seat might use something in a window, judging by public information.
    static boolean mightUse(Vtes t, int seat, long windows) {
        return walk(t, seat, windows, null);
    }

    private static boolean mightOf(Vtes t, int card, int seat, long windows) {
        for (int mode = modes(t, card) - 1; mode >= 0; mode--) {
            UsableText text = text(t, card, mode, windows);
            if (text != null && text.fitsSeat(t, seat) && usableBy(t, text.usage(), card, seat)
                    && text.mightUse(t, seat, subject(t, card, text.usage()), card))
                return true;
        }
        return false;
    }

    /// Offers the texts a seat may use in a window, and refuses the others with their reasons.
    static void offer(Vtes t, int seat, long windows, Offers out) {
        walk(t, seat, windows, out);
    }

    private static void offerOf(Vtes t, int card, int seat, long windows, Offers out) {
        for (int mode = 0; mode < modes(t, card); mode++) {
            UsableText text = text(t, card, mode, windows);
            if (text == null || !usableBy(t, text.usage(), card, seat)) continue;
            if (out.collectsRefusals())
                out.offer(Move.of(Verbs.ACTIVATE, card, mode), forbids(t, card, mode, seat, text.usage()));
            else if (text.fitsSeat(t, seat) && allows(t, card, seat, text))
                out.offer(Move.of(Verbs.ACTIVATE, card, mode));
        }
    }

    private static boolean allows(Vtes t, int card, int seat, UsableText text) {
        return text.allows(t, seat, subject(t, card, text.usage()), card) && !Strikes.justStolen(t, card);
    }

    private static @Nullable Clause forbids(Vtes t, int card, int mode, int seat, Usage how) {
        if (Strikes.justStolen(t, card)) return CombatClause.JUST_STOLEN;
        return PlayRules.forbids(t, how, play(t, card, mode, seat, how));
    }

    /// Uses a text that was offered: its costs first.
    static void use(Vtes t, int seat, int card, int mode) {
        Usage how = Usage.of(t.book(), t.face(card), mode);
        if (how == null) throw new IllegalStateException(t.name(card).en() + " is not used by choice");
        CardPlay<Vtes> play = play(t, card, mode, seat, how);
        t.logCard(EventKind.USED, seat, card, play.subject() == NONE ? NONE : t.face(play.subject()));
        if (CurrentAction.isInProgress(t)) CurrentAction.countEffect(t);
        t.push(play);
    }

    private static CardPlay<Vtes> play(Vtes t, int card, int mode, int seat, Usage how) {
        return CardPlay.of(t, card, mode, seat, subject(t, card, how));
    }

    private static int subject(Vtes t, int card, Usage how) {
        return how.usedBy() == UsedBy.SEAT ? NONE : bearer(t, card);
    }

    /// The subject of a text: the minion that bears the card, or the card itself.
    private static int bearer(Vtes t, int card) {
        int host = t.bearers.of(card);
        return host != NONE ? host : t.regions.isMinion(card) ? card : NONE;
    }

    /// Whether a seat may use a text: its card's controller, or the controller of its host.
    private static boolean usableBy(Vtes t, Usage how, int card, int seat) {
        int host = t.bearers.of(card);
        return t.controller(how.is(Usage.OF_HOST) && host != NONE ? host : card) == seat;
    }

    /// The text of a card in play if it is used in a window, or null.
    private static @Nullable UsableText text(Vtes t, int card, int mode, long windows) {
        UsableText text = UsableTexts.of(t.book()).text(t.face(card), mode);
        return text != null && (windows >> text.moment() & 1) != 0 && text.isUsed() ? text : null;
    }

    private static int modes(Vtes t, int card) {
        return UsableTexts.of(t.book()).textCount(t.face(card));
    }

    // ---- the candidates: a seat's own cards, then what others have put on its cards

    /// Offers the texts, or without `out` returns whether there might be one.
    private static boolean walk(Vtes t, int seat, long windows, @Nullable Offers out) {
        boolean explains = out != null && out.collectsRefusals();
        UsableTexts chances = UsableTexts.of(t.book());
        long timely = windows
                & (seat == t.turn.active() || explains ? chances.inPlayWindows() : chances.inPlayWindowsOutOfTurn());
        if (timely == 0) return false;
        if (explains || (heeding(t, timely) >> seat & 1) != 0)
            for (int k = 0; k < OWN_ZONES; k++)
                if (walkZone(t, Regions.playZone(k, seat), seat, timely, out)) return true;
        long lent = timely & chances.hostWindows();
        if (lent == 0) return false;
        for (int rest = (explains ? t.seats.aliveSeats() : heeding(t, lent)) & ~(1 << seat); rest != 0;
                rest &= rest - 1)
            if (walkZone(t, ATTACHED + Integer.numberOfTrailingZeros(rest), seat, lent, out)) return true;
        return false;
    }

    /// The seats that might use something in some windows, as a bit set; a fast upper bound.
    static int seatsThatMightUse(Vtes t, long windows) {
        UsableTexts chances = UsableTexts.of(t.book());
        long used = windows & chances.inPlayWindows();
        if (used == 0) return 0;
        int all = heeding(t, used);
        if (all == 0) return 0;
        int active = 1 << t.turn.active();
        long abroad = used & chances.inPlayWindowsOutOfTurn(), lent = used & chances.hostWindows();
        int seats = all & active | heeding(t, abroad);
        if (lent == 0) return seats;
        return heeding(t, lent & abroad) != 0 ? t.seats.aliveSeats() : heeding(t, lent) != 0 ? seats | active : seats;
    }

    /// The seats with an active text for some windows, as a bit set.
    private static int heeding(Vtes t, long windows) {
        int seats = 0;
        for (long rest = windows; rest != 0; rest &= rest - 1)
            seats |= t.seatsWithTrigger(Long.numberOfTrailingZeros(rest));
        return seats;
    }

    private static boolean walkZone(Vtes t, int zone, int seat, long windows, @Nullable Offers out) {
        for (int card = t.first(zone); card != NONE; card = t.next(card)) {
            if (!isUsed(t, card, windows)) continue;
            if (out != null) offerOf(t, card, seat, windows, out);
            else if (mightOf(t, card, seat, windows)) return true;
        }
        return false;
    }

    private static boolean isUsed(Vtes t, int card, long windows) {
        return (UsableTexts.of(t.book()).inPlayWindowsOf(t.face(card)) & windows) != 0 && t.isActive(card);
    }
}
