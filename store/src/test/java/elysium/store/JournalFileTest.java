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
import elysium.kernel.Move;
import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.journal.Journal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class JournalFileTest {
    private static final List<String> NAMES = List.of("Ana", "Bô 🦇 of the Quay");
    private static final JournalFile SMALL = JournalFile.of(CoinGame.slow(4), "5a17", NAMES);

    private static final JournalFile FORK = forked(SMALL, Table.SPECTATOR, 3);
    private static final List<JournalFile> BOTH = List.of(SMALL, FORK);

    @TempDir private Path folder;

    @Test void a_file_read_back_is_the_journal_that_was_written() throws Exception {
        JournalFile kept = JournalFile.of(CoinGame.slow(55), Commitment.salt(), NAMES).withFingerprints(new CoinGame());
        Path file = folder.resolve("games/one.journal");
        SMALL.write(file);
        kept.write(file);
        assertThat(JournalFile.read(file)).isEqualTo(kept);
        assertThat(kept.fingerprints()).containsOnlyKeys(50);
        assertThat(kept.replay(new CoinGame()).coins()).isEqualTo(new CoinGame().setUp(CoinGame.SETUP).coins() - 55);
        try (var files = Files.list(file.getParent())) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test void a_journal_without_answers_or_options_can_be_kept() {
        Journal empty = new Journal(new Setup("coins", 1, 2, List.of(), -1), List.of());
        JournalFile kept = JournalFile.of(empty, "5a17", NAMES);
        assertThat(read(kept.text())).isEqualTo(kept);
    }

    @Test void that_hidden_cards_were_laid_on_other_rows_is_a_line_of_no_seat() {
        List<Journal.Entry> entries = new ArrayList<>(SMALL.journal().entries());
        entries.add(2, Journal.Entry.concealing(-7));
        JournalFile kept = JournalFile.of(new Journal(CoinGame.SETUP, entries), "5a17", NAMES);
        assertThat(kept.text()).contains("\n3 0 fffffffffffffff9 ");
        assertThat(read(kept.text())).isEqualTo(kept);
        assertThat(kept.replay(new CoinGame()).coins()).isEqualTo(SMALL.replay(new CoinGame()).coins());
    }

    @Test void a_fork_is_kept_whole_with_what_it_was_forked_from() {
        JournalFile again = forked(forked(SMALL, 1, 50), Table.OMNISCIENT, 2).withFingerprints(new CoinGame());
        assertThat(read(again.text())).isEqualTo(again);
        assertThat(again.text()).startsWith("elysium-journal 2\n").containsSubsequence("fork 2 ", "fork all ",
                "end 2 ");
        assertThat(read(FORK.text())).isEqualTo(FORK);
        assertThat(again.replay(new CoinGame()).coins()).isEqualTo(new CoinGame().setUp(CoinGame.SETUP).coins() - 56);
        assertThat(FORK.replay(new CoinGame()).rngState()).isEqualTo(FORK.journal().setup().seed());
        String unmarked = FORK.text().replaceFirst("elysium-journal 2", "elysium-journal 1");
        assertThatThrownBy(() -> read(unmarked)).isInstanceOf(CorruptFileException.class);
    }

    @Test void a_fork_is_not_kept_without_its_origin() {
        assertThatThrownBy(() -> JournalFile.of(FORK.journal(), "5a17", NAMES)).hasMessageContaining("forked from");
        assertThatThrownBy(() -> JournalFile.of(SMALL.journal(), "5a17", NAMES, SMALL))
                .hasMessageContaining("forked from");
    }

    @Test void an_origin_that_the_rules_do_not_reach_stops_the_fold() {
        JournalFile wrong = new JournalFile(SMALL.journal(), SMALL.commitment(), SMALL.salt(), NAMES,
                new TreeMap<>(Map.of(2, 1L)));
        assertThatThrownBy(() -> forked(wrong, 0, 3).replay(new CoinGame())).hasMessageContaining("after answer 2");
    }

    /// Continues a game as a fork, each answer taking one coin.
    private static JournalFile forked(JournalFile origin, int viewer, int answers) {
        Setup setup = CoinGame.SETUP.withSeed(answers);
        Journal journal = new Journal(setup, new Journal.Origin(origin.journal(), viewer), List.of());
        for (int i = 0; i < answers; i++) journal = journal.plus(i % 2, Move.of(Coins.TAKE, 1));
        return JournalFile.of(journal, "5a18-" + answers, List.of("Cleo " + answers, "Dan " + answers), origin);
    }

    @ParameterizedTest @FieldSource("BOTH") void every_flipped_bit_is_found(JournalFile file) {
        byte[] bytes = file.text().getBytes(StandardCharsets.UTF_8);
        for (int bit = 0; bit < bytes.length * 8; bit++) {
            byte[] flipped = bytes.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            expectDamage("bit " + bit, flipped);
        }
    }

    @ParameterizedTest @FieldSource("BOTH") void a_file_cut_at_any_byte_is_found(JournalFile file) {
        byte[] bytes = file.text().getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length < bytes.length; length++)
            expectDamage("cut at " + length, Arrays.copyOf(bytes, length));
    }

    @ParameterizedTest @FieldSource("BOTH") void lines_swapped_doubled_or_left_out_are_found(JournalFile file) {
        List<String> lines = List.of(file.text().split("\n"));
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
        assertThatThrownBy(() -> read(edited)).isInstanceOf(CorruptFileException.class)
                .hasMessageStartingWith("some.journal, line 13: ")
                .hasMessageContaining("the check");
    }

    @Test void a_seed_that_was_not_promised_is_refused() {
        assertThatThrownBy(
                () -> new JournalFile(SMALL.journal(), Commitment.to(41, "5a17"), "5a17", NAMES, new TreeMap<>()))
                .hasMessageContaining("does not match its commitment");
    }

    @Test void a_fingerprint_that_the_rules_do_not_reach_stops_the_fold() {
        JournalFile wrong = new JournalFile(SMALL.journal(), SMALL.commitment(), SMALL.salt(), NAMES,
                new TreeMap<>(Map.of(2, 1L)));
        assertThat(read(wrong.text())).isEqualTo(wrong);
        assertThatThrownBy(() -> wrong.replay(new CoinGame())).hasMessageContaining("after answer 2");
    }

    @Test void a_name_that_would_break_the_lines_is_refused() {
        assertThatThrownBy(() -> JournalFile.of(CoinGame.slow(1), "5a17", List.of("Ana\n1 1 0", "Bo")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static void expectDamage(String what, byte[] bytes) {
        Throwable thrown = catchThrowable(() -> JournalText.read("some.journal", bytes));
        assertThat(thrown).as(what).isInstanceOf(CorruptFileException.class)
                .hasMessageMatching("(?s)some.journal, line \\d+: expected .+");
    }

    private static byte[] joined(List<String> lines) {
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static JournalFile read(String text) {
        return JournalText.read("some.journal", text.getBytes(StandardCharsets.UTF_8));
    }
}
