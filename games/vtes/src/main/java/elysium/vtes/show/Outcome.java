package elysium.vtes.show;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import elysium.vtes.table.Vtes;

/// Who has won, and with what, in words; and in which order seats end.
final class Outcome {
    private Outcome() {}

    /// A scenario may stop before anybody has won.
    static String of(Vtes t, Tongue in) {
        int winner = t.winner();
        if (winner != NONE)
            return in.seat(winner) + in.say(" wins with ", " l'emporte avec ") + in.points(t.halfPoints(winner));
        return in.say("nobody wins alone", "personne ne l'emporte seul");
    }

    /// By victory points, those still in the game first, then by pool.
    static List<Integer> places(Vtes t) {
        List<Integer> places = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++) places.add(seat);
        places.sort((one, other) -> Integer.compare(rank(t, other), rank(t, one)));
        return places;
    }

    private static int rank(Vtes t, int seat) {
        int first = t.winner() == seat ? 1 << 24 : 0, in = t.alive(seat) ? 1 << 10 : 0;
        return first + (t.halfPoints(seat) << 14) + in + t.pool(seat);
    }
}
