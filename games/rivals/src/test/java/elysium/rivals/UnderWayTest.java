package elysium.rivals;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.kernel.Text;
import elysium.rivals.table.event.AttackEventKind;
import elysium.rivals.table.vocabulary.Verb;
import elysium.tabletop.terminal.Drawing;
import org.junit.jupiter.api.Test;

/// What is under way is shown as it is: what a Title still costs, what a Scheme has revealed, what an attack adds up
/// to. And of alike cards one is offered, of those that differ each.
class UnderWayTest {
    private static final RivalsGame GAME = new RivalsGame();
    private static final int ANA = 0, BO = 1;

    private static String drawn(Onstage stage) {
        return GAME.drawing().draw(stage.t, ANA, new Drawing.Style(List.of("Ana", "Bo", "Cleo"), Lang.EN, false, 140));
    }

    private static List<Integer> figure(Onstage stage, String name) {
        return GAME.outline(stage.t, BO).numbers().get(name);
    }

    /// RIV-TTL-05: of a Title only its own player's Influence is shown, and how much it takes.
    @Test void a_title_is_shown_with_what_it_costs() {
        Onstage stage = Onstage.where(Map.of("turn", "Bo"), entry("Ana", Map.of()), entry("Bo",
                Map.of("haven", List.of("Hydra (leader)", "Brother"), "hand", List.of("Sheriff"))));
        stage.says("Bo", "play Sheriff with Brother", "exert Hydra");
        assertThat(drawn(stage)).contains("Title · Sheriff", "1 of 4 Influence").doesNotContain("Scheme", "Yes 0");
        assertThat(figure(stage, "conflictNeed")).containsExactly(4);
        assertThat(figure(stage, "exertSeat")).containsExactly(BO);
        assertThat(figure(stage, "exertShown")).containsExactly(1);
    }

    /// RIV-SCH-11: fists are open once all have announced, and not before.
    @Test void a_scheme_is_shown_with_what_it_has_revealed() {
        Onstage stage = Onstage.where(Map.of("turn", "Bo"), entry("Ana", Map.of("prestige", 5)),
                entry("Bo", Map.of("haven", List.of("Skunk (blood 1)", "Hydra (leader, blood 1)"), "hand",
                        List.of("Mercy"))),
                entry("Cleo", Map.of()));
        stage.says("Bo", "play Mercy with Skunk", "pass").says("Cleo", "pass").says("Ana", "pass");
        stage.says("Bo", "vote Yes", "hide 2 prestige");
        assertThat(figure(stage, "revealed")).containsExactly(0);
        assertThat(drawn(stage)).contains("Scheme · Mercy").doesNotContain("Title ·", "of 0 Influence");
        assertThat(figure(stage, "exertSeat")).containsExactly(BO, 2, ANA);
        stage.says("Cleo", "vote Yes", "hide 1 prestige").says("Ana", "stay out");
        assertThat(figure(stage, "revealed")).containsExactly(1);
        assertThat(figure(stage, "exertFist")).containsExactly(2, 1, 0);
    }

    /// RIV-DMG-01: what one card adds, however often, is one part of the sum.
    @Test void an_attack_is_shown_with_what_it_adds_up_to() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("streets", List.of("Velvet", "Doc"), "hand", List.of("Unhinged", "Mercy"))),
                entry("Bo", Map.of("streets", List.of("Pong", "Lixue Chen (Vagrant)"), "hand",
                        List.of("The Mighty Fall"))));
        stage.says("Ana", "attack with Doc", "target Lixue Chen", "announce a Mental attack",
                "play Unhinged face down").says("Bo", "react with The Mighty Fall");
        assertThat(figure(stage, "step")).containsExactly(9);
        assertThat(figure(stage, "sumAmount")).as("foreseen").containsExactly(1, 2, 3, 3, -2, 1);
        stage.says("Ana", "use Unhinged");
        assertThat(stage.asked()).isEqualTo("Bo");
        assertThat(figure(stage, "sumAmount")).containsExactly(2, 2, 4, 3, -2, 1);
        assertThat(GAME.outline(stage.t, BO).texts().get("sum").stream().map(Text::en)).containsExactly("Unhinged",
                "Doc, Mental", "total", "The Mighty Fall", "Doc, Mental", "total");
    }

    /// What the texts of two open cards will add and take counts before the last abilities are used.
    @Test void a_sum_counts_what_is_revealed() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("streets", List.of("Hydra"), "hand", List.of("Throat Rip", "Mercy"))),
                entry("Bo", Map.of("streets", List.of("Liza Holt"), "hand", List.of("Fleetness"))));
        stage.says("Ana", "attack with Hydra", "target Liza Holt", "announce a Physical attack",
                "play Throat Rip face down").says("Bo", "react with Fleetness");
        assertThat(stage.asked()).isEqualTo("Ana");
        assertThat(figure(stage, "step")).containsExactly(9);
        assertThat(GAME.outline(stage.t, BO).texts().get("sum").stream().map(Text::en)).containsExactly("Throat Rip",
                "Hydra, Physical", "Liza Holt, Physical", "shields", "total");
        assertThat(figure(stage, "sumAmount")).containsExactly(2, 2, -1, -2, 1);
    }

    @Test void alike_cards_are_offered_once() {
        Onstage stage = Onstage.where(Map.of("turn", "Bo"), entry("Ana", Map.of()), entry("Bo", Map.of("haven",
                List.of("Hydra (leader)"), "hand", List.of("Mercy", "Free Money", "Mercy", "Skunk", "Skunk"))));
        assertThat(offered(stage, BO, Verb.PLAY)).containsExactly("Mercy", "Free Money");
        assertThat(offered(stage, BO, Verb.RECRUIT)).containsExactly("Skunk");
    }

    /// RIV-ANI-05: once an Aggravated card is revealed, shields it ignores are not counted.
    @Test void a_sum_is_foreseen_without_shields_that_will_not_count() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("streets", List.of("Skunk"), "hand", List.of("Molotov Cocktail", "Mercy"))),
                entry("Bo", Map.of("streets", List.of(List.of("Clandestine", "Chooha (exhausted, The Swarm)")))));
        stage.says("Ana", "attack with Skunk", "target Clandestine", "announce a Ranged attack",
                "play Molotov Cocktail face down");
        assertThat(stage.asked()).isEqualTo("Ana");
        assertThat(figure(stage, "sumAmount")).containsExactly(1, 1);
    }

    /// RIV-ANI-05: nor during a question of an ability, when no preview is possible.
    @Test void an_aggravated_card_that_lies_open_passes_shields_before_they_are_counted() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("streets", List.of("Skunk"), "hand",
                        List.of("Molotov Cocktail", "Mercy", "Greed"))),
                entry("Bo", Map.of("streets", List.of(List.of("Clandestine", "Chooha (exhausted, The Swarm)")))));
        stage.says("Ana", "attack with Skunk", "target Clandestine", "announce a Ranged attack",
                "play Molotov Cocktail face down", "use Molotov Cocktail");
        assertThat(stage.asked()).isEqualTo("Ana");
        assertThat(figure(stage, "sumAmount")).containsExactly(1, 1);
    }

    /// RIV-CRD-36: a text that is negated makes no claim of an attack.
    @Test void an_attack_whose_text_is_negated_is_shown_as_the_attack_it_is() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("streets", List.of("Doc"), "hand", List.of("Unhinged", "Mercy"))),
                entry("Bo", Map.of("streets", List.of(List.of("Yusuf Kaya", "Lixue Chen (Vagrant)")), "hand",
                        List.of("Unswayable Mind"))));
        stage.says("Ana", "attack with Doc", "target Lixue Chen", "announce a Mental attack",
                "play Unhinged face down").says("Bo", "do not block", "react with Unswayable Mind");
        assertThat(stage.asked()).isEqualTo("Bo");
        assertThat(GAME.outline(stage.t, BO).numbers()).doesNotContainKey("claimAttack");
        assertThat(drawn(stage)).doesNotContain("on a claimant");
    }

    /// RIV-DMG-01, RIV-RUL-59: the log names the card behind each part of a sum, and omits parts of 0.
    @Test void the_log_tells_where_damage_comes_from_and_what_keeps_it_off() {
        Onstage stage = Onstage.with(
                entry("Ana", Map.of("streets", List.of("Johnny", "Stevie Osborn"), "hand",
                        List.of("Humiliate", "Feral Claws"))),
                entry("Bo", Map.of("streets", List.of("Clandestine"), "hand", List.of("Slap in the Face",
                        "Cornered Rat"))));
        List<String> told = new ArrayList<>();
        stage.t.setListener((kind, subject, object, amount, face, seen) -> {
            if (kind == AttackEventKind.PART)
                told.add(amount + " by " + stage.t.name(object).en() + " of " + "AB".charAt(subject));
            if (kind >= AttackEventKind.WITHSTOOD && kind <= AttackEventKind.PREVENTED)
                told.add(amount + " kept off " + stage.t.name(object).en());
        });
        stage.says("Ana", "attack with Johnny", "target Clandestine", "announce a Social attack",
                "play Humiliate face down").says("Bo", "react with Slap in the Face");
        assertThat(told).containsExactly("1 by Humiliate of A", "1 by Humiliate of A", "2 by Johnny of A",
                "1 by Slap in the Face of B", "2 kept off Clandestine");
        told.clear();
        stage.says("Ana", "attack with Stevie Osborn", "target Clandestine", "announce a Physical attack",
                "play Feral Claws face down").says("Bo", "react with Cornered Rat");
        assertThat(told).containsExactly("2 by Stevie Osborn of A", "1 by Cornered Rat of B",
                "1 kept off Stevie Osborn");
    }

    @Test void alike_mortals_are_offered_once_and_those_with_blood_on_them_too() {
        Onstage stage = Onstage.where(
                Map.of("turn", "Bo", "city", List.of("Vagrant (flock Ana 1)", "Cop", "Vagrant", "Vagrant", "Cop")),
                entry("Ana", Map.of()), entry("Bo", Map.of("streets", List.of("Hydra"))));
        stage.says("Bo", "attack with Hydra");
        assertThat(offered(stage, BO, Verb.TARGET)).containsExactly("Vagrant", "Cop", "Vagrant");
    }

    /// The cards that a verb is offered for, as often as it is.
    private static List<String> offered(Onstage stage, int seat, int verb) {
        Offers offers = stage.t.offers(seat, Offers.movesOnly());
        List<String> cards = new ArrayList<>();
        for (int i = 0; i < offers.size(); i++)
            if (Move.verb(offers.get(i)) == verb) cards.add(stage.t.name(Move.a(offers.get(i))).en());
        return cards;
    }
}
