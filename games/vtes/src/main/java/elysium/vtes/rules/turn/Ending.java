package elysium.vtes.rules.turn;

import static elysium.kernel.Table.NONE;

import elysium.vtes.table.Victory;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.event.EventKind;
import elysium.vtes.table.vocabulary.Phase;

/// Ends the game when one Methuselah is left or time is up: the most victory points win, and a tie has no winner.
public final class Ending {
    /// The number of rounds without an oust after which the game ends (VTES-RUL-102).
    public static final int QUIET_ROUNDS = 30;

    private Ending() {}

    /// The last Methuselah gains a point (VTES-END-06); if none is left, no one does (VTES-RUL-89).
    public static void scoreLastSurvivor(Vtes t) {
        if (t.seats.count() == 1) t.victory.score(Integer.numberOfTrailingZeros(t.seats.aliveSeats()), Victory.POINT);
        over(t);
    }

    /// Whether time is up at the end of a turn.
    public static boolean timeIsUp(Vtes t) {
        boolean limit = t.turn.limit() > 0 && t.turn.number() >= t.turn.limit();
        return limit || t.turn.turnsSinceOust() >= QUIET_ROUNDS * t.seats.count();
    }

    /// Each survivor gains half a point (VTES-RUL-10).
    public static void scoreTimeUp(Vtes t) {
        t.log(EventKind.TIME_UP, t.turn.active(), NONE, t.turn.number());
        for (int seat = 0; seat < t.players(); seat++) if (t.seats.isAlive(seat)) t.victory.score(seat, Victory.HALF);
        over(t);
    }

    private static void over(Vtes t) {
        t.turn.setPhase(Phase.OVER);
        t.victory.win(leader(t));
        t.end();
    }

    /// The Methuselah with the most victory points, even if ousted (VTES-END-07), or NONE on a tie (VTES-END-08).
    private static int leader(Vtes t) {
        int best = NONE, most = 0;
        for (int seat = 0; seat < t.players(); seat++) {
            if (t.victory.halfPoints(seat) > most) {
                best = seat;
                most = t.victory.halfPoints(seat);
            } else if (t.victory.halfPoints(seat) == most) {
                best = NONE;
            }
        }
        return best;
    }
}
