package elysium.vtes.scenario.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import elysium.vtes.scenario.VtesScenarioSupport;
import elysium.vtes.table.Vtes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Ledger entries survive being written to a position text and read back.
class LedgerTextTest {
    private static final List<String> NAMES = List.of("Ana", "Bo");
    private static final String TABLE = """
            turn 9 Ana   minion   only this turn   first Ana   seats Ana, Bo
            Ana        pool 30   ready Nassir, Min-seo   torpor Lauren
            Bo         pool 30   ready Ryan (.44 Magnum; Haven Uncovered (of Ana))   torpor Sully
            """;

    private static Vtes laidOut(String notes) {
        return VtesScenarioSupport.STAGING.createTable(Map.of("table", TABLE + "noted      " + notes + "\n")).table();
    }

    private static String written(Vtes t) {
        String text = VtesScenarioSupport.STAGING.position(t, NAMES);
        return text.substring(text.indexOf("noted")).substring("noted".length()).strip();
    }

    @ParameterizedTest
    @ValueSource(strings = {"turn: seat Bo, -3", "turn: seat Bo, -5", "turn: seat Bo, -6", "turn: seat Bo, -7",
            "turn: name Haven Uncovered, -4", "turn: ready of Ana 1, -2", "turn: ready of Ana 1, 30000",
            "turn: ready of Ana 1, 30001", "turn: ready of Ana 1, 19999", "turn: ready of Ana 1, -17947",
            "action: ready of Ana 1, 20000", "action: ready of Ana 1, -32000",
            "turn: ready of Ana 1, through ready of Ana 1",
            "turn: ready of Ana 2, through ready of Bo 1 card 1", "turn: ready of Ana 1, bleed at Ana",
            "turn: ready of Ana 1, bleed at Bo", "turn: ready of Ana 1, hunt", "turn: ready of Ana 1, leave torpor",
            "turn: ready of Ana 1, rescue at torpor of Bo 1", "turn: ready of Ana 2, diablerise at torpor of Ana 1",
            "turn: ready of Ana 2, take equipment at ready of Bo 1 card 1",
            "turn: ready of Ana 1, become anarch"}) void a_note_is_written_as_it_was_read(String note) {
        assertThat(written(laidOut(note))).isEqualTo(note);
    }
}
