package elysium.vtes.cards;

import static elysium.kernel.Table.EVERYONE;
import static elysium.kernel.Table.NONE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import elysium.kernel.Offers;
import elysium.tabletop.View;
import elysium.vtes.VtesGame;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// Cards in an open hand stay known, but not their places in the hand.
class OpenHandTest {
    private static final VtesGame GAME = new VtesGame();
    private static final int BO = 1, CLEO = 2;

    @Test void what_lay_in_an_open_hand_is_known_from_then_on() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("Ana", Map.of("play", List.of("Revelations")));
        given.put("Bo", Map.of("ready", List.of("Ryan"), "hand", List.of("Majesty", "Fame")));
        given.put("Cleo", Map.of("hand", List.of("Bonding")));
        given.put("turn", "Bo");
        Vtes t = GAME.scenarioSupport().createTable(given).table();
        int seat = t.nextPending();
        Long bleed = GAME.notation().read(t, seat, "bleed seat 3 with Ryan", t.offers(seat, Offers.explained()));
        t.answer(seat, Objects.requireNonNull(bleed));
        for (int card = t.first(GameLayout.HAND + BO); card != NONE; card = t.next(card))
            assertThat(View.seenBy(t, card) & EVERYONE).isEqualTo(EVERYONE);
        int hidden = t.first(GameLayout.HAND + CLEO);
        assertThat(View.seenBy(t, hidden) & EVERYONE).isNotEqualTo(EVERYONE);
    }
}
