package elysium.rivals;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Damage uses its own activity record, which is removed afterwards.
class SheetsTest {

    @Test void antagonists_put_their_sheet_away() {
        Onstage stage = Onstage.where(
                Map.of("phase", "antagonists", "until", "game", "city", List.of("Special Affairs Division")),
                entry("Ana", Map.of("streets", List.of("Stevie Osborn", "Brother"), "library", List.of("Greed"))),
                entry("Bo", Map.of()));
        assertThat(stage.t.activityStack.level()).isOne();
        stage.says("Ana", "Brother takes 1 damage");
        assertThat(stage.t.activityStack.level()).isZero();
    }

    @Test void damage_of_a_text_puts_its_sheet_away() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("streets", List.of("Sweetums (leader)"), "hand", List.of("Smoke 'Em Out"))),
                entry("Bo", Map.of("haven", List.of("Skunk (exhausted)", "Doc (leader)"))));
        stage.says("Ana", "play Smoke 'Em Out with Sweetums");
        assertThat(stage.unmet(Map.of("Bo", Map.of("streets",
                List.of(List.of("Skunk (exhausted, blood 2)", "Doc (leader)")))))).isEmpty();
        assertThat(stage.t.activityStack.level()).isZero();
    }
}
