package elysium.vendetta;

import static elysium.kernel.Table.NONE;
import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.View;
import elysium.vendetta.flow.HandBuilding;
import elysium.vendetta.flow.PlanningTurn;
import elysium.vendetta.table.GameLayout;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Vendetta;
import elysium.vendetta.table.Verb;
import org.junit.jupiter.api.Test;

/// Who may know what (VEN-RUL-05), and what may pass between players (VEN-RUL-06).
class KnowledgeTest {
    private static final int[] VIEWERS = {0, 1, 2, SPECTATOR};

    /// A table with everything on it: Ana has hidden a card, Bo plans, Cleo has been Draining.
    private static Vendetta table() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("turn", "Bo");
        given.put("allies", Map.of("The Rack", "Tom Kimber", "Prince's Haven", "Marcel"));
        given.put("sites", Map.of("The Asylum", "The Collar"));
        given.put("Ana", Map.of("clan", "Toreador", "blood", 4, "hand", List.of("Hunt", "Awe"), "relic", "Ashen Urn",
                "The Rack", Map.of("blood", 2, "cards", List.of("Summon (down)", "Ready"))));
        given.put("Bo", Map.of("clan", "Brujah", "influence", 5, "hand", List.of("Hunt", "Challenge"), "alliance",
                List.of("Victim", "Bobby White")));
        given.put("Cleo", Map.of("clan", "Ventrue", "tokens", 1, "tokens down", 1, "drained",
                List.of("Betty Fuller"), "relic", "Bone Mask (used)", "hand", List.of()));
        return Tables.staged(given);
    }

    private static View.Heap heap(View view, int zone) {
        return view.zones().stream().filter(heap -> heap.zone() == zone).findFirst()
                .orElse(new View.Heap(zone, 0, List.of()));
    }

    private static List<String> names(Vendetta t, int viewer, int zone) {
        List<String> names = new ArrayList<>();
        for (View.Lying lying : heap(t.view(viewer), zone).cards())
            names.add(
                    (lying.face() == NONE ? "?" : t.book().card(lying.face()).name().en()) + (lying.down() ? "*" : ""));
        return names;
    }

    private static int fact(View view, String name, int at) {
        return Objects.requireNonNull(view.facts().get(name), name).get(at);
    }

    @Test void pools_tokens_and_deployed_blood_are_public() {
        for (int viewer : VIEWERS) {
            View view = table().view(viewer);
            assertThat(fact(view, "blood", 0)).isEqualTo(4);
            assertThat(fact(view, "influence", 1)).isEqualTo(5);
            assertThat(fact(view, "tokensUp", 2)).isEqualTo(1);
            assertThat(fact(view, "tokensDown", 2)).isEqualTo(1);
            assertThat(fact(view, "deployed", 0)).isEqualTo(2);
            assertThat(fact(view, "ambition", 0)).isZero();
        }
    }

    @Test void alliances_drained_cards_relics_and_cards_of_locations_are_public() {
        Vendetta t = table();
        for (int viewer : VIEWERS) {
            assertThat(names(t, viewer, GameLayout.ALLIANCE + 1)).containsExactly("Victim", "Bobby White");
            assertThat(names(t, viewer, GameLayout.DRAINED + 2)).containsExactly("Betty Fuller");
            assertThat(names(t, viewer, GameLayout.RELIC)).containsExactly("Ashen Urn");
            assertThat(names(t, viewer, GameLayout.RELIC + 2)).containsExactly("Bone Mask*");
            assertThat(names(t, viewer, GameLayout.PRIZE)).containsExactly("Tom Kimber");
            assertThat(names(t, viewer, GameLayout.PRIZE + t.evening.haven())).containsExactly("Marcel");
            assertThat(names(t, viewer, GameLayout.SITE + 1)).containsExactly("The Collar");
        }
    }

    @Test void a_hand_is_its_players_and_only_its_size_is_public() {
        Vendetta t = table();
        for (int viewer : VIEWERS) {
            assertThat(heap(t.view(viewer), GameLayout.HAND).size()).isEqualTo(2);
            assertThat(names(t, viewer, GameLayout.HAND)).hasSize(viewer == 0 ? 2 : 0);
            assertThat(names(t, viewer, GameLayout.HAND + 1)).hasSize(viewer == 1 ? 2 : 0);
        }
        assertThat(names(t, 0, GameLayout.HAND)).containsExactlyInAnyOrder("Hunt", "Awe");
    }

    @Test void decks_show_their_size_and_nothing_else() {
        Vendetta t = table();
        for (int viewer : VIEWERS) {
            assertThat(heap(t.view(viewer), GameLayout.DECK)).isEqualTo(new View.Heap(GameLayout.DECK, 5, List.of()));
            assertThat(heap(t.view(viewer), GameLayout.ALLIES).size()).isEqualTo(26);
            assertThat(heap(t.view(viewer), GameLayout.ALLIES).cards()).isEmpty();
        }
    }

    @Test void a_face_down_card_is_there_for_all_and_known_to_its_player() {
        Vendetta t = table();
        for (int viewer : VIEWERS) {
            int zone = Locations.position(0, 0);
            assertThat(names(t, viewer, zone)).containsExactly(viewer == 0 ? "Summon*" : "?*", "Ready");
            assertThat(heap(t.view(viewer), zone).cards().getFirst().owner()).isZero();
        }
    }

    @Test void cards_looked_at_in_hand_building_are_seen_by_their_player_alone() {
        Vendetta t = Tables.withClans(4, 2);
        for (int seat = 0; seat < 4; seat++)
            for (int viewer = 0; viewer <= SPECTATOR; viewer++) {
                assertThat(heap(t.view(viewer), GameLayout.DRAWN + seat).size()).isEqualTo(2);
                assertThat(names(t, viewer, GameLayout.DRAWN + seat)).hasSize(viewer == seat ? 2 : 0)
                        .doesNotContain("?");
            }
    }

    @Test void an_answer_given_in_secret_is_told_to_nobody_else() {
        Vendetta t = Tables.withClans(4, 2);
        long move = Tables.first(t);
        int seat = t.nextPending();
        t.answer(seat, move);
        for (int viewer = 0; viewer <= SPECTATOR; viewer++)
            assertThat(t.view(viewer).answer()).isEqualTo(viewer == seat ? move : 0);
    }

    @Test void what_was_put_under_the_deck_is_remembered_by_its_player_alone() {
        Vendetta t = Tables.withClans(4, 2);
        while (t.top() instanceof HandBuilding) t.answer(t.nextPending(), Tables.first(t));
        for (int viewer = 0; viewer <= SPECTATOR; viewer++)
            for (int seat = 0; seat < 4; seat++)
                assertThat(names(t, viewer, GameLayout.DECK + seat)).hasSize(viewer == seat ? 1 : 0);
    }

    /// At every question of whole games, no player sees the hand, draw or deck of another.
    @Test void no_view_ever_shows_a_hand_a_draw_or_a_deck_of_another() {
        for (int seed = 0; seed < 12; seed++) {
            Vendetta t = Tables.begin(3 + seed % 3, seed, "relics", "locations");
            Tables.play(t, seed, now -> {
                for (int viewer = 0; viewer < now.players(); viewer++)
                    for (View.Heap heap : now.view(viewer).zones()) held(now, viewer, heap);
            });
        }
    }

    private static void held(Vendetta t, int viewer, View.Heap heap) {
        assertThat(heap.size()).isEqualTo(t.count(heap.zone()));
        int whose = heap.zone() % 6;
        boolean secret = heap.zone() >= GameLayout.HAND && heap.zone() < GameLayout.DECK + 6;
        if (secret && whose != viewer) assertThat(heap.cards()).isEmpty();
        boolean own = heap.zone() < GameLayout.DECK && whose == viewer;
        if (own) assertThat(heap.cards()).hasSize(heap.size()).noneMatch(lying -> lying.face() == NONE);
    }

    /// VEN-RUL-06: whatever Bo does with his turn, nobody else has anything more or less for it.
    @Test void nothing_of_ones_own_can_be_given_to_another() {
        int[] lines = {0};
        everyLine(table(), wealth(table()), lines);
        assertThat(lines[0]).isGreaterThan(100);
    }

    private static void everyLine(Vendetta t, List<Integer> others, int[] lines) {
        if (t.isOver()) {
            lines[0]++;
            assertThat(wealth(t)).isEqualTo(others);
            return;
        }
        Offers offers = t.offers(1, Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++) {
            assertThat(t.top()).isInstanceOf(PlanningTurn.class);
            assertThat(Move.verb(offers.get(i))).isIn(Verb.PLAY, Verb.BLOOD, Verb.DRAIN, Verb.END_TURN);
            Vendetta next = t.copy();
            next.answer(1, offers.get(i));
            everyLine(next, others, lines);
        }
    }

    /// What Ana and Cleo have, in Pools, cards and Deployed Blood.
    private static List<Integer> wealth(Vendetta t) {
        List<Integer> wealth = new ArrayList<>();
        for (int seat : new int[] {0, 2}) {
            wealth.addAll(List.of(t.pools.blood(seat), t.pools.influence(seat), t.pools.tokens(seat),
                    t.pools.tokensUp(seat)));
            for (int zones : new int[] {GameLayout.HAND, GameLayout.DECK, GameLayout.ALLIANCE, GameLayout.DRAINED,
                    GameLayout.RELIC})
                wealth.add(t.count(zones + seat));
            for (int place = 0; place < t.evening.placeCount(); place++)
                wealth.addAll(List.of(t.locations.deployed(seat, place), t.count(Locations.position(seat, place))));
        }
        return wealth;
    }
}
