package elysium.vtes;

import static elysium.kernel.Table.NONE;
import static elysium.vtes.table.GameLayout.HAND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Offers;
import elysium.tabletop.View;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// Knowledge of a hand that a player has looked at.
class LookedAtTest {
    private static final VtesGame GAME = new VtesGame();
    private static final int ANA = 0, BO = 1;

    /// VTES-RUL-97: whoever looked at a hand knows its cards, but not the one that replaces what was discarded.
    @Test void what_is_drawn_for_a_card_of_an_open_hand_is_seen_by_nobody_else() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("Ana", Map.of("ready", List.of("Nassir"), "hand", List.of("Revelations")));
        given.put("Bo", Map.of("hand", List.of("Majesty", "Majesty", "Majesty", "Majesty", "Fame", "Fame",
                "Deflection"), "library", List.of("Minion Tap")));
        Vtes t = GAME.scenarioSupport().createTable(given).table();
        answer(t, ANA, "play Revelations (inferior) with Nassir");
        while (!t.isAsked(ANA)) t.answer(t.nextPending(), GAME.passMove(t, t.nextPending()));
        answer(t, ANA, "Deflection");
        List<String> seen = new ArrayList<>(), unseen = new ArrayList<>();
        for (int card = t.first(HAND + BO); card != NONE; card = t.next(card))
            ((View.seenBy(t, card) >> ANA & 1) != 0 ? seen : unseen).add(t.name(card).en());
        assertThat(seen).containsExactlyInAnyOrder("Majesty", "Majesty", "Majesty", "Majesty", "Fame", "Fame");
        assertThat(unseen).containsExactly("Minion Tap");
    }

    private static void answer(Vtes t, int seat, String words) {
        Long move = GAME.notation().read(t, seat, words, t.offers(seat, Offers.explained()));
        assertThat(move).as(words).isNotNull();
        t.answer(seat, move);
    }
}
