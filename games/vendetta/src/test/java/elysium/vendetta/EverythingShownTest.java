package elysium.vendetta;

import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.kernel.Move;
import elysium.kernel.Offers;
import elysium.tabletop.terminal.Drawing.Style;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// VEN-RUL-05: the drawn table shows all that is public, and all that its viewer knows besides.
class EverythingShownTest {
    private static final List<String> NAMES = List.of("Ana", "Bo", "Cleo");
    private static final int ANA = 0, BO = 1, CLEO = 2;

    @Test void a_card_on_anothers_Position_says_whose_it_is() {
        Vendetta t = conflict();
        assertThat(drawn(t, SPECTATOR, Lang.EN)).contains("0 Hunt (Gangrel) [Aft]", "▒ (Gangrel)");
        assertThat(drawn(t, CLEO, Lang.FR)).contains("0 Chasse (Gangrel) [Cons]", "▒ Sans peur (Gangrel)");
    }

    @Test void ranks_and_steps_gone_without_stand_at_the_Location_under_resolution() {
        Vendetta t = conflict();
        say(t, BO, "skip Preparation and Aftermath");
        assertThat(drawn(t, ANA, Lang.EN)).contains("without [Prep] and [Aft]").doesNotContain("1st ");
        assertThat(drawn(t, ANA, Lang.FR)).contains("sans [Prép] ni [Cons]");
        say(t, CLEO, "let them steal 3 Blood");
        assertThat(place(t, Lang.EN)).containsSubsequence("Bloody Fury", "1st", "Mist Form", "2nd");
        assertThat(place(t, Lang.FR)).containsSubsequence("Furie sanglante", "1er", "Forme de brume", "2e");
    }

    @Test void what_is_left_of_the_decks_and_what_is_out_of_the_game_is_counted() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("turn", "Ana");
        given.put("victims", 33);
        given.put("allies left", 29);
        given.put("allies deck", List.of("Marcel"));
        given.put("Ana", Map.of("clan", "Ventrue", "hand", List.of("Ready")));
        given.put("Bo", Map.of("clan", "Brujah", "tokens", 3));
        given.put("Cleo", Map.of("clan", "Gangrel"));
        Vendetta t = Tables.staged(given);
        String en = drawn(t, CLEO, Lang.EN), fr = drawn(t, CLEO, Lang.FR);
        assertThat(en).contains("Victims: 33 · Allies: 29", "Out of the game: Bloody Fury, ", "Victim ×2");
        assertThat(fr).contains("Victimes : 33 · Alliés : 29", "Hors de la partie : Furie sanglante, ", "Victime ×2");
    }

    @Test void what_others_are_known_to_hold_is_named_and_nothing_else() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("turn", "Ana");
        given.put("Ana", Map.of("clan", "Ventrue", "hand", List.of("Ready", "Curfew")));
        given.put("Bo", Map.of("clan", "Brujah", "hand", List.of("Hunt", "Challenge"), "The Rack",
                Map.of("cards", List.of("Ready (down)"))));
        given.put("Cleo", Map.of("clan", "Gangrel"));
        Vendetta t = Tables.staged(given);
        assertThat(drawn(t, ANA, Lang.EN)).contains("Holds, hidden: Hunt, Ready").doesNotContain("Challenge");
        assertThat(drawn(t, ANA, Lang.FR)).contains("A, sans les montrer : Chasse, À l'affût").doesNotContain("Défi");
        assertThat(drawn(t, SPECTATOR, Lang.EN)).doesNotContain("Curfew");
    }

    @Test void ones_own_Clan_deck_is_told_by_its_cards_and_the_one_put_under_it() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("phase", "hand building");
        given.put("round", 2);
        for (String clan : List.of("Ventrue", "Brujah", "Gangrel"))
            given.put(NAMES.get(given.size() - 2), Map.of("clan", clan));
        Vendetta t = Tables.staged(given);
        long back = t.offers(ANA, Offers.movesOnly()).get(0);
        String name = t.name(Move.a(back)).en();
        t.answer(ANA, back);
        for (int seat : new int[] {BO, CLEO}) t.answer(seat, t.offers(seat, Offers.movesOnly()).get(0));
        assertThat(drawn(t, ANA, Lang.EN)).contains("Your Clan deck", "at the bottom: " + name + " ");
        assertThat(drawn(t, ANA, Lang.FR)).contains("Votre pioche de Clan", "tout en bas : ");
        assertThat(drawn(t, BO, Lang.EN)).doesNotContain(name);
        assertThat(drawn(t, SPECTATOR, Lang.EN)).doesNotContain("Clan deck");
    }

    @Test void whom_a_card_cannot_harm_this_round_is_told() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("resolve", "The Rack");
        given.put("step", "revelation");
        given.put("Ana", Map.of("clan", "Ventrue", "The Rack", Map.of("cards", List.of("Forestall"))));
        given.put("Bo", Map.of("clan", "Brujah", "The Rack", Map.of("cards", List.of("Fist of Caine"))));
        given.put("Cleo", Map.of("clan", "Gangrel"));
        Vendetta t = Tables.staged(given);
        say(t, ANA, "Fist of Caine");
        assertThat(drawn(t, BO, Lang.EN)).contains("Cannot lose Blood this round to: Fist of Caine");
        assertThat(drawn(t, BO, Lang.FR)).contains("Ne peut perdre de Sang cette manche par : Poing de Caïn");
        assertThat(Tables.GAME.outline(t, SPECTATOR).numbers()).containsEntry("immuneSeat", List.of(ANA));
    }

    /// At The Rack: Curfew of Ana, Bloody Fury of Bo with two cards of Cleo's, Mist Form and 2 Blood of Cleo.
    private static Vendetta conflict() {
        Map<String, Object> given = new LinkedHashMap<>();
        given.put("resolve", "The Rack");
        given.put("step", "revelation");
        given.put("Ana", Map.of("clan", "Ventrue", "The Rack", Map.of("cards", List.of("Curfew"))));
        given.put("Bo", Map.of("clan", "Brujah", "The Rack", Map.of("cards", List.of("Bloody Fury", "Hunt of Cleo")),
                "The Asylum", Map.of("cards", List.of("Fearless of Cleo (down)"))));
        given.put("Cleo", Map.of("clan", "Gangrel", "The Rack", Map.of("blood", 2, "cards", List.of("Mist Form"))));
        return Tables.staged(given);
    }

    private static void say(Vendetta t, int seat, String words) {
        Offers offers = t.offers(seat, Offers.movesOnly());
        for (int i = 0; i < offers.size(); i++) {
            if (!Tables.GAME.notation().write(t, seat, offers.get(i), Lang.EN).equals(words)) continue;
            t.answer(seat, offers.get(i));
            return;
        }
        throw new AssertionError(words + " is not offered");
    }

    private static String place(Vendetta t, Lang lang) {
        String drawn = drawn(t, ANA, lang);
        return drawn.substring(drawn.indexOf("Rack"), drawn.indexOf(lang == Lang.EN ? "Players" : "Joueurs"));
    }

    private static String drawn(Vendetta t, int viewer, Lang lang) {
        return Tables.GAME.drawing().draw(t, viewer, new Style(NAMES, lang, false, 120));
    }
}
