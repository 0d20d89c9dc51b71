package elysium.vtes.flow.turn;

import static elysium.kernel.Table.NONE;

import elysium.tabletop.CardPlay;
import elysium.tabletop.TriggerResolution;
import elysium.vtes.flow.Discarding;
import elysium.vtes.rules.combat.DamagePackets;
import elysium.vtes.rules.politics.Titles;
import elysium.vtes.rules.turn.HandSizes;
import elysium.vtes.rules.turn.Ousting;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Moment;
import elysium.vtes.table.vocabulary.Phase;
import elysium.vtes.table.vocabulary.Value;

/// The state checks, in order: a Methuselah without pool is ousted (VTES-RUL-86), a title that may not be contested is
/// yielded (VTES-SEC-06), a minion without life is burned (VTES-ALY-07), and hands are adjusted to their size
/// (VTES-PLAY-08).
public final class StateChecks {
    private StateChecks() {}

    public static boolean due(Vtes t) {
        return t.anyCheckNeeded() && some(t);
    }

    private static boolean some(Vtes t) {
        if (t.hasModifiers(Value.OPEN_HAND)) HandSizes.revealOpenHands(t);
        if (t.pools.checkNeeded()) {
            int fallen = Ousting.oustAll(t);
            if (fallen != 0) {
                heard(t, fallen);
                return true;
            }
        }
        if (t.pools.titleCheckNeeded()) Titles.yieldUnsuitable(t);
        if (t.blood.checkNeeded() && !DamagePackets.isInProgress(t) && buried(t)) return true;
        return t.hands.checkNeeded() && t.turn.phase() != Phase.SET_UP && drawn(t);
    }

    /// Burns a minion that lost its last life by a cost or a theft (VTES-ALY-07); damage is handled elsewhere.
    private static boolean buried(Vtes t) {
        int lifeless = t.blood.firstDead();
        if (lifeless == NONE) return false;
        t.burn(lifeless);
        TriggerResolution.start(t, Moment.BURNED, NONE, lifeless, t.turn.active());
        return true;
    }

    private static void heard(Vtes t, int fallen) {
        if (t.isOver() || !t.hasTrigger(Moment.OUSTED)) return;
        for (int seat = 0; seat < t.players(); seat++)
            if ((fallen >> seat & 1) != 0)
                TriggerResolution.start(t, Moment.OUSTED, t.seats.predator(seat), seat, t.turn.active());
    }

    private static boolean drawn(Vtes t) {
        if (isReplaced(t)) return false;
        boolean drawn = false;
        for (int seat = HandSizes.firstToAdjust(t); seat != NONE; seat = HandSizes.firstToAdjust(t)) {
            int over = HandSizes.surplus(t, seat);
            if (over > 0) {
                if (t.top() instanceof Discarding) return drawn;   // already about to be asked
                t.push(Discarding.of(seat));
                return true;
            }
            if (HandSizes.mayReplaceDraw(t, seat)) {
                t.hands.setReplacing(seat, t.hands.replacing(seat) - 1);
                TriggerResolution.start(t, Moment.REPLACEMENT, NONE, seat, seat);
                return true;
            }
            HandSizes.draw(t, seat, -over);
            drawn = true;
        }
        t.hands.endChecks();
        return drawn;
    }

    /// Whether an effect is replacing a draw now; the hand is not checked before that is done.
    private static boolean isReplaced(Vtes t) {
        if (t.top() instanceof TriggerResolution<?> occurrence) return occurrence.moment() == Moment.REPLACEMENT;
        return t.top() instanceof CardPlay<?> play
                && t.book().card(play.def()).modes().get(play.mode()).moment() == Moment.REPLACEMENT;
    }
}
