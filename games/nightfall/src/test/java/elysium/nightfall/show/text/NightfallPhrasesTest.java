package elysium.nightfall.show.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.nightfall.NightfallGame;
import elysium.nightfall.table.GameLayout;
import elysium.nightfall.table.Nightfall;
import elysium.nightfall.table.Verb;
import elysium.tabletop.terminal.Drawing;
import org.junit.jupiter.api.Test;

/// Numbers of things: English counts none like several, French like one.
class NightfallPhrasesTest {
    private static final NightfallPhrases EN = new NightfallPhrases(Lang.EN), FR = new NightfallPhrases(Lang.FR);
    private static final NightfallGame GAME = new NightfallGame();

    private static List<String> counted(NightfallPhrases in, int n) {
        return List.of(in.wounds(n), in.damage(n), in.health(n), in.influence(n), in.cards(n));
    }

    @Test void none_is_one_in_french_and_several_in_english() {
        assertThat(counted(FR, 0)).containsExactly("0 Blessure", "0 dégât", "0 Point de Vie", "0 Point d'Influence",
                "0 carte");
        assertThat(counted(FR, 1)).containsExactly("1 Blessure", "1 dégât", "1 Point de Vie", "1 Point d'Influence",
                "1 carte");
        assertThat(counted(FR, 2)).containsExactly("2 Blessures", "2 dégâts", "2 Points de Vie",
                "2 Points d'Influence", "2 cartes");
        assertThat(counted(EN, 0)).containsExactly("0 wounds", "0 damage", "0 health", "0 influence", "0 cards");
        assertThat(counted(EN, 1)).containsExactly("1 wound", "1 damage", "1 health", "1 influence", "1 card");
        assertThat(counted(EN, 2)).containsExactly("2 wounds", "2 damage", "2 health", "2 influence", "2 cards");
    }

    private static Nightfall cleanup(List<String> hand) {
        Map<String, Object> given = new LinkedHashMap<>(Map.of("phase", "cleanup", "wounds", Map.of("face up", 0)));
        given.put("Ana", Map.of("hand", hand));
        given.put("Bo", Map.of());
        return GAME.scenarioSupport().createTable(given).table();
    }

    @Test void no_wound_that_lies_face_up_is_singular_in_french() {
        Drawing.Style style = new Drawing.Style(List.of(), Lang.FR, false, 80);
        assertThat(GAME.drawing().draw(cleanup(List.of()), 0, style)).contains("0 Blessure visible")
                .doesNotContain("0 Blessures");
    }

    @Test void a_single_wound_is_discarded_in_the_singular() {
        Nightfall t = cleanup(List.of("Bite", "Bite", "Bite", "Burn", "Vulko"));
        for (String many : List.of("1 défaussée, 2 cartes", "2 défaussées, 4 cartes")) {
            t.answer(0, Move.of(Verb.WOUND, t.first(GameLayout.HAND)));
            assertThat(GAME.prompt(t, 0).fr()).contains(many);
        }
    }
}
