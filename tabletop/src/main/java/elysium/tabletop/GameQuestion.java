package elysium.tabletop;

import java.util.ArrayList;
import java.util.List;
import elysium.kernel.Move;
import elysium.kernel.Offers;

/// What the list of a game's kinds of question gives for each of them.
public interface GameQuestion {

    QuestionKind matter();

    /// All kinds of a list, in order.
    static List<QuestionKind> matters(GameQuestion[] all) {
        List<QuestionKind> matters = new ArrayList<>();
        for (GameQuestion each : all) matters.add(each.matter());
        return matters;
    }

    /// An offer that tells what the text of a card asks for: any but the way out.
    static <T extends CardTable<T>> long telling(T t, int seat) {
        Offers offers = t.offers(seat, Offers.movesOnly());
        int at = offers.size() - 1;
        while (at > 0 && Move.verb(offers.get(at)) == Verbs.PASS) at--;
        return offers.get(at);
    }
}
