package elysium.vendetta.rules;

import static elysium.kernel.Table.NONE;
import static elysium.vendetta.table.Ground.ALLIANCE;
import static elysium.vendetta.table.Ground.DRAINED;
import static elysium.vendetta.table.Ground.RELIC;

import elysium.vendetta.table.Fact;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;

/// What the evening was worth, and who has won it.
public final class Scoring {
    private Scoring() {}

    /// Influence of Alliance, Drained cards, tokens and Relic, less one for each Diablerie token (VEN-EOG-02).
    public static int score(Vendetta t, int seat) {
        int score = t.influence(seat) - t.tokens(seat) + t.value(Value.SCORE, seat);
        for (int card = t.first(ALLIANCE + seat); card != NONE; card = t.next(card))
            score += t.printed(card, Fact.INFLUENCE);
        for (int card = t.first(DRAINED + seat); card != NONE; card = t.next(card))
            score += t.printed(card, Fact.DRAINED);
        for (int card = t.first(RELIC + seat); card != NONE; card = t.next(card))
            score += t.printed(card, Fact.INFLUENCE);
        return score;
    }

    /// The score of a seat's side: its own, or its team's; the eliminated add nothing.
    public static int sideScore(Vendetta t, int seat) {
        int mate = t.teammate(seat);
        int score = t.alive(seat) ? score(t, seat) : 0;
        return mate == NONE || !t.alive(mate) ? score : score + score(t, mate);
    }

    private static int sideBlood(Vendetta t, int seat) {
        int mate = t.teammate(seat);
        return t.blood(seat) + (mate == NONE ? 0 : t.blood(mate));
    }

    private static boolean sideWinsTies(Vendetta t, int seat) {
        int mate = t.teammate(seat);
        return t.value(Value.WINS_TIES, seat) > 0 || mate != NONE && t.value(Value.WINS_TIES, mate) > 0;
    }

    /// Whether a seat's side comes before another's: score, a text that wins ties, Blood, turn order.
    private static boolean before(Vendetta t, int seat, int other) {
        int score = sideScore(t, seat) - sideScore(t, other);
        if (score != 0) return score > 0;
        if (sideWinsTies(t, seat) != sideWinsTies(t, other)) return sideWinsTies(t, seat);
        int blood = sideBlood(t, seat) - sideBlood(t, other);
        return blood != 0 ? blood > 0 : t.rank(seat) < t.rank(other);
    }

    /// The seat that wins, the first in turn order of a winning team; the eliminated cannot win.
    public static int winner(Vendetta t) {
        int winner = NONE;
        for (int i = 0, seat = t.ambition(); i < t.players(); i++, seat = t.after(seat)) {
            if (!t.alive(seat)) continue;
            if (winner == NONE || !Who.sameSide(t, seat, winner) && before(t, seat, winner)) winner = seat;
        }
        return winner;
    }

    /// Whether a seat is on the winning side.
    public static boolean wins(Vendetta t, int seat) {
        return Who.sameSide(t, winner(t), seat);
    }
}
