package elysium.rivals;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Event;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.vocabulary.Verb;
import org.junit.jupiter.api.Test;

/// What players are told and shown of an attack beside what it does.
class AttackTracesTest {

    private static List<Event> told(Onstage stage, int kind) {
        List<Event> told = new ArrayList<>();
        stage.t.setListener((tell, subject, object, amount, face, seen) -> {
            if (tell == kind) told.add(new Event(tell, subject, object, amount, face, seen));
        });
        return told;
    }

    /// RIV-HAV-04: the Leader uses what is written on the Haven.
    @Test void it_is_told_who_uses_an_ability() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("haven card", "House of Pain", "agenda card", "Strength in Numbers", "streets",
                        List.of("Hydra (leader, Vagrant)"), "hand", List.of("Mercy", "Greed"))),
                entry("Bo", Map.of("streets", List.of("The Cossack"), "hand", List.of("Slap in the Face"))));
        List<Event> used = told(stage, EventKind.USED);
        stage.says("Ana", "attack with Hydra", "target The Cossack", "announce a Social attack", "play no Attack card")
                .says("Bo", "react with Slap in the Face")
                .says("Ana", "use Hydra", "use House of Pain", "discard Greed", "use Vagrant of Hydra");
        int hydra = stage.t.face(stage.card("Hydra"));
        assertThat(used).extracting(Event::object)
                .containsExactly(stage.card("Hydra"), stage.card("House of Pain"), stage.card("Vagrant"));
        assertThat(used).extracting(Event::amount).containsExactly(hydra, hydra, hydra);
    }

    @Test void it_is_told_that_nobody_blocks_unless_somebody_does() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("streets", List.of(List.of("Brother"), List.of("Skunk")))),
                entry("Bo", Map.of("streets", List.of(List.of("Karma", "Lolita")))));
        List<Event> unblocked = told(stage, AttackEventKind.UNBLOCKED);
        stage.says("Ana", "attack with Brother", "target Karma", "announce a Social attack")
                .says("Bo", "block with Lolita");
        assertThat(unblocked).isEmpty();
        stage.says("Ana", "attack with Skunk", "target Karma", "announce a Social attack");
        assertThat(unblocked).hasSize(1);
    }

    @Test void it_is_told_that_an_animal_leaves_its_bearer() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("haven", List.of("Chooha (leader, Murder of Crows)"))),
                entry("Bo", Map.of("streets", List.of("Karma"))));
        List<Event> detached = told(stage, EventKind.DETACHED);
        stage.says("Ana", "detach Murder of Crows of Chooha");
        assertThat(detached).extracting(Event::object).containsExactly(stage.card("Murder of Crows"));
    }

    /// RIV-BLK-06
    @Test void nobody_is_a_blocker_once_the_attack_is_over() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("streets", List.of("Brother"))),
                entry("Bo", Map.of("streets", List.of(List.of("Karma", "Lolita")), "hand", List.of("Greed"))));
        stage.says("Ana", "attack with Brother", "target Karma", "announce a Social attack")
                .says("Bo", "block with Lolita");
        assertThat(stage.t.readiness.blocks(stage.card("Lolita"))).isTrue();
        stage.says("Bo", "do not react");
        assertThat(stage.t.readiness.blocks(stage.card("Lolita"))).isFalse();
    }

    /// RIV-PRC-02: the same moves are offered without reasons.
    @Test void a_claim_is_offered_without_reasons_too() {
        Onstage stage = Onstage.where(Map.of("turn", "Bo", "city", List.of("Prince of the City")),
                entry("Ana", Map.of()), entry("Bo", Map.of("streets", List.of("Skunk"))));
        assertThat(stage.t.offers(1, Offers.movesOnly()).allows(Move.of(Verb.CLAIM, stage.card("Skunk")))).isTrue();
    }
}
