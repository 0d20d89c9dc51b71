package elysium.vendetta;

import elysium.kernel.Game;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vendetta.flow.ForcedChoice;
import elysium.vendetta.flow.HandBuilding;
import elysium.vendetta.flow.PlanningTurn;
import elysium.vendetta.flow.Retrieval;
import elysium.vendetta.table.Value;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;

/// Chooses the answer for a player who is absent or out of time (VEN-RUL-07), and the neutral answer.
final class FallbackMove {
    private static final long STAY = Move.of(Verb.STAY), PASS = Move.of(Verbs.PASS);

    private FallbackMove() {}

    static long answer(Vendetta t, int seat) {
        if (t.top() instanceof PlanningTurn) return Game.NO_MOVE;
        Offers offers = t.offers(seat, Offers.movesOnly());
        if (t.top() instanceof HandBuilding) return keepFirst(t, seat, offers);
        if (offers.allows(STAY)) return STAY;
        return offers.allows(PASS) ? PASS : leastBlood(t, seat, offers);   // nobody uses what is theirs for them
    }

    /// The neutral answer: pass, no, nothing, or end.
    static long passMove(Vendetta t, int seat) {
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++) if (isPass(offers.get(i))) return offers.get(i);
        return Game.NO_MOVE;
    }

    private static boolean isPass(long move) {
        return switch (Move.verb(move)) {
            case Verbs.PASS, Verb.END_TURN, Verb.DONE, Verb.SKIP -> true;
            case Verbs.PICK_NUMBER -> Move.a(move) == 0;
            case Verb.BLOOD -> Move.a(move) == 0 && Move.b(move) == 0;
            default -> false;
        };
    }

    /// Puts back the card drawn last; with a whole hand to choose from there is no default, so a bot decides.
    private static long keepFirst(Vendetta t, int seat, Offers offers) {
        return t.value(Value.KEEPS_ALL, seat) > 0 ? Game.NO_MOVE : offers.get(offers.size() - 1);
    }

    private static long leastBlood(Vendetta t, int seat, Offers offers) {
        long least = offers.get(0);
        for (int i = 1; i < offers.size(); i++)
            if (cost(t, seat, offers.get(i)) < cost(t, seat, least)) least = offers.get(i);
        return least;
    }

    /// The Blood an answer costs. The lowest number costs least, and no less than yes; Blood that comes back has a
    /// negative cost.
    private static int cost(Vendetta t, int seat, long move) {
        return switch (Move.verb(move)) {
            case Verb.BID -> Move.a(move);
            case Verbs.PICK_NUMBER -> t.top() instanceof Retrieval ? -Move.a(move) : Move.a(move);
            case Verb.YIELD,
                    Verb.RESIST -> t.top() instanceof ForcedChoice demand ? demand.bloodCost(t, seat, move) : 0;
            default -> 0;
        };
    }
}
