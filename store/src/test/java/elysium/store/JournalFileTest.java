package elysium.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import elysium.kernel.Journal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalFileTest {
    private static final List<String> NAMES = List.of("Ana", "Bô 🦇 of the Quay");
    private static final JournalFile SMALL = JournalFile.of(CoinGame.slow(4), "5a17", NAMES);

    @TempDir private Path folder;

    @Test void a_file_read_back_is_the_journal_that_was_written() throws Exception {
        JournalFile kept = JournalFile.of(CoinGame.slow(55), Commitment.salt(), NAMES).fingerprinted(new CoinGame());
        Path file = folder.resolve("games/one.journal");
        SMALL.write(file);
        kept.write(file);
        assertThat(JournalFile.read(file)).isEqualTo(kept);
        assertThat(kept.fingerprints()).containsOnlyKeys(50);
        assertThat(kept.fold(new CoinGame()).coins()).isEqualTo(new CoinGame().setUp(CoinGame.SETUP).coins() - 55);
        try (var files = Files.list(file.getParent())) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test void a_journal_without_answers_or_options_can_be_kept() {
        Journal empty = new Journal(new elysium.kernel.Setup("coins", 1, 2, List.of(), -1), List.of());
        JournalFile kept = JournalFile.of(empty, "5a17", NAMES);
        assertThat(read(kept.text())).isEqualTo(kept);
    }

    @Test void every_flipped_bit_is_found() {
        byte[] bytes = SMALL.text().getBytes(StandardCharsets.UTF_8);
        for (int bit = 0; bit < bytes.length * 8; bit++) {
            byte[] flipped = bytes.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            expectDamage("bit " + bit, flipped);
        }
    }

    @Test void a_file_cut_at_any_byte_is_found() {
        byte[] bytes = SMALL.text().getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length < bytes.length; length++)
            expectDamage("cut at " + length, Arrays.copyOf(bytes, length));
    }

    @Test void lines_swapped_doubled_or_left_out_are_found() {
        List<String> lines = List.of(SMALL.text().split("\n"));
        for (int a = 0; a < lines.size(); a++) {
            List<String> doubled = new ArrayList<>(lines), missing = new ArrayList<>(lines);
            doubled.add(a, lines.get(a));
            missing.remove(a);
            expectDamage("line doubled", joined(doubled));
            expectDamage("line left out", joined(missing));
            for (int b = a + 1; b < lines.size(); b++) {
                List<String> swapped = new ArrayList<>(lines);
                Collections.swap(swapped, a, b);
                expectDamage("lines swapped", joined(swapped));
            }
        }
    }

    @Test void an_edited_move_is_named_with_its_line() {
        String edited = SMALL.text().replaceFirst("(?m)^2 2 0001000100000000", "2 2 0001000200000000");
        assertThatThrownBy(() -> read(edited)).isInstanceOf(Damaged.class)
                .hasMessageStartingWith("some.journal, line 13: ")
                .hasMessageContaining("the check");
    }

    @Test void a_seed_that_was_not_promised_is_refused() {
        assertThatThrownBy(
                () -> new JournalFile(SMALL.journal(), Commitment.to(41, "5a17"), "5a17", NAMES, new TreeMap<>()))
                .hasMessageContaining("promised");
    }

    @Test void a_fingerprint_that_the_rules_do_not_reach_stops_the_fold() {
        JournalFile wrong = new JournalFile(SMALL.journal(), SMALL.commitment(), SMALL.salt(), NAMES,
                new TreeMap<>(Map.of(2, 1L)));
        assertThat(read(wrong.text())).isEqualTo(wrong);
        assertThatThrownBy(() -> wrong.fold(new CoinGame())).hasMessageContaining("after answer 2");
    }

    @Test void a_name_that_would_break_the_lines_is_refused() {
        assertThatThrownBy(() -> JournalFile.of(CoinGame.slow(1), "5a17", List.of("Ana\n1 1 0", "Bo")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static void expectDamage(String what, byte[] bytes) {
        Throwable thrown = catchThrowable(() -> JournalText.read("some.journal", bytes));
        assertThat(thrown).as(what).isInstanceOf(Damaged.class)
                .hasMessageMatching("(?s)some.journal, line \\d+: expected .+");
    }

    private static byte[] joined(List<String> lines) {
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static JournalFile read(String text) {
        return JournalText.read("some.journal", text.getBytes(StandardCharsets.UTF_8));
    }
}
