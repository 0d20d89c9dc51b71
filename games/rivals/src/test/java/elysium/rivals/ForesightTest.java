package elysium.rivals;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import elysium.rivals.flow.attack.Foresight;
import elysium.rivals.table.Rivals;
import org.junit.jupiter.api.Test;

/// The result of an attack is previewed once its cards are revealed, unless another question is open.
class ForesightTest {

    /// Hydra strikes for 2, Throat Rip adds 1 and 1 for Hydra's Potence; The Swarm takes 1 off, and Doc nothing.
    @Test void what_is_foreseen_counts_shields_where_no_attribute_helps() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("streets", List.of("Hydra"), "hand", List.of("Throat Rip", "Mercy"))),
                entry("Bo", Map.of("streets", List.of(List.of("Doc", "Chooha (exhausted, The Swarm)")))));
        stage.says("Ana", "attack with Hydra", "target Doc", "announce a Physical attack",
                "play Throat Rip face down");
        assertThat(stage.asked()).isEqualTo("Ana");
        Rivals ahead = Objects.requireNonNull(Foresight.tableAfterDamage(stage.t));
        assertThat(ahead.defeats.pendingDamage(stage.card("Doc"))).isEqualTo(3);
        assertThat(stage.t.defeats.pendingDamage(stage.card("Doc"))).isZero();
    }

    @Test void nothing_is_foreseen_in_the_middle_of_an_ability() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("haven card", "House of Pain", "streets", List.of("Hydra (leader)"), "hand",
                        List.of("Throat Rip", "Mercy", "Greed"))),
                entry("Bo", Map.of("streets", List.of("Doc"))));
        stage.says("Ana", "attack with Hydra", "target Doc", "announce a Physical attack",
                "play Throat Rip face down");
        assertThat(Foresight.tableAfterDamage(stage.t)).isNotNull();
        stage.says("Ana", "use House of Pain");
        assertThat(stage.asked()).isEqualTo("Ana");
        assertThat(Foresight.tableAfterDamage(stage.t)).isNull();
    }
}
