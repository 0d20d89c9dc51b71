package elysium.vendetta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import elysium.kernel.Lang;
import elysium.kernel.Setup;
import elysium.kit.scenario.Transcript;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// A recorded random game of each seat count, word for word: a change of behaviour shows in review.
///
/// With the system property `elysium.record` the games are recorded anew.
class TranscriptTest {
    private static final Path FOLDER = Path.of("src/test/resources/transcripts");
    private static final List<Setup> SETUPS = List.of(setup(3), setup(4, "relics"), setup(5, "locations"),
            setup(4, "teams"), setup(6, "locations", "relics", "teams"));

    @TestFactory Stream<DynamicTest> recorded_games_are_played_again() {
        return SETUPS.stream().map(setup -> dynamicTest(name(setup), () -> compare(setup)));
    }

    private static void compare(Setup setup) throws IOException {
        Path file = FOLDER.resolve(name(setup));
        String told = Transcript.of(new VendettaGame(), setup, 7, setup.seats() == 5 ? Lang.FR : Lang.EN);
        if (Boolean.getBoolean("elysium.record")) Files.writeString(file, told);
        assertThat(told).isEqualTo(Files.readString(file));
    }

    private static String name(Setup setup) {
        return String.join("-", setup.seats() + "-seats", String.join("-", setup.options())).replaceAll("-$", "")
                + ".txt";
    }

    private static Setup setup(int seats, String... options) {
        return new Setup("vendetta", 2, seats, List.of(options), 0);
    }
}
