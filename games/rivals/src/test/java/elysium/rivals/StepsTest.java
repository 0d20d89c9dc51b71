package elysium.rivals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import elysium.rivals.flow.attack.Attack;
import org.junit.jupiter.api.Test;

/// The steps of an attack are those of the rulebook's full sequence (RIV-RUL-05).
class StepsTest {

    /// RIV-RUL-05: the first is over when there is an attack, the summary's merging of steps 7 and 8 is not followed.
    @Test void an_attack_goes_through_thirteen_steps_in_order() {
        int[] steps = Arrays.stream(Attack.Stage.values()).mapToInt(Attack.Stage::step).toArray();
        assertThat(steps).isSorted();
        assertThat(Arrays.stream(steps).distinct()).containsExactly(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
    }
}
