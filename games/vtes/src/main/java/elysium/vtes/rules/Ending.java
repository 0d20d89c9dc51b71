package elysium.vtes.rules;

import static elysium.kernel.Table.NONE;

import elysium.vtes.table.EventKind;
import elysium.vtes.table.Phase;
import elysium.vtes.table.Vtes;

/// How a game ends: one Methuselah is left, or the time is up; the most victory points win, and a tie has no winner.
public final class Ending {
    /// Rounds in a row in which nobody leaves the game (VTES-RUL-102).
    public static final int CALM = 30;

    private Ending() {}

    /// At most one is left, who gains a point more (VTES-END-06); of none left nobody does (VTES-RUL-89).
    public static void last(Vtes t) {
        if (t.left() == 1) t.score(Integer.numberOfTrailingZeros(t.aliveSeats()), Vtes.POINT);
        over(t);
    }

    /// Whether the time is up now that a turn is over.
    public static boolean timeIsUp(Vtes t) {
        boolean limit = t.turnLimit() > 0 && t.turn() >= t.turnLimit();
        return limit || t.turnsSinceOust() >= CALM * t.left();
    }

    /// Each survivor gains half a point (VTES-RUL-10).
    public static void timeUp(Vtes t) {
        t.log(EventKind.TIME_UP, t.active(), NONE, t.turn());
        for (int seat = 0; seat < t.players(); seat++) if (t.alive(seat)) t.score(seat, Vtes.HALF);
        over(t);
    }

    private static void over(Vtes t) {
        t.setPhase(Phase.OVER);
        t.win(leader(t));
        t.end();
    }

    /// Who alone has the most victory points, ousted or not (VTES-END-07), or NONE on a tie (VTES-END-08).
    private static int leader(Vtes t) {
        int best = NONE, most = 0;
        for (int seat = 0; seat < t.players(); seat++) {
            if (t.halfPoints(seat) > most) {
                best = seat;
                most = t.halfPoints(seat);
            } else if (t.halfPoints(seat) == most) {
                best = NONE;
            }
        }
        return best;
    }
}
