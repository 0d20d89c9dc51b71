package elysium.tabletop.game;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.CardTable;
import elysium.tabletop.Verbs;

/// An entry in a game's enum of questions.
public interface GameQuestion {

    QuestionKind kind();

    /// The question kinds of all entries, in order.
    static List<QuestionKind> kinds(GameQuestion[] all) {
        List<QuestionKind> matters = new ArrayList<>();
        for (GameQuestion each : all) matters.add(each.kind());
        return matters;
    }

    /// An offer that shows what the card's text asks for: the last one that is not a pass.
    static <T extends CardTable<T>> long lastNonPass(T t, int seat) {
        return lastNonPass(t, seat, Verbs.PASS);
    }

    /// The same, where another verb tells as little as a pass.
    static <T extends CardTable<T>> long lastNonPass(T t, int seat, int mute) {
        Offers offers = t.offers(seat, Offers.movesOnly());
        int at = offers.size() - 1;
        while (at > 0 && (Move.verb(offers.get(at)) == Verbs.PASS || Move.verb(offers.get(at)) == mute)) at--;
        return offers.get(at);
    }
}
