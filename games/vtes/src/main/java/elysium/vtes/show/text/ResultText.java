package elysium.vtes.show.text;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import elysium.vtes.table.Vtes;

/// The result of the game in words, and the final order of the seats.
public final class ResultText {
    private ResultText() {}

    /// A scenario may stop before any player has won.
    public static String of(Vtes t, VtesPhrases in) {
        return of(t, in, in::seat);
    }

    /// The same, with seats named by the caller.
    public static String of(Vtes t, VtesPhrases in, IntFunction<String> called) {
        int winner = t.victory.winner();
        if (winner != NONE)
            return called.apply(winner) + in.say(" wins with ", " l'emporte avec ")
                    + in.points(t.victory.halfPoints(winner));
        return in.say("no winner: ", "aucun vainqueur : ") + tied(t, in, called);
    }

    /// The seats that tie for the most victory points.
    private static String tied(Vtes t, VtesPhrases in, IntFunction<String> called) {
        int most = 0;
        for (int seat = 0; seat < t.players(); seat++) most = Math.max(most, t.victory.halfPoints(seat));
        if (most == 0) return in.say("nobody has a victory point", "personne n'a de point de victoire");
        List<String> first = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++)
            if (t.victory.halfPoints(seat) == most) first.add(called.apply(seat));
        return in.list(first) + in.say(" have ", " ont chacun ") + in.points(most) + in.say(" each", "");
    }

    /// The winner, then by victory points, then seats still in the game, then by pool.
    public static List<Integer> places(Vtes t) {
        List<Integer> places = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++) places.add(seat);
        places.sort((one, other) -> Integer.compare(rank(t, other), rank(t, one)));
        return places;
    }

    private static int rank(Vtes t, int seat) {
        int first = t.victory.winner() == seat ? 1 << 24 : 0, in = t.seats.isAlive(seat) ? 1 << 10 : 0;
        return first + (t.victory.halfPoints(seat) << 14) + in + t.pools.of(seat);
    }
}
