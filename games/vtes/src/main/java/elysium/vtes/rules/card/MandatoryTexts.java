package elysium.vtes.rules.card;

import static elysium.kernel.Table.NONE;

import java.util.List;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.CardPlay;
import elysium.tabletop.Mode;
import elysium.tabletop.TriggerResolution;
import elysium.tabletop.Verbs;
import elysium.vtes.table.Regions;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Scope;
import org.jspecify.annotations.Nullable;

/// Mandatory texts of the unlock phase, whoever controls them; the active player chooses their order (VTES-RUL-23).
public final class MandatoryTexts {
    private static final int EACH = 8;

    private MandatoryTexts() {}

    /// Whether a mandatory text is left in the unlock phase of a seat.
    public static boolean isAnyLeft(Vtes t, int seat) {
        return t.hasTrigger(Moment.UNLOCKING) && walk(t, seat, null);
    }

    /// Offers the mandatory texts that are left.
    public static void offer(Vtes t, int seat, Offers out) {
        if (t.hasTrigger(Moment.UNLOCKING)) walk(t, seat, out);
    }

    /// Runs the text of a move; returns false if the move names none.
    public static boolean tryPerform(Vtes t, int seat, long move) {
        if (Move.verb(move) != Verbs.ACTIVATE || !t.hasTrigger(Moment.UNLOCKING)) return false;
        int card = Move.a(move), mode = Move.b(move);
        if (t.book().card(t.face(card)).modes().get(mode).moment() != Moment.UNLOCKING) return false;
        t.ledger.use(Scope.PHASE, card, key(t, card, mode));
        t.push(CardPlay.of(t, card, mode, t.controller(card), seat).withChooser(seat));
        return true;
    }

    private static boolean walk(Vtes t, int seat, @Nullable Offers out) {
        boolean some = false;
        TriggerResolution<Vtes> now = TriggerResolution.hypothetical(Moment.UNLOCKING, NONE, seat, seat);
        for (int rest = t.seatsWithTrigger(Moment.UNLOCKING); rest != 0; rest &= rest - 1) {
            int of = Integer.numberOfTrailingZeros(rest), zone;
            for (int k = 0; (zone = Regions.playZone(k, of)) != NONE; k++)
                for (int card = t.first(zone); card != NONE; card = t.next(card)) some |= heard(t, card, now, out);
        }
        return some;
    }

    private static boolean heard(Vtes t, int card, TriggerResolution<Vtes> now,
            @Nullable Offers out) {
        if (!t.isActive(card) || (t.book().triggers(t.face(card)) >> Moment.UNLOCKING & 1) == 0) return false;
        boolean some = false;
        List<Mode<Vtes>> modes = t.book().card(t.face(card)).modes();
        for (int mode = 0; mode < modes.size(); mode++) {
            Mode<Vtes> text = modes.get(mode);
            if (text.moment() != Moment.UNLOCKING || t.ledger.used(Scope.PHASE, card, key(t, card, mode))
                    || !text.trigger().reactsTo(t, card, now))
                continue;
            some = true;
            if (out != null) out.offer(Move.of(Verbs.ACTIVATE, card, mode));
        }
        return some;
    }

    private static int key(Vtes t, int card, int mode) {
        return t.face(card) * EACH + mode;
    }
}
