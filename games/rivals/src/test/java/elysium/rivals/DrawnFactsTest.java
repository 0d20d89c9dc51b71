package elysium.rivals;

import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import elysium.kernel.Lang;
import elysium.rivals.table.Rivals;
import elysium.tabletop.terminal.Drawing;
import org.junit.jupiter.api.Test;

/// The drawing shows everything that a player may know: counts by the backs of cards, piles, tokens, who has seen what.
class DrawnFactsTest {
    private static final RivalsGame GAME = new RivalsGame();
    private static final List<String> NAMES = List.of("Ana", "Bo", "Cleo");
    private static final int ANA = 0, BO = 1, CLEO = 2;

    private static Rivals table(Map<String, Object> more, Map<String, Object> ana, Map<String, Object> bo) {
        Map<String, Object> given = new LinkedHashMap<>(Map.of("Ana", ana));
        given.put("Bo", bo);
        given.put("Cleo", Map.of("haven", List.of("Karma (leader)")));
        given.putAll(more);
        return GAME.scenarioSupport().createTable(given).table();
    }

    private static String drawn(Rivals t, int viewer, Lang lang) {
        return GAME.drawing().draw(t, viewer, new Drawing.Style(NAMES, lang, false, 140));
    }

    /// The line of a drawing that holds something.
    private static String line(String drawn, String with) {
        for (String line : drawn.split("\n")) if (line.contains(with)) return line;
        throw new AssertionError(with + " is not in\n" + drawn);
    }

    @Test void backs_tell_how_many_vampires_are_in_a_hand() {
        Rivals t = table(Map.of(), Map.of("hand", List.of("Mercy", "Skunk", "Doc")),
                Map.of("hand", List.of("Mercy", "Greed", "Hydra"), "library", List.of("Mercy"), "faction",
                        List.of("Doc", "Skunk")));
        for (int viewer : new int[] {ANA, BO, SPECTATOR}) {
            assertThat(line(drawn(t, viewer, Lang.EN), "3 (2)")).contains("1 Ana");
            assertThat(line(drawn(t, viewer, Lang.EN), "3 (1)")).contains("2 Bo").containsPattern("\\) +1 +2 ");
            assertThat(GAME.outline(t, viewer).numbers().get("vampires")).containsExactly(2, 1, 0);
        }
        assertThat(drawn(t, ANA, Lang.FR)).contains("6 (2) : 6 cartes, dont 2 vampires");
    }

    @Test void players_are_numbered_from_the_first() {
        Rivals t = table(Map.of("first", "Bo", "turn", "Bo"),
                Map.of("ongoing", List.of("Lost Glory (2 prestige, from Ana Cleo, seen by Bo Cleo)")), Map.of());
        String drawn = drawn(t, CLEO, Lang.EN);
        assertThat(drawn).contains("1 Bo", "2 Cleo", "3 Ana", "1 Ana: Player 1, who plays first");
        assertThat(line(drawn, "Lost Glory")).contains("(2, 3)", "seen by 1, 2");
        assertThat(line(drawn(t, SPECTATOR, Lang.FR), "vue par")).contains("vue par 1, 2").doesNotContain("Gloire");
        assertThat(GAME.outline(t, ANA).numbers().get("order")).containsExactly(BO, CLEO, ANA);
    }

    @Test void piles_lie_open() {
        Rivals t = table(Map.of("city discard", List.of("Vagrant", "Cop"), "city burned", List.of("The Hunger")),
                Map.of("discard", List.of("Mercy", "Greed", "Greed"), "burned", List.of("Doc")),
                Map.of("discard", List.of("Skunk")));
        for (int viewer : new int[] {ANA, BO, SPECTATOR}) {
            String drawn = drawn(t, viewer, Lang.EN);
            assertThat(line(drawn, "Greed ×2")).contains("Discard", "Mercy");
            assertThat(line(drawn, "Burned     Doc")).isNotBlank();
            assertThat(line(drawn, "Discard    Skunk")).isNotBlank();
            assertThat(line(drawn, "Discard    Cop")).contains("Vagrant");
            assertThat(line(drawn, "Burned     The Hunger")).isNotBlank();
        }
        assertThat(drawn(t, BO, Lang.FR)).contains("Défausse   Flic", "Brûlées    Affamé");
    }

    @Test void what_is_true_of_a_player_now_and_then_is_told() {
        Rivals t = table(Map.of("played", List.of("Ana", "Cleo"), "options", List.of("supply=24")), Map.of(),
                Map.of("prestige", 8));
        assertThat(drawn(t, ANA, Lang.EN)).contains("protected until the end of their first turn",
                "tokens left in the supply: 16", "tokens left in the supply: 14");
        assertThat(drawn(t, ANA, Lang.FR)).contains("à l'abri jusqu'à la fin de son premier tour",
                "jetons restants dans la réserve : 16");
        Rivals free = table(Map.of(), Map.of(), Map.of());
        assertThat(drawn(free, ANA, Lang.EN)).doesNotContain("protected", "tokens left", "Rival token");
        free.rivalTokens.give(ANA, ANA);
        assertThat(drawn(free, BO, Lang.EN)).contains("holds the Rival token that names them");
        assertThat(GAME.outline(free, BO).numbers().get("ownToken")).containsExactly(1, 0, 0);
        free.rivalTokens.beatMortal(BO);
        assertThat(drawn(free, CLEO, Lang.FR)).contains("Mortels vaincus ce tour-ci : 1");
    }

    @Test void what_lies_on_cards_is_told_with_whose_it_is() {
        Rivals t = table(Map.of("city", List.of("Vagrant (flock Bo 2)")),
                Map.of("streets", List.of("Shep Mason (Veiled Threat (of Bo, face down))")),
                Map.of("ongoing", List.of("Constant Surveillance (covers haven of Cleo)")));
        assertThat(line(drawn(t, CLEO, Lang.EN), "Shep Mason")).contains("▒ [2 Bo]", "Nos Pot2");
        assertThat(line(drawn(t, BO, Lang.EN), "Shep Mason")).contains("▒ Veiled Threat [2 Bo]");
        assertThat(line(drawn(t, CLEO, Lang.FR), "Shep Mason")).contains("Nos Pui2");
        assertThat(line(drawn(t, ANA, Lang.EN), "Vagrant")).contains("[blood: P2 +2]");
        assertThat(line(drawn(t, ANA, Lang.EN), "covered")).contains("(covered by 2 Bo)");
    }

    @Test void an_own_card_face_down_is_marked_and_those_known_in_a_deck_are_listed() {
        Rivals t = table(Map.of("options", List.of("hidden-agendas")),
                Map.of("agenda card", "Turf War (face down)", "library", List.of("Mercy", "Greed", "Mercy")), Map.of());
        assertThat(line(drawn(t, ANA, Lang.EN), "Turf War")).contains("▒ Turf War");
        assertThat(drawn(t, BO, Lang.EN)).doesNotContain("Turf War").contains("▒ hidden Agenda");
        int greed = t.next(t.first(elysium.rivals.table.GameLayout.LIBRARY));
        t.showTo(greed, 1 << BO);
        assertThat(line(drawn(t, BO, Lang.EN), "Greed")).contains("Library", "Greed (2)");
        assertThat(drawn(t, CLEO, Lang.EN)).doesNotContain("Greed");
    }
}
