package elysium.rivals;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.event.EventKind;
import elysium.rivals.table.event.InfluenceEventKind;
import org.junit.jupiter.api.Test;

/// The log has a line for each event, and none for texts without effect.
class LogLinesTest {

    /// The faces of the cards that lines of a kind are about, as they come.
    private static List<Integer> faces(Onstage stage, int line) {
        List<Integer> faces = new ArrayList<>();
        stage.t.setListener((kind, subject, object, amount, face, seen) -> {
            if (kind == line) faces.add(face);
        });
        return faces;
    }

    /// What is counted in lines of a kind, as they come.
    private static List<Integer> amounts(Onstage stage, int line) {
        List<Integer> amounts = new ArrayList<>();
        stage.t.setListener((kind, subject, object, amount, face, seen) -> {
            if (kind == line) amounts.add(amount);
        });
        return amounts;
    }

    private static int number(Onstage stage, String slug) {
        return stage.t.book().number(slug);
    }

    @Test void a_hunger_that_nobody_feels_is_not_told() {
        for (int blood = 5; blood <= 6; blood++) {
            Onstage stage = Onstage.where(Map.of("city", List.of("The Hunger (Bo)")),
                    entry("Ana", Map.of("haven", List.of("Hydra (leader, blood " + blood + ")"))),
                    entry("Bo", Map.of("haven", List.of("Doc (leader, blood 1)"))));
            List<Integer> told = faces(stage, EventKind.TRIGGERED);
            stage.says("Ana", "end the Action Phase");
            assertThat(told.contains(number(stage, "core-the-hunger"))).isEqualTo(blood < 6);
        }
    }

    /// RIV-CRD-53: a character that is alone already stays where it is.
    @Test void nobody_who_is_alone_is_moved_in_the_tunnels() {
        Onstage stage = Onstage.where(
                Map.of("city", List.of("Cop"), "city deck", List.of("Wandering the BART Tunnels")),
                entry("Ana", Map.of("haven card", "Royal Retreat", "haven", List.of("Bruno Wagner (leader)"),
                        "streets", List.of("Zhang Wei"))),
                entry("Bo", Map.of("streets", List.of(List.of("Doc (leader)", "Velvet", "Karma")))));
        List<Integer> told = faces(stage, EventKind.REGROUPED);
        stage.says("Ana", "use Royal Retreat");
        assertThat(told).containsExactly(number(stage, "core-doc"), number(stage, "core-velvet"));
    }

    /// RIV-CRD-49: for a Rival's weak character the rules score, and nothing else does.
    @Test void a_turf_war_is_not_told_of_where_it_scores_nothing() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("agenda card", "Turf War", "streets", List.of("The Cossack (leader)"))),
                entry("Bo", Map.of("streets", List.of("Zhang Wei (blood 2)"), "haven",
                        List.of("Bruno Wagner (leader)"))));
        List<Integer> told = faces(stage, EventKind.TRIGGERED);
        stage.says("Ana", "attack with The Cossack", "target Zhang Wei", "announce a Physical attack");
        assertThat(stage.unmet(Map.of("Ana", Map.of("agenda", 1)))).isEmpty();
        assertThat(told).isEmpty();
    }

    /// RIV-CRD-19: nothing is taken from a character without a Retainer.
    @Test void liza_holt_is_not_told_of_where_there_is_nothing_to_take() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("streets", List.of(List.of("Bella Forte (leader)", "Liza Holt")), "library",
                        List.of())),
                entry("Bo", Map.of("streets", List.of("Zhang Wei (blood 2)"), "haven",
                        List.of("Bruno Wagner (leader)"))));
        List<Integer> told = faces(stage, EventKind.TRIGGERED);
        stage.says("Ana", "attack with Bella Forte", "target Zhang Wei", "announce a Physical attack");
        assertThat(stage.unmet(Map.of("Bo", Map.of("torpor", List.of("Zhang Wei"))))).isEmpty();
        assertThat(told).doesNotContain(number(stage, "core-liza-holt"));
    }

    /// RIV-CRD-23: the first Social attack of a turn is noted once.
    @Test void lixue_chen_is_told_of_in_the_first_social_attack_alone() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("streets",
                        List.of(List.of("Lixue Chen (leader, Athlete)", "Muhammad Zadeh", "Bong-Cha Park")))),
                entry("Bo", Map.of("streets", List.of("Hydra (leader)"))));
        List<Integer> told = faces(stage, EventKind.TRIGGERED);
        stage.says("Ana", "attack with Muhammad Zadeh", "target Hydra", "announce a Social attack",
                "attack with Bong-Cha Park", "target Hydra", "announce a Social attack");
        assertThat(told).containsExactly(number(stage, "core-lixue-chen"));
    }

    /// The log says whether an Attack card is played face up or face down.
    @Test void a_card_that_is_laid_is_told_with_its_side() {
        for (String side : List.of("up", "down")) {
            Onstage stage = Onstage.where(Map.of("city", List.of("Vagrant")),
                    entry("Ana", Map.of("streets", List.of("Hydra (leader)"), "hand", List.of("Baseball Bat"))),
                    entry("Bo", Map.of()));
            List<Integer> told = amounts(stage, AttackEventKind.CARD_LAID);
            stage.says("Ana", "attack with Hydra", "target Vagrant", "announce a Physical attack",
                    "play Baseball Bat face " + side);
            assertThat(told).containsExactly(side.equals("up") ? 1 : 0);
        }
    }

    /// The log names the vampire that plays an Action card, if there is one.
    @Test void a_card_that_is_played_is_told_with_whoever_acts() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("haven", List.of("Ghost (leader)"), "hand", List.of("We Are Legend"), "library",
                        List.of(), "faction", List.of())),
                entry("Bo", Map.of()));
        List<Integer> told = amounts(stage, EventKind.PLAYED);
        stage.says("Ana", "play We Are Legend with Ghost");
        assertThat(told).containsExactly(number(stage, "war-ghost"));
    }

    @Test void a_mortal_of_a_domain_is_told_to_be_attached() {
        Onstage stage = Onstage.where(Map.of("city", List.of("Cop")),
                entry("Ana", Map.of("ongoing", List.of("Second Tradition: The Domain"))), entry("Bo", Map.of()));
        List<Integer> told = faces(stage, EventKind.ATTACHED);
        stage.says("Ana", "use Second Tradition: The Domain");
        assertThat(told).containsExactly(number(stage, "core-cop"));
    }

    /// RIV-BLK-02: who blocks for its own party does not come from elsewhere.
    @Test void a_block_within_a_party_is_told_as_one() {
        Onstage stage = Onstage.with(entry("Ana", Map.of("streets", List.of("Stevie Osborn"))),
                entry("Bo", Map.of("streets", List.of(List.of("Karma", "Bella Forte")))));
        List<Integer> told = amounts(stage, AttackEventKind.BLOCKED);
        stage.says("Ana", "attack with Stevie Osborn", "target Karma", "announce a Physical attack")
                .says("Bo", "block with Bella Forte");
        assertThat(told).containsExactly(0);
    }

    /// RIV-SCH-09: a side is logged with the visible Influence.
    @Test void a_side_is_told_with_what_is_in_sight() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("haven", List.of("Hydra (leader)", "Shades"), "hand", List.of("Mercy"))),
                entry("Bo", Map.of()));
        List<Integer> told = amounts(stage, InfluenceEventKind.SIDED);
        stage.says("Ana", "play Mercy with Shades", "pass").says("Bo", "pass");
        stage.says("Ana", "exert Hydra", "vote Yes", "hide no prestige").says("Bo", "stay out");
        assertThat(told).containsExactly(1, 0);
    }
}
