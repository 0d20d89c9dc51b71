package elysium.tabletop.scenario;

import java.util.List;
import java.util.function.LongPredicate;
import elysium.kernel.Offers;
import elysium.tabletop.CardTable;

/// Seals the answers that a position text says were already given.
public final class SealedAnswers {
    private SealedAnswers() {}

    /// @param says whether a move matches the words
    public static void seal(CardTable<?> t, List<String> names, String name, String words, LongPredicate says) {
        int seat = Viewers.seat(names, name);
        if (!t.isAsked(seat) || t.pendingSeats() == 1 << seat)
            throw ScenarioValues
                    .wrong(name + " cannot have chosen: an answer is sealed only while others must still answer");
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++)
            if (says.test(offers.get(i))) {
                t.answer(seat, offers.get(i));
                return;
            }
        throw ScenarioValues.wrong("expected one of the choices of " + name + ", not '" + words + "'");
    }
}
