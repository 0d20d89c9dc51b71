package elysium.rivals.show.prompt;

import elysium.kernel.Game;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.rules.Conflict;
import elysium.rivals.table.Rivals;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.Verbs;

/// Finds the neutral answer to a question.
public final class PassMove {
    private static final long[] ANSWERS = {Move.of(Verbs.PASS), Move.of(Verb.DONE), Move.of(Verb.NO_BLOCK),
            Move.of(Verb.NO_REACTION), Move.of(Verb.NO_CARD), Move.of(Verb.KEEP_HIDDEN),
            Move.of(Verb.SIDE, Conflict.OUT), Move.of(Verb.FIST, 0), Move.of(Verb.END_PHASE)};

    private PassMove() {}

    /// The first neutral answer offered, or NONE if the question needs a choice.
    public static long of(Rivals t, int seat) {
        if (!GameQuestions.of(t, seat).kind().canPass()) return Game.NO_MOVE;
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (long answer : ANSWERS) if (offers.allows(answer)) return answer;
        return Game.NO_MOVE;
    }
}
