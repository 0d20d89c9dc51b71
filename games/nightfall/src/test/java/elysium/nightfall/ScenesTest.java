package elysium.nightfall;

import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.nightfall.scenario.NightfallScenarioSupport;
import elysium.nightfall.table.Nightfall;
import elysium.tabletop.terminal.Drawing.Style;
import org.junit.jupiter.api.Test;

/// Staged scenes are shown in the phase they play, and may be over before the game is.
class ScenesTest {
    private static final List<String> NAMES = List.of("Ana", "Bo");

    @Test void a_scene_of_a_single_phase_is_drawn_in_it() {
        assertThat(drawn(scene("combat"))).contains("Combat");
        assertThat(drawn(scene("chain"))).contains("Chain");
        assertThat(drawn(scene("claim"))).contains("Claim");
        assertThat(drawn(scene("cleanup"))).contains("Cleanup");
    }

    @Test void a_scene_that_is_over_unscored_names_no_winner() {
        Nightfall t = staged("combat", Map.of("play", List.of("Vulko")), Map.of());
        assertThat(t.isOver()).isTrue();
        assertThat(drawn(t)).contains("nobody has won").doesNotContain("wins");
        assertThat(Tables.GAME.prompt(t, 0).fr()).contains("personne n'a gagné").doesNotContain("l'emporte");
    }

    private static Nightfall scene(String phase) {
        Map<String, Object> has = Map.of("hand", List.of("Vulko"), "play", List.of("Alton Hickman"));
        return staged(phase, has, has);
    }

    private static Nightfall staged(String phase, Map<String, Object> ana, Map<String, Object> bo) {
        Map<String, Object> given = new LinkedHashMap<>(Map.of("turn", "Ana", "phase", phase));
        given.put("Ana", ana);
        given.put("Bo", bo);
        return NightfallScenarioSupport.STAGING.createTable(given).table();
    }

    private static String drawn(Nightfall t) {
        return Tables.GAME.drawing().draw(t, SPECTATOR, new Style(NAMES, Lang.EN, false, 80));
    }
}
