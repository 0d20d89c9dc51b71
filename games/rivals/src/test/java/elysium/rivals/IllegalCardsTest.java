package elysium.rivals;

import static elysium.rivals.table.GameLayout.HAND;
import static elysium.rivals.table.GameLayout.PLAYED;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.rivals.flow.attack.Attack;
import elysium.rivals.rules.attack.AttackFields;
import elysium.rivals.rules.attack.CurrentAttack;
import elysium.rivals.table.event.AttackEventKind;
import org.junit.jupiter.api.Test;

/// Cards that were legal when they were laid and are not when they are revealed (RIV-RUL-15): no card in the box does
/// that, so the tests do.
class IllegalCardsTest {

    private static Onstage revealed() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("haven", List.of("Skunk"), "streets", List.of("Stevie Osborn"), "hand",
                        List.of("Sucker Punch"))),
                entry("Bo", Map.of("streets", List.of(List.of("Karma", "Bella Forte")), "hand",
                        List.of("Steal the Spotlight"))));
        stage.says("Ana", "attack with Stevie Osborn", "target Karma", "announce a Physical attack",
                "play Sucker Punch face down");
        stage.says("Bo", "block with Bella Forte");
        stage.t.coteries.moveToTorpor(stage.card("Skunk"));        // the only Brujah
        return stage.says("Bo", "react with Steal the Spotlight");
    }

    /// RIV-ATK-30, RIV-RUL-15, RIV-RUL-76
    @Test void an_illegal_attack_card_sends_the_attack_back_to_step_six() {
        Onstage stage = revealed();
        assertThat(stage.t.top()).isInstanceOfSatisfying(Attack.class,
                attack -> assertThat(attack.at()).isEqualTo(Attack.Stage.BLOCK));
        assertThat(stage.asked()).isEqualTo("Bo");
        assertThat(stage.unmet(Map.of("attack", Map.of("card", "none", "reaction", "none", "blocker", "none"),
                "Ana", Map.of("discard", List.of("Sucker Punch"), "played cards", List.of(),
                        "streets", List.of("Stevie Osborn (exhausted)")),
                "Bo", Map.of("hand", List.of("Steal the Spotlight"), "played cards", List.of(),
                        "streets", List.of(List.of("Karma", "Bella Forte"))))))
                .isEmpty();
        assertThat(CurrentAttack.blocked(stage.t)).isFalse();
        assertThat(stage.t.name(CurrentAttack.target(stage.t)).en()).isEqualTo("Karma");
    }

    /// RIV-ATK-30
    @Test void the_attack_goes_on_without_a_card() {
        Onstage stage = revealed().says("Bo", "block with Bella Forte", "do not react");
        assertThat(stage.unmet(Map.of("actions", 1,
                "Bo", Map.of("streets", List.of(List.of("Karma", "Bella Forte (exhausted)")))))).isEmpty();
    }

    /// RIV-RUL-76: what a block from elsewhere cost is given back, and it can be made again.
    @Test void a_block_from_elsewhere_is_undone_with_its_price() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("streets", List.of("Skunk (Cop)"), "hand", List.of("Throat Rip"))),
                entry("Bo", Map.of("streets", List.of("Karma"))),
                entry("Cleo", Map.of("haven", List.of("Street Preacher", "Brother"), "hand", List.of("Fleetness"))));
        stage.says("Ana", "attack with Skunk", "target Karma", "announce a Physical attack",
                "play Throat Rip face down").says("Cleo", "use Street Preacher");
        assertThat(stage.unmet(Map.of("Cleo", Map.of("prestige", 9, "haven", List.of("Brother"))))).isEmpty();
        stage.t.burn(stage.card("Cop"));                  // and with it the fourth BP
        stage.says("Cleo", "do not react");
        assertThat(stage.unmet(Map.of("Cleo",
                Map.of("prestige", 10, "haven", List.of("Street Preacher", "Brother"), "streets", List.of()))))
                .isEmpty();
        assertThat(stage.asked()).isEqualTo("Cleo");
        stage.says("Cleo", "use Street Preacher", "react with Fleetness");
        assertThat(stage.unmet(Map.of("Cleo", Map.of("prestige", 9, "haven", List.of("Brother"))))).isEmpty();
    }

    /// RIV-RUL-76, RIV-CRD-44: who came out of another party of The Streets is in that party again.
    @Test void a_block_from_another_party_is_undone_with_the_parties() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("haven", List.of("Stevie Osborn"), "streets", List.of("Skunk (Cop)"), "hand",
                        List.of("Throat Rip", "Late-Night Snack"))),
                entry("Bo", Map.of("prestige", 5, "streets",
                        List.of(List.of("Karma"), List.of("Street Preacher", "Brother")), "hand",
                        List.of("Fleetness"))));
        stage.says("Ana", "attack with Skunk", "target Karma", "announce a Physical attack",
                "play Throat Rip face down").says("Bo", "use Street Preacher");
        assertThat(stage.unmet(Map.of("attack", Map.of("step", 7, "target", "Street Preacher", "blocker",
                "Street Preacher"), "Bo",
                Map.of("prestige", 4, "streets",
                        List.of(List.of("Karma", "Street Preacher (exhausted)"), List.of("Brother"))))))
                .isEmpty();
        stage.t.burn(stage.card("Cop"));
        stage.says("Bo", "do not react");
        assertThat(stage.unmet(Map.of("attack",
                Map.of("step", 6, "attacker", "Skunk", "target", "Karma", "first target", "Karma", "blocker", "none",
                        "card", "none", "reaction", "none", "defender", "Bo", "intel", 0),
                "Bo", Map.of("prestige", 5, "streets",
                        List.of(List.of("Karma"), List.of("Street Preacher", "Brother"))))))
                .isEmpty();
        assertThat(CurrentAttack.inDefendingParty(stage.t, stage.card("Karma"))).isTrue();
        assertThat(CurrentAttack.inDefendingParty(stage.t, stage.card("Street Preacher"))).isFalse();
        stage.says("Bo", "pass", "do not react");
        assertThat(stage.unmet(Map.of("Bo", Map.of("prestige", 5, "streets",
                List.of(List.of("Karma (blood 2)"), List.of("Street Preacher", "Brother"))))))
                .isEmpty();
    }

    /// RIV-RUL-76: the prestige that a block brought goes back too, and the Leader may block again.
    @Test void what_a_block_brought_is_given_back() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("streets", List.of("Skunk (Cop)"), "hand", List.of("Throat Rip"))),
                entry("Bo", Map.of("streets", List.of("Karma"))),
                entry("Cleo", Map.of("haven card", "Dragon's Roost", "haven", List.of("Lixue Chen (leader)"), "hand",
                        List.of("Fleetness"))));
        stage.says("Ana", "attack with Skunk", "target Karma", "announce a Physical attack",
                "play Throat Rip face down").says("Cleo", "use Dragon's Roost");
        assertThat(stage.unmet(Map.of("Cleo", Map.of("prestige", 11, "haven", List.of())))).isEmpty();
        assertThat(stage.t.readiness.blocks(stage.card("Lixue Chen"))).isTrue();
        stage.t.burn(stage.card("Cop"));
        stage.says("Cleo", "do not react");
        assertThat(stage.asked()).isEqualTo("Cleo");
        assertThat(stage.t.readiness.blocks(stage.card("Lixue Chen"))).isFalse();
        assertThat(CurrentAttack.inDefendingParty(stage.t, stage.card("Karma"))).isTrue();
        assertThat(stage.unmet(Map.of("Ana", Map.of("prestige", 10), "Bo", Map.of("prestige", 10), "Cleo",
                Map.of("prestige", 10, "haven", List.of("Lixue Chen (leader)"))))).isEmpty();
        stage.says("Cleo", "use Dragon's Roost", "do not react");
        assertThat(stage.unmet(Map.of("Cleo",
                Map.of("prestige", 11, "streets", List.of("Lixue Chen (leader, exhausted)"))))).isEmpty();
    }

    /// RIV-RUL-76: the first player's costs are given back too, and what was used before the attack stays used.
    @Test void only_what_the_attack_has_cost_is_given_back() {
        Onstage stage = Onstage.where(Map.of("turn", "Bo"),
                entry("Ana", Map.of("haven card", "Dragon's Roost", "haven", List.of("Lixue Chen (leader)"), "streets",
                        List.of(List.of("Karma"), List.of("Street Preacher")), "hand", List.of("Fleetness"))),
                entry("Bo", Map.of("streets", List.of(List.of("Brother"), List.of("Skunk (Cop)")), "hand",
                        List.of("Throat Rip"))));
        List<Integer> told = new ArrayList<>();
        stage.t.setListener((kind, subject, object, amount, face, seen) -> {
            if (kind == AttackEventKind.BLOCKED) told.add(amount);
        });
        stage.says("Bo", "attack with Brother", "target Karma", "announce a Physical attack", "play no Attack card")
                .says("Ana", "use Dragon's Roost", "do not react");
        assertThat(stage.unmet(Map.of("Ana", Map.of("prestige", 11)))).isEmpty();
        stage.says("Bo", "attack with Skunk", "target Karma", "announce a Physical attack",
                "play Throat Rip face down").says("Ana", "use Street Preacher");
        stage.t.burn(stage.card("Cop"));
        stage.says("Ana", "do not react");
        assertThat(stage.unmet(Map.of("Ana", Map.of("prestige", 11), "Bo", Map.of("prestige", 10)))).isEmpty();
        assertThatThrownBy(() -> stage.says("Ana", "use Dragon's Roost")).hasMessageContaining("not offered");
        assertThat(told).as("blocks from afar").containsExactly(1, 1);
    }

    /// RIV-RUL-76, RIV-ABL-05: what was used before the attack is not given back.
    @Test void what_was_used_before_the_attack_stays_used() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("haven card", "The Madhouse", "haven", List.of("Stevie Osborn (leader)"),
                        "streets", List.of("Skunk (Cop)"), "hand", List.of("Throat Rip", "Greed", "Mercy"), "ongoing",
                        List.of("Lost Glory (prestige 1)"))),
                entry("Bo", Map.of("streets", List.of("Karma"), "hand", List.of("Fleetness"))));
        stage.says("Ana", "use The Madhouse", "discard Greed", "attack with Skunk", "target Karma",
                "announce a Physical attack", "play Throat Rip face down");
        stage.t.burn(stage.card("Cop"));
        stage.says("Bo", "do not react", "do not react");
        assertThat(stage.asked()).isEqualTo("Ana");
        assertThatThrownBy(() -> stage.says("Ana", "use The Madhouse")).hasMessageContaining("not offered");
        assertThat(stage.unmet(Map.of("Ana", Map.of("hand", List.of("Mercy"))))).isEmpty();
    }

    /// RIV-REA-09
    @Test void an_illegal_reaction_is_discarded_and_the_attack_goes_on() {
        Onstage stage = laid("Karma");
        assertThat(stage.unmet(Map.of("Bo", Map.of("streets", List.of("Karma (blood 1)"), "discard",
                List.of("Steal the Spotlight"))))).isEmpty();
        assertThat(stage.t.count(HAND + 1)).isEqualTo(1);
    }

    /// RIV-REA-09
    @Test void it_is_discarded_as_soon_as_it_is_revealed() {
        Onstage stage = laid("Karma (Vagrant)");
        assertThat(stage.asked()).isEqualTo("Bo");
        assertThat(stage.unmet(Map.of("attack", Map.of("damage", 2, "reaction", "none"),
                "Bo", Map.of("discard", List.of("Steal the Spotlight"), "played cards", List.of())))).isEmpty();
    }

    /// Bo has played a Reaction that needs a Toreador, without having one.
    private static Onstage laid(String target) {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("streets", List.of("Stevie Osborn"))),
                entry("Bo", Map.of("streets", List.of(target), "hand", List.of("Steal the Spotlight", "Fleetness"))));
        stage.says("Ana", "attack with Stevie Osborn", "target Karma", "announce a Physical attack");
        stage.t.moveFaceDown(stage.card("Steal the Spotlight"), PLAYED + 1);
        stage.t.activityStack.set(AttackFields.REACTION, stage.card("Steal the Spotlight"));
        stage.t.activityStack.set(AttackFields.REACTOR, stage.card("Karma"));
        return stage.says("Bo", "do not react");
    }
}
