package elysium.vtes.show;

import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.tabletop.terminal.Drawing;
import elysium.vtes.VtesGame;
import elysium.vtes.scenario.VtesScenarioSupport;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;

/// Public cards are drawn for every viewer in both languages; hidden ones only for their viewers.
class DrawnTest {
    private static final Drawing<Vtes> DRAWING = new VtesGame().drawing();
    private final Vtes t = VtesScenarioSupport.STAGING.createTable(given()).table();

    private static Map<String, Object> given() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("edge", "Bo");
        given.put("turn limit", 40);
        given.put("Ana", Map.of("pool", 17, "points", 1.5, "ready",
                List.of("Nassir (blood 3, locked, title prince of Taipei, sect Anarch)", "Ryan (of Bo)"), "ash",
                List.of("Fame", "Vessel", "Fame"), "removed", List.of("Lost in Crowds"), "hand", List.of("Deflection"),
                "library", List.of("Conditioning x3"), "uncontrolled", List.of("Ashley (blood 2)")));
        given.put("Bo", Map.of("torpor", List.of("Sully"), "ash", List.of("Govern the Unaligned"), "owed",
                Map.of("unlock", 2), "master debt", 1, "hand", List.of("Majesty"), "uncontrolled",
                List.of("Colette (blood 4)"), "removed", List.of("Rebel")));
        return given;
    }

    private String drawn(int viewer, Lang lang) {
        return DRAWING.draw(t, viewer, new Drawing.Style(List.of("Ana", "Bo"), lang, false, 120));
    }

    @Test void everybody_sees_what_lies_open() {
        for (int viewer : new int[] {0, 1, SPECTATOR}) {
            assertThat(drawn(viewer, Lang.EN)).contains("ends after turn 40", "17", "1½", "Nassir 3/4",
                    "prince of Taipei", "Anarch", "of 2", "Fame ×2 · Vessel", "Lost in Crowds", "Govern the Unaligned",
                    "Rebel", "2 (their next unlock phase)", "Used up     1 master phase action", "Sully");
            assertThat(drawn(viewer, Lang.FR)).contains("fin après le tour 40", "Cendres", "Retirées",
                    "2 (sa prochaine phase de redressement)", "Utilisées   1 action de phase de maître", "à 2");
        }
    }

    @Test void the_own_hand_and_uncontrolled_vampires_are_drawn_and_no_other() {
        assertThat(drawn(0, Lang.EN)).contains("Deflection", "Ashley 2/").doesNotContain("Majesty", "Colette");
        assertThat(drawn(1, Lang.EN)).contains("Majesty", "Colette 4/").doesNotContain("Deflection", "Ashley");
        assertThat(drawn(SPECTATOR, Lang.EN)).doesNotContain("Deflection", "Majesty", "Ashley", "Colette");
    }

    @Test void a_card_that_is_about_somebody_says_so() {
        Vtes table = VtesScenarioSupport.STAGING.createTable(Map.of("table", """
                turn 9 Ana   minion   only this turn   first Ana   seats Ana, Bo
                Ana        pool 30   ready Colette (locked), Tamoszius   play Toreador Grand Ball
                Bo         pool 30   ready Ryan
                lasting    memory: card play of Ana 1, first card ready of Ana 1, second card ready of Ana 2
                """)).table();
        Drawing.Style style = new Drawing.Style(List.of("Ana", "Bo"), Lang.EN, false, 120);
        assertThat(DRAWING.draw(table, 1, style)).contains("Toreador Grand Ball » Colette, Tamoszius");
        assertThat(new VtesGame().outline(table, 1).texts().get("recalled")).extracting(text -> text.in(Lang.FR))
                .containsExactly("Colette, Tamoszius");
    }
}
