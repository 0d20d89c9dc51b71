package elysium.vendetta;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// VEN-SET-13: all players know that a hand begins with Hunt and Ready, and not what will be drawn.
class StartingHandsTest {
    private static final int TABLES = 12;

    private static List<String> names(Vendetta t, int zone) {
        List<String> names = new ArrayList<>();
        for (int card = t.first(zone); card != NONE; card = t.next(card)) names.add(t.name(card).en());
        return names;
    }

    @Test void whatever_table_one_imagines_everybody_holds_hunt_and_ready() {
        Vendetta t = Tables.withClans(4, 1);
        for (int viewer = 0; viewer <= SPECTATOR; viewer++)
            for (int seed = 0; seed < TABLES; seed++) {
                Vendetta imagined = t.copy();
                imagined.imagine(viewer, seed);
                for (int seat = 0; seat < t.players(); seat++)
                    assertThat(names(imagined, GameLayout.HAND + seat)).containsExactlyInAnyOrder("Hunt", "Ready");
            }
    }
}
