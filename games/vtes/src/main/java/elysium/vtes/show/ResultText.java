package elysium.vtes.show;

import static elysium.kernel.Table.NONE;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import elysium.vtes.table.Vtes;

/// Who has won, and with what, in words; and in which order seats end.
final class ResultText {
    private ResultText() {}

    /// A scenario may stop before anybody has won.
    static String of(Vtes t, VtesPhrases in) {
        return of(t, in, in::seat);
    }

    /// The same, with seats called as one likes.
    static String of(Vtes t, VtesPhrases in, IntFunction<String> called) {
        int winner = t.winner();
        if (winner != NONE)
            return called.apply(winner) + in.say(" wins with ", " l'emporte avec ") + in.points(t.halfPoints(winner));
        return in.say("nobody wins: ", "personne ne l'emporte : ") + tied(t, in, called);
    }

    /// Who have the most victory points together, and how many.
    private static String tied(Vtes t, VtesPhrases in, IntFunction<String> called) {
        int most = 0;
        for (int seat = 0; seat < t.players(); seat++) most = Math.max(most, t.halfPoints(seat));
        if (most == 0) return in.say("nobody has a victory point", "personne n'a de point de victoire");
        List<String> first = new ArrayList<>();
        for (int seat = 0; seat < t.players(); seat++) if (t.halfPoints(seat) == most) first.add(called.apply(seat));
        return in.list(first) + in.say(" have ", " ont chacun ") + in.points(most) + in.say(" each", "");
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
