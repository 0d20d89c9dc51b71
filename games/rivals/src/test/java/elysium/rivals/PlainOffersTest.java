package elysium.rivals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import org.junit.jupiter.api.Test;

/// What is offered without a word about what is refused is just what is offered with reasons.
class PlainOffersTest {
    private static final Map.Entry<String, Map<String, Object>> BO = Map.entry("Bo", Map.of());

    private static List<String> plain(Onstage on, int seat) {
        Offers plain = on.t.offers(seat, Offers.movesOnly());
        List<Long> moves = new ArrayList<>();
        for (int i = 0; i < plain.size(); i++) moves.add(plain.get(i));
        Offers reasoned = on.t.offers(seat, Offers.explained());
        List<Long> offered = new ArrayList<>();
        for (int i = 0; i < reasoned.size(); i++) offered.add(reasoned.get(i));
        assertThat(moves).isEqualTo(offered);
        List<String> words = new ArrayList<>();
        for (long move : moves) words.add(new RivalsGame().notation().write(on.t, seat, move, Lang.EN));
        return words;
    }

    @Test void between_two_actions_only_ready_vampires_move() {
        Onstage on = Onstage.with(
                Map.entry("Ana", Map.of("haven", List.of("Skunk", "Doc (exhausted)"), "streets",
                        List.of(List.of("Hydra", "Brother (exhausted)"), List.of("Karma")), "hand", List.of("Greed"))),
                BO);
        assertThat(plain(on, 0)).contains("move Skunk to The Streets", "let Hydra go alone", "let Karma join Hydra")
                .doesNotContain("move Doc to The Streets", "let Brother go alone");
    }

    @Test void the_action_for_unhosted_actions_alone_draws_a_card() {
        Onstage on = Onstage.where(Map.of("actions", 0, "unhosted", 1), Map.entry("Ana", Map.of()), BO);
        assertThat(plain(on, 0)).contains("draw from the Library");
    }

    @Test void without_an_action_left_abilities_can_be_used() {
        Onstage on = Onstage.where(Map.of("actions", 0),
                Map.entry("Ana",
                        Map.of("haven", List.of("Yusuf Kaya"), "torpor", List.of("Nancy Witt (blood 2, Primogen)"))),
                BO);
        assertThat(plain(on, 0)).contains("use Yusuf Kaya").doesNotContain("draw from the Library");
    }

    /// RIV-DRW-01: there are two decks to draw from.
    @Test void whoever_draws_chooses_between_two_decks() {
        Onstage on = Onstage.where(Map.of("phase", "drawing"),
                Map.entry("Ana", Map.of("library", List.of("Greed", "Mercy"), "faction", List.of("Skunk", "Doc"))), BO);
        assertThat(plain(on, 0)).containsExactly("draw from the Library", "draw from the Faction Deck");
    }

    @Test void of_alike_cards_one_is_offered_to_mend_with() {
        Onstage on = Onstage.where(Map.of("phase", "mending", "turn", "Bo"),
                Map.entry("Ana", Map.of("hand", List.of("Free Money", "Free Money", "Free Money"))),
                Map.entry("Bo", Map.of("haven", List.of("Doc (blood 1)"), "hand",
                        List.of("Greed", "Mercy", "Greed", "Terrorize"))));
        assertThat(plain(on, 1)).containsOnlyOnce("mend Doc by discarding Greed", "mend Doc by discarding Mercy",
                "mend Doc by discarding Terrorize");
    }

    @Test void an_attack_is_of_one_of_four_kinds() {
        Onstage on = Onstage.with(Map.entry("Ana", Map.of("haven", List.of("Shades (leader)"), "hand",
                List.of("The Shakedown"))), Map.entry("Bo", Map.of("hand", List.of("Greed"))));
        on.says("Ana", "play The Shakedown with Shades");
        assertThat(plain(on, 0)).containsOnlyOnce("Physical", "Social", "Mental", "Ranged").hasSize(4);
    }

    @Test void nobody_who_is_full_is_mended() {
        Onstage on = Onstage.where(Map.of("phase", "mending"), Map.entry("Ana",
                Map.of("haven", List.of("Skunk", "Doc (blood 1)"), "hand", List.of("Greed"))), BO);
        assertThat(plain(on, 0)).contains("mend Doc by discarding Greed")
                .doesNotContain("mend Skunk by discarding Greed");
    }

    @Test void with_every_promise_made_none_is_offered() {
        List<String> deals = new ArrayList<>();
        for (String by : List.of("Ana", "Bo", "Cleo", "Dan"))
            for (String to : List.of("Ana", "Bo", "Cleo", "Dan"))
                if (!by.equals(to))
                    Collections.addAll(deals, by + " promises " + to + " not to attack them, until turn 20",
                            by + " promises " + to + " not to attack them before they have 9 agenda");
        Onstage on = Onstage.where(Map.of("deals", deals.subList(0, 15)),
                Map.entry("Ana", Map.of("haven", List.of("Karma (leader)"), "hand", List.of("Free Money"))), BO,
                Map.entry("Cleo", Map.of()), Map.entry("Dan", Map.of()));
        on.says("Ana", "play Free Money with Karma");
        assertThat(plain(on, 0)).contains("promise seat 2 to discard for their Intel for 1 round");
        on.says("Ana", "promise seat 2 to discard for their Intel for 1 round");
        assertThat(plain(on, 0)).containsExactly("pass");
    }
}
