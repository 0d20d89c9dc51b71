package elysium.vtes.show.terminal;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.ASH;
import static elysium.vtes.table.GameLayout.REMOVED;

import java.util.ArrayList;
import java.util.List;
import elysium.vtes.show.log.CardLog;
import elysium.vtes.table.vocabulary.ReplacementTime;

/// Draws a Methuselah's ash heap and removed cards, deferred draws and master phase actions already used.
final class PileDrawing {
    private PileDrawing() {}

    static void draw(VtesCanvas c, int seat) {
        c.list(c.say("Ashes", "Cendres"), pile(c, ASH + seat));
        c.list(c.say("Removed", "Retirées"), pile(c, REMOVED + seat));
        c.list(c.say("To draw", "À piocher"), owed(c, seat));
        int debt = c.t().turn.masterDebt(seat);
        if (debt > 0) c.list(c.say("Used up", "Utilisées"), List.of(c.phrases().masterActions(debt)));
    }

    /// The cards of a pile from the top, with the number of copies.
    private static List<String> pile(VtesCanvas c, int zone) {
        List<String> cards = new ArrayList<>();
        for (int card = c.t().first(zone); card != NONE; card = c.t().next(card)) cards.addFirst(c.card(card));
        return c.phrases().withCounts(cards);
    }

    /// The deferred draws and their times.
    private static List<String> owed(VtesCanvas c, int seat) {
        List<String> owed = new ArrayList<>();
        for (int later = 0; later < ReplacementTime.COUNT; later++) {
            int cards = c.t().hands.deferredCards(seat, later);
            if (cards > 0) owed.add(cards + " (" + CardLog.when(later, c.phrases()) + ")");
        }
        return owed;
    }
}
