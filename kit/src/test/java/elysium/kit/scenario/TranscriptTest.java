package elysium.kit.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import elysium.kernel.Lang;
import elysium.kit.MasqueGame;
import org.junit.jupiter.api.Test;

class TranscriptTest {

    @Test void a_recorded_game_is_told_word_for_word_as_before() throws Exception {
        assertThat(Transcript.of(new MasqueGame(), MasqueGame.setup(2), 7, Lang.EN)).isEqualTo(stored("masque-2.txt"));
    }

    @Test void another_seed_or_language_tells_another_story() {
        String one = Transcript.of(new MasqueGame(), MasqueGame.setup(2), 7, Lang.EN);
        assertThat(Transcript.of(new MasqueGame(), MasqueGame.setup(2), 8, Lang.EN)).isNotEqualTo(one);
        assertThat(Transcript.of(new MasqueGame(), MasqueGame.setup(2), 7, Lang.FR)).contains("fermer le poing sur")
                .hasLineCount((int) one.lines().count());
    }

    private static String stored(String name) throws Exception {
        try (InputStream in = TranscriptTest.class.getResourceAsStream("/transcripts/" + name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
