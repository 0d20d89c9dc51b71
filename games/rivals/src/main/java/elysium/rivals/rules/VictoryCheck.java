package elysium.rivals.rules;

import static elysium.kernel.Table.NONE;

import elysium.rivals.table.Agendas;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.Victory;

/// Determines eliminations and the winner; simultaneous claims are compared (RIV-RUL-42).
public final class VictoryCheck {
    private static final int CONSOLATION = 3;
    /// The steps of RIV-WIN-10: the active player, the most prestige, the highest number.
    private static final int ACTIVE = 1, PRESTIGE = 2, NUMBER = 3;

    private VictoryCheck() {}

    /// Ends the game if a player is eliminated or has won.
    public static boolean checkVictory(Rivals t) {
        int out = fallen(t), everyone = (1 << t.players()) - 1, left = everyone & ~out;
        int byAgenda = withAgenda(t, left);
        if (out == 0 && byAgenda == 0) return false;
        for (int seat = 0; seat < t.players(); seat++) if (has(out, seat)) fall(t, seat);
        int byRival = hunters(t, out) & left;
        for (int seat = 0; seat < t.players(); seat++) if (has(out, seat)) console(t, seat, left);
        byAgenda = withAgenda(t, left);
        if ((byAgenda | byRival) != 0) crown(t, byAgenda | byRival, byAgenda, byRival);
        else if (left == 0) crown(t, out, 0, 0);
        else crown(t, withMost(t, left), 0, 0);
        return true;
    }

    /// Ends a game at a standstill: the most agenda wins (RIV-RUL-77).
    public static void endAtStandstill(Rivals t) {
        int best = withMost(t, (1 << t.players()) - 1), seat = first(t, best);
        t.victory.win(seat, Victory.BY_STANDSTILL, step(t, best));
        t.end();
    }

    /// The seats without prestige (RIV-WIN-05) or without a vampire in their coterie (RIV-WIN-06), as a bit set.
    private static int fallen(Rivals t) {
        int out = 0;
        for (int seat = 0; seat < t.players(); seat++)
            if (t.prestige.of(seat) == 0 || t.coteries.coterie(seat) == 0) out |= 1 << seat;
        return out;
    }

    private static void fall(Rivals t, int seat) {
        t.victory.eliminate(seat, t.victory.cause(seat));
        t.agendas.restore(seat, 0);                                // for good (RIV-WIN-08)
    }

    /// The seats that have eliminated a Rival of theirs (RIV-WIN-03).
    private static int hunters(Rivals t, int out) {
        int hunters = 0;
        for (int seat = 0; seat < t.players(); seat++)
            if (has(out, seat) && t.rivalTokens.isRival(t.victory.cause(seat), seat))
                hunters |= 1 << t.victory.cause(seat);
        return hunters;
    }

    /// The holder of a token gains three agenda if another player, or nobody, eliminated that player (RIV-WIN-07).
    private static void console(Rivals t, int seat, int left) {
        int holder = t.rivalTokens.holder(seat);
        if (holder == NONE || holder == t.victory.cause(seat) || !has(left, holder)) return;
        t.agendas.score(holder, CONSOLATION, NONE);
    }

    private static void crown(Rivals t, int claims, int byAgenda, int byRival) {
        int seat = first(t, claims);
        int how = has(byAgenda, seat) ? Victory.BY_AGENDA : has(byRival, seat) ? Victory.BY_RIVAL : Victory.BY_MOST;
        t.victory.win(seat, how, step(t, claims));
        t.end();
    }

    private static int withAgenda(Rivals t, int among) {
        int seats = 0;
        for (int seat = 0; seat < t.players(); seat++)
            if (has(among, seat) && t.agendas.of(seat) >= Agendas.GOAL) seats |= 1 << seat;
        return seats;
    }

    private static int withMost(Rivals t, int among) {
        int most = -1, seats = 0;
        for (int seat = 0; seat < t.players(); seat++) {
            if (!has(among, seat) || t.agendas.of(seat) < most) continue;
            seats = t.agendas.of(seat) > most ? 1 << seat : seats | 1 << seat;
            most = t.agendas.of(seat);
        }
        return seats;
    }

    private static int richest(Rivals t, int among) {
        int most = -1, seats = 0;
        for (int seat = 0; seat < t.players(); seat++) {
            if (!has(among, seat) || t.prestige.of(seat) < most) continue;
            seats = t.prestige.of(seat) > most ? 1 << seat : seats | 1 << seat;
            most = t.prestige.of(seat);
        }
        return seats;
    }

    /// The claim that takes precedence (RIV-WIN-10).
    private static int first(Rivals t, int claims) {
        if (has(claims, t.turn.active())) return t.turn.active();
        int best = NONE, rich = richest(t, claims);
        for (int seat = 0; seat < t.players(); seat++)
            if (has(rich, seat) && (best == NONE || t.turn.playerNumber(seat) > t.turn.playerNumber(best))) best = seat;
        return best;
    }

    private static int step(Rivals t, int claims) {
        if (Integer.bitCount(claims) == 1) return 0;
        if (has(claims, t.turn.active())) return ACTIVE;
        return Integer.bitCount(richest(t, claims)) == 1 ? PRESTIGE : NUMBER;
    }

    private static boolean has(int seats, int seat) {
        return (seats >> seat & 1) != 0;
    }
}
