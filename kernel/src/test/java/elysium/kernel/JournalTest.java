package elysium.kernel;

import static elysium.kernel.SlateGame.QUIET;
import static elysium.kernel.SlateGame.journal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;

class JournalTest {
    private final SlateGame game = new SlateGame();

    @Test void a_journal_that_diverges_names_the_entry_that_was_not_owed() {
        Journal journal = journal(0, QUIET, 1, QUIET, 2, QUIET, 0, QUIET, 2, QUIET);
        Diverged diverged = catchThrowableOfType(Diverged.class, () -> journal.at(5, game));
        assertThat(diverged.at()).isEqualTo(4);
        assertThat(diverged).hasMessageContaining("entry 5").hasMessageContaining("seat 3")
                .hasMessageContaining("not owed");
    }

    @Test void a_journal_that_diverges_names_the_entry_that_was_not_offered() {
        Journal journal = journal(0, QUIET, 1, 9);
        assertThatThrownBy(() -> journal.at(2, game)).isInstanceOf(Diverged.class)
                .hasMessageContaining("entry 2").hasMessageContaining("not offered");
        assertThat(journal.at(1, game).owing()).isEqualTo(0b111);
    }

    @Test void a_journal_cut_short_is_the_game_up_to_there() {
        Journal journal = journal(0, QUIET, 1, QUIET);
        assertThat(journal.cut(1)).isEqualTo(journal(0, QUIET));
        assertThat(journal.at(2, game).owing()).isEqualTo(0b101);
    }
}
