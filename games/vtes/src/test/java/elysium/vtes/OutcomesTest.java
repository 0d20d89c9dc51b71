package elysium.vtes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import elysium.vtes.rules.action.ActionResult;
import elysium.vtes.rules.action.CurrentAction;
import elysium.vtes.scenario.VtesScenarioSupport;
import elysium.vtes.table.GameLayout;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The result of unblocked actions as cards and the log see it.
class OutcomesTest {
    /// A table right after an action of Nassir, where Ana may still use something.
    private static Vtes after(String tables) {
        String[] parts = tables.split(" / ");
        return VtesScenarioSupport.STAGING.createTable(Map.of("table", """
                turn 9 Ana   in minion   only this turn   first Ana   seats Ana, Bo, Cleo
                Ana        pool 30   %s   play The Barrens   hand Fame
                Bo         %s
                Cleo       pool 30
                %s
                affairs    action: actor %s of Ana 1 (Nassir), seat Ana, kind %s
                under way  turn: at influence   minion phase: acted   course: at succeeds
                """.formatted(parts[0], parts[1], parts.length > 3 ? "noted      " + parts[3] : "# nothing else",
                parts[0].startsWith("torpor") ? "torpor" : "ready", parts[2]))).table();
    }

    /// VTES-RUL-122, VTES-RUL-28
    @ParameterizedTest
    @ValueSource(strings = {"ready Nassir (locked) / out / bleed, target seat Bo, bled Bo, at Bo",
            "ready Nassir (locked) / pool 30 / leave torpor",
            "ready Nassir (locked) / pool 30   ready Ryan / diablerise, target card ready of Bo 1, at Bo",
            "ready Nassir (locked) / pool 30   torpor Wauneka / hunt down, target card torpor of Bo 1, at Bo",
            "ready Nassir (locked; sect Anarch) / pool 30 / become anarch",
            "torpor Nassir (locked) / pool 30 / bleed, target seat Bo, bled Bo, at Bo",
            "torpor Nassir (locked; blood 1) / pool 30 / leave torpor, blood 2",
            "ready Nassir (locked), Ryan (.44 Magnum) / pool 30 / take equipment, target card ready of Ana 2",
            "ready Nassir (locked; blood 0)   torpor Ryan (blood 1) / pool 30 / rescue, "
                    + "target card torpor of Ana 1, blood 2"}) void an_action_that_finds_nothing_to_do(String tables) {
        assertThat(CurrentAction.outcome(after(tables))).isEqualTo(ActionResult.NO_EFFECT);
    }

    /// VTES-ARS-01
    @ParameterizedTest
    @ValueSource(strings = {"ready Nassir (locked) / pool 30 / bleed, target seat Bo, bled Bo, at Bo",
            "torpor Nassir (locked; blood 2) / pool 30 / leave torpor, blood 2",
            "ready Nassir (locked) / pool 30   torpor Ryan / diablerise, target card torpor of Bo 1, at Bo",
            "ready Nassir (locked) / pool 30   ready Wauneka / hunt down, target card ready of Bo 1, at Bo",
            "ready Nassir (locked) / pool 30 / become anarch", "ready Nassir (locked) / pool 30 / hunt",
            "ready Nassir (locked), Ryan (.44 Magnum) / pool 30 / take equipment, target card ready of Ana 2 / "
                    + "action: ready of Ana 2 card 1, -13"}) void an_action_that_does_something(String tables) {
        assertThat(CurrentAction.outcome(after(tables))).isEqualTo(ActionResult.SUCCESSFUL);
    }

    /// VTES-RUL-26
    @Test void a_rescue_that_two_cannot_pay_takes_what_they_have() {
        Vtes t = after("ready Nassir (locked; blood 0)   torpor Ryan (blood 1) / pool 30 / rescue, "
                + "target card torpor of Ana 1, blood 2");
        assertThat(t.blood.of(t.first(GameLayout.TORPOR))).isZero();
    }
}
