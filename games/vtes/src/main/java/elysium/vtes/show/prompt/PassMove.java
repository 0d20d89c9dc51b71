package elysium.vtes.show.prompt;

import elysium.kernel.Game;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Verbs;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Verb;

/// The move that passes on a question.
public final class PassMove {
    private static final long[] ANSWERS = {Move.of(Verb.DECLINE), Move.of(Verbs.PASS), Move.of(Verb.END_PHASE)};

    private PassMove() {}

    /// The first passing move offered, or bare hands; none for a question that must be answered.
    public static long of(Vtes t, int seat) {
        GameQuestions query = GameQuestions.of(t, seat);
        if (!query.kind().canPass()) return Game.NO_MOVE;
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (long answer : ANSWERS) if (offers.allows(answer)) return answer;
        if (query != GameQuestions.STRIKE) return Game.NO_MOVE;
        for (int i = 0; i < offers.size(); i++) if (Move.verb(offers.get(i)) == Verb.STRIKE) return offers.get(i);
        return Game.NO_MOVE;
    }
}
