package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.kernel.Offers;
import elysium.kernel.journal.Undo;
import elysium.vendetta.table.Locations;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// VEN-CRL-26, VEN-CRL-28: cards are picked one by one; each pick is shown to all, and may be taken back freely.
class SelectionTest {
    private static final int ANA = 0, BO = 1;

    @Test void each_pick_may_be_taken_back_until_the_player_is_done() {
        for (List<String> words : List.of(List.of("take back Ready", "take back Chaos"),
                List.of("turn Mindless Assault face down", "turn Hunt face down"))) {
            Vendetta t = picking(words.getFirst().startsWith("take") ? "Chaos" : "Mindless Assault");
            for (String pick : words) {
                Vendetta before = t.copy();
                say(t, pick);
                assertThat(Undo.isFree(before, t, ANA)).as(pick).isTrue();
                assertThat(t.isAsked(ANA)).isTrue();
            }
        }
    }

    @Test void what_is_picked_is_told_to_its_player_and_shown_to_everybody() {
        Vendetta t = picking("Chaos");
        assertThat(picked(t, ANA)).isEmpty();
        assertThat(prompt(t, Lang.EN)).isEqualTo("Which cards do you take back on your Position at The Rack?");
        int ready = row(t, "Ready");
        say(t, "take back Ready");
        say(t, "take back Chaos");
        assertThat(picked(t, ANA)).hasSize(2).contains(ready).isEqualTo(picked(t, BO));
        assertThat(prompt(t, Lang.EN)).isEqualTo(
                "Which cards do you take back on your Position at The Rack? Chosen so far: Chaos and Ready.");
        assertThat(prompt(t, Lang.FR)).isEqualTo(
                "Quelles cartes reprenez-vous sur votre Position au Rack ? Déjà choisies : Chaos et À l'affût.");
        say(t, "done");
        assertThat(t.isOver() ? List.of() : picked(t, BO)).isEmpty();
    }

    @Test void whoever_wants_nothing_is_done_at_once() {
        Vendetta t = picking("Chaos");
        say(t, "take back Ready");
        assertThat(word(t, Tables.GAME.passMove(t, ANA))).isEqualTo("done");
        assertThat(word(t, Tables.GAME.fallbackMove(t, ANA))).isEqualTo("done");
    }

    private static Vendetta picking(String card) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("resolve", "The Rack");
        given.put("step", "preparation");
        given.put("Ana", Map.of("clan", "Malkavian", "hand", List.of("Shadow Strike"), "The Rack",
                Map.of("cards", List.of(card, "Hunt", "Ready"))));
        given.put("Bo", Map.of("clan", "Brujah", "The Rack", Map.of("cards", List.of("Challenge"))));
        given.put("Cleo", Map.of("clan", "Ventrue"));
        return Tables.staged(given);
    }

    private static void say(Vendetta t, String words) {
        Offers offers = t.offers(ANA, Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++) {
            if (!word(t, offers.get(i)).equals(words)) continue;
            t.answer(ANA, offers.get(i));
            return;
        }
        throw new AssertionError(words + " is not offered");
    }

    private static String word(Vendetta t, long move) {
        return Tables.GAME.notation().write(t, ANA, move, Lang.EN);
    }

    private static String prompt(Vendetta t, Lang lang) {
        return Tables.GAME.prompt(t, ANA).in(lang);
    }

    private static List<Integer> picked(Vendetta t, int viewer) {
        return Tables.GAME.outline(t, viewer).numbers().get("picked");
    }

    private static int row(Vendetta t, String name) {
        for (int card = t.first(Locations.position(ANA, 0)); card >= 0; card = t.next(card))
            if (t.name(card).en().equals(name)) return card;
        throw new AssertionError(name);
    }
}
