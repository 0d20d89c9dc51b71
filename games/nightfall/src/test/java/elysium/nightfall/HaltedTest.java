package elysium.nightfall;

import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.terminal.Drawing;
import org.junit.jupiter.api.Test;

/// A scenario that stops before the score: it is over, and nobody has won.
class HaltedTest {
    private static final List<String> NAMES = List.of("Ana", "Bo");

    @Test void a_table_that_stopped_before_the_score_can_be_looked_at() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("phase", "cleanup");
        given.put("Ana", Map.of("hand", List.of(), "deck", List.of()));
        given.put("Bo", Map.of("hand", List.of("Bite")));
        Nightfall t = Tables.GAME.scenarioSupport().createTable(given).table();
        assertThat(t.isOver()).isTrue();
        for (int viewer : new int[] {0, 1, SPECTATOR}) {
            for (Lang lang : Lang.values())
                assertThat(Tables.GAME.drawing().draw(t, viewer, new Drawing.Style(NAMES, lang, false, 100)))
                        .contains("Ana", "Bo");
            assertThat(Tables.GAME.outline(t, viewer).progress()).isEmpty();
            assertThat(Tables.GAME.scenarioSupport().position(t, NAMES, viewer)).contains("over");
        }
        for (int seat = 0; seat < 2; seat++) {
            assertThat(Tables.GAME.prompt(t, seat).en()).contains("nobody has won");
            assertThat(Tables.GAME.prompt(t, seat).fr()).contains("personne n'a gagné");
            assertThat(Tables.GAME.payoff(t, seat)).isZero();
        }
    }
}
