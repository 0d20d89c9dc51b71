package elysium.vendetta.rules;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.GameLayout.ALLIANCE;
import static elysium.vendetta.table.GameLayout.DRAINED;
import static elysium.vendetta.table.GameLayout.RELIC;

import elysium.vendetta.table.Fact;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;

/// Computes the final scores and the winner.
public final class Scoring {
    private Scoring() {}

    /// The score of a seat: Influence of Alliance, Drained cards, tokens and Relic, less 1 for each Diablerie token
    /// (VEN-EOG-02).
    public static int score(Vendetta t, int seat) {
        return alliance(t, seat) + drained(t, seat) + t.pools.influence(seat) + relic(t, seat) - t.pools.tokens(seat)
                + t.value(Value.SCORE, seat);
    }

    public static int alliance(Vendetta t, int seat) {
        return printed(t, ALLIANCE + seat, Fact.INFLUENCE);
    }

    public static int drained(Vendetta t, int seat) {
        return printed(t, DRAINED + seat, Fact.DRAINED);
    }

    public static int relic(Vendetta t, int seat) {
        return printed(t, RELIC + seat, Fact.INFLUENCE);
    }

    private static int printed(Vendetta t, int zone, int fact) {
        int sum = 0;
        for (int card = t.first(zone); card != NONE; card = t.next(card)) sum += t.printed(card, fact);
        return sum;
    }

    /// The score of a seat or its team; eliminated players add nothing.
    public static int sideScore(Vendetta t, int seat) {
        int mate = t.evening.teammate(seat);
        int score = t.seats.isAlive(seat) ? score(t, seat) : 0;
        return mate == NONE || !t.seats.isAlive(mate) ? score : score + score(t, mate);
    }

    private static int sideBlood(Vendetta t, int seat) {
        int mate = t.evening.teammate(seat);
        return t.pools.blood(seat) + (mate == NONE ? 0 : t.pools.blood(mate));
    }

    private static boolean sideWinsTies(Vendetta t, int seat) {
        int mate = t.evening.teammate(seat);
        return t.value(Value.WINS_TIES, seat) > 0 || mate != NONE && t.value(Value.WINS_TIES, mate) > 0;
    }

    /// Whether a side ranks before another: by score, a tie-breaking text, Blood, then turn order.
    private static boolean before(Vendetta t, int seat, int other) {
        int score = sideScore(t, seat) - sideScore(t, other);
        if (score != 0) return score > 0;
        if (sideWinsTies(t, seat) != sideWinsTies(t, other)) return sideWinsTies(t, seat);
        int blood = sideBlood(t, seat) - sideBlood(t, other);
        return blood != 0 ? blood > 0 : t.seats.rank(seat) < t.seats.rank(other);
    }

    /// The winner, or the first of the winning team in turn order; eliminated players cannot win.
    public static int winner(Vendetta t) {
        int winner = NONE;
        for (int i = 0, seat = t.seats.ambition(); i < t.players(); i++, seat = t.seats.after(seat)) {
            if (!t.seats.isAlive(seat)) continue;
            if (winner == NONE || !Opponents.sameSide(t, seat, winner) && before(t, seat, winner)) winner = seat;
        }
        return winner;
    }

    /// What ranked the winning side before the next: its score, a tie-breaking text, Blood or turn order; ALONE if no
    /// other side is left.
    public static Margin margin(Vendetta t) {
        int winner = winner(t), next = NONE;
        for (int i = 0, seat = t.seats.ambition(); i < t.players(); i++, seat = t.seats.after(seat)) {
            if (!t.seats.isAlive(seat) || Opponents.sameSide(t, seat, winner)) continue;
            if (next == NONE || before(t, seat, next)) next = seat;
        }
        if (next == NONE) return Margin.ALONE;
        if (sideScore(t, winner) != sideScore(t, next)) return Margin.SCORE;
        if (sideWinsTies(t, winner) != sideWinsTies(t, next)) return Margin.TEXT;
        return sideBlood(t, winner) != sideBlood(t, next) ? Margin.BLOOD : Margin.ORDER;
    }

    public enum Margin {
        ALONE, SCORE, TEXT, BLOOD, ORDER
    }

    /// Whether a seat is on the winning side.
    public static boolean wins(Vendetta t, int seat) {
        return Opponents.sameSide(t, winner(t), seat);
    }
}
