package elysium.vendetta;

import static elysium.kernel.Table.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import elysium.kernel.Lang;
import elysium.tabletop.game.ScenarioSupport.Staged;
import elysium.tabletop.terminal.Drawing.Style;
import elysium.vendetta.table.Vendetta;
import org.junit.jupiter.api.Test;

/// Drawn tables as they were found good, letter by letter.
class PicturesTest {
    private static final int ANA = 0, BO = 1;

    @Test void a_planning_turn_looks_so_in_english() throws IOException {
        assertThat(drawn(Pictured.planning(), ANA, Lang.EN)).isEqualTo(stored("planning.en.txt"));
    }

    @Test void a_choice_to_withdraw_looks_so_in_french() throws IOException {
        assertThat(drawn(Pictured.withdrawal(), BO, Lang.FR)).isEqualTo(stored("withdrawal.fr.txt"));
    }

    @Test void the_picture_shown_to_readers_is_a_drawn_table() throws IOException {
        Path picture = Path.of(System.getProperty("elysium.root")).resolve("docs/table.txt");
        assertThat(drawn(Pictured.withdrawal(), ANA, Lang.EN)).isEqualTo(Files.readString(picture));
    }

    @Test void a_face_down_card_is_named_for_its_player_alone() {
        Staged<Vendetta> staged = Pictured.withdrawal();
        assertThat(drawn(staged, ANA, Lang.EN)).contains("▒ Fist of Caine");
        assertThat(drawn(staged, BO, Lang.EN)).doesNotContain("Fist of Caine");
        assertThat(drawn(staged, SPECTATOR, Lang.EN)).doesNotContain("Fist of Caine", "Wolf Companion", "Your hand");
    }

    @Test void prompts_say_what_is_asked_and_who_is_waited_for() {
        assertThat(prompt(Pictured.planning(), ANA, Lang.EN)).isEqualTo("Planning, turn 2 of 4: play a card");
        assertThat(prompt(Pictured.planning(), BO, Lang.FR)).isEqualTo("On attend Brujah");
        assertThat(prompt(Pictured.withdrawal(), BO, Lang.EN)).isEqualTo("The Asylum: stay or withdraw? (Secret.)");
        assertThat(prompt(Pictured.withdrawal(), SPECTATOR, Lang.EN))
                .isEqualTo("Waiting for Brujah, Ventrue and Gangrel");
    }

    private static String drawn(Staged<Vendetta> staged, int viewer, Lang lang) {
        return Evenings.GAME.drawing().draw(staged.table(), viewer, new Style(staged.names(), lang, false, 80));
    }

    private static String prompt(Staged<Vendetta> staged, int viewer, Lang lang) {
        return Evenings.GAME.prompt(staged.table(), viewer).in(lang);
    }

    private static String stored(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(PicturesTest.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
