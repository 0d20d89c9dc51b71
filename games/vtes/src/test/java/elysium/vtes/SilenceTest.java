package elysium.vtes;

import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.Card;
import elysium.tabletop.Verbs;
import elysium.tabletop.game.CardGame;
import elysium.vtes.cards.VtesBook;
import elysium.vtes.curios.CuriousGame;
import elysium.vtes.table.Vtes;
import elysium.vtes.table.vocabulary.Fact;
import elysium.vtes.table.vocabulary.Verb;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// An unused card in hand changes neither the questions, nor their order, nor what other players see. Tried with every
/// library card, made-up ones included.
class SilenceTest {
    private static final VtesGame GAME = new VtesGame();
    private static final CuriousGame CURIOUS = new CuriousGame();
    private static final List<Integer> QUIET = List.of(Verbs.PASS, Verb.DECLINE, Verb.STRIKE, Verb.END_PHASE);

    @Test void nobody_hears_what_is_held_while_an_action_is_not_blocked() {
        listen("Bo", "minion", "bleed seat 2 with Nassir");
        listen("Cleo", "minion", "bleed seat 2 with Nassir");
        listen("Ana", "minion", "bleed seat 2 with Nassir");
        listen("Bo", "minion", "hunt with Nassir");
    }

    @Test void nobody_hears_what_is_held_in_a_combat() {
        listen("Bo", "minion", "bleed seat 2 with Nassir", "block with Andi Liu");
        listen("Ana", "minion", "bleed seat 2 with Nassir", "block with Andi Liu");
        listen("Cleo", "minion", "bleed seat 2 with Nassir", "block with Andi Liu");
    }

    @Test void nobody_hears_what_is_held_in_a_referendum() {
        listen("Bo", "minion", "play Ancilla Empowerment with Nassir");
        listen("Cleo", "minion", "play Ancilla Empowerment with Nassir");
    }

    @Test void nobody_hears_what_is_held_in_a_diablerie_and_its_blood_hunt() {
        listen("Bo", "minion", "diablerise Alexander Silverson with Nassir");
        listen("Ana", "minion", "diablerise Alexander Silverson with Nassir");
    }

    @Test void nobody_hears_what_is_held_through_a_whole_turn() {
        for (String phase : List.of("unlock", "master", "influence", "discard")) {
            listen("Ana", phase);
            listen("Bo", phase);
        }
    }

    /// Gives one seat each card in turn; all seats pass except for the given moves.
    private static void listen(String holder, String phase, String... moves) {
        tried(GAME, 0, holder, phase, moves);
        tried(CURIOUS, VtesBook.BOOK.size(), holder, phase, moves);
    }

    private static void tried(CardGame<Vtes> game, int from, String holder, String phase, String... moves) {
        List<String> first = new ArrayList<>();
        for (Card<Vtes> card : game.book().cards()) {
            if (card.number() < from || game.book().printed(card.number(), Fact.CAPACITY) > 0) continue;
            List<String> heard = heard(game, given(holder, card.name().en(), phase), holder, moves);
            if (first.isEmpty()) first.addAll(heard);
            assertThat(heard).as("%s holds %s: %s", holder, card.slug(), List.of(moves)).isEqualTo(first);
        }
    }

    private static Map<String, Object> given(String holder, String card, String phase) {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("phase", phase);
        given.put("edge", "Cleo");
        List<String> ballot = holder.equals("Ana") ? List.of(card) : List.of("Ancilla Empowerment");
        given.put("Ana", Map.of("ready", List.of("Nassir (blood 2)", "Ryan"), "hand", ballot, "uncontrolled",
                List.of("Ashley"), "pool", 20));
        given.put("Bo", Map.of("ready", List.of("Andi Liu", "Belinde (locked)", "Chrysanthemum"), "torpor",
                List.of("Alexander Silverson"), "hand", List.of(holder.equals("Bo") ? card : "Fame")));
        given.put("Cleo", Map.of("ready", List.of("Catalina Vega", "Sully (locked)"), "hand",
                List.of(holder.equals("Cleo") ? card : "Fame")));
        return given;
    }

    /// The seats asked, in order, and what the others see at the end.
    private static List<String> heard(CardGame<Vtes> game, Map<String, Object> given, String holder, String... moves) {
        Vtes t = game.scenarioSupport().createTable(given).table();
        List<String> heard = new ArrayList<>();
        for (String move : moves) {
            while (read(t, move) == null) quietly(t, heard);
            t.answer(t.nextPending(), Objects.requireNonNull(read(t, move)));
        }
        while (!t.isOver()) quietly(t, heard);
        int at = List.of("Ana", "Bo", "Cleo").indexOf(holder);
        for (int viewer = 0; viewer < 3; viewer++) if (viewer != at) heard.add(t.view(viewer).zones().toString());
        heard.add("facts " + t.view(SPECTATOR).facts().toString().hashCode());
        return heard;
    }

    private static @Nullable Long read(Vtes t, String move) {
        return GAME.notation().read(t, t.nextPending(), move, t.offers(t.nextPending(), Offers.explained()));
    }

    /// Passes on every question.
    private static void quietly(Vtes t, List<String> heard) {
        int seat = t.nextPending();
        heard.add(t.turn.phase() + " asks " + seat);
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (int verb : QUIET)
            for (int i = 0; i < offers.size(); i++)
                if (Move.verb(offers.get(i)) == verb) {
                    t.answer(seat, offers.get(i));
                    return;
                }
        throw new AssertionError("nothing quiet in " + GAME.notation().write(t, seat, offers.get(0), Lang.EN));
    }
}
