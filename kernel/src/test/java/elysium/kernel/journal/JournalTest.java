package elysium.kernel.journal;

import static elysium.kernel.SlateGame.QUIET;
import static elysium.kernel.SlateGame.journal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import elysium.kernel.InvalidInputException;
import elysium.kernel.Move;
import elysium.kernel.Setup;
import elysium.kernel.Slate;
import elysium.kernel.SlateGame;
import elysium.kernel.Table;
import org.junit.jupiter.api.Test;

class JournalTest {
    private final SlateGame game = new SlateGame();

    @Test void a_journal_that_diverges_names_the_entry_that_was_not_owed() {
        Journal journal = journal(0, QUIET, 1, QUIET, 2, QUIET, 0, QUIET, 2, QUIET);
        JournalDivergedException diverged =
                catchThrowableOfType(JournalDivergedException.class, () -> journal.tableAfter(5, game));
        assertThat(diverged.entryIndex()).isEqualTo(4);
        assertThat(diverged).hasMessageContaining("entry 5").hasMessageContaining("seat 3")
                .hasMessageContaining("had nothing to answer");
    }

    @Test void a_journal_that_diverges_names_the_entry_that_was_not_offered() {
        Journal journal = journal(0, QUIET, 1, 9);
        assertThatThrownBy(() -> journal.tableAfter(2, game)).isInstanceOf(JournalDivergedException.class)
                .hasMessageContaining("entry 2").hasMessageContaining("not offered");
        assertThat(journal.tableAfter(1, game).pendingSeats()).isEqualTo(0b111);
    }

    @Test void a_fork_goes_on_from_another_game_with_chances_of_its_own() {
        Journal before = journal(0, QUIET, 1, QUIET, 2, SlateGame.ROLL, 0, SlateGame.ROLL);
        Setup another = SlateGame.SETUP.withSeed(77);
        Journal fork = new Journal(another, new Journal.Origin(before, 0), List.of())
                .plus(0, Move.of(SlateGame.ROLL));
        Slate end = before.tableAfter(4, game), begun = fork.tableAfter(0, game);
        assertThat(begun.askedSeats()).isEqualTo(end.askedSeats());
        assertThat(begun.rngState()).isEqualTo(77).isNotEqualTo(end.rngState());
        assertThat(fork.tableAfter(1, game).rngState()).isEqualTo(fork.truncated(1).tableAfter(1, game).rngState())
                .isNotEqualTo(77);
        assertThat(Undo.undoTo(fork, 0, game)).as("what was played before the fork stays").isEqualTo(-1);
        Journal all = new Journal(another, new Journal.Origin(before, Table.OMNISCIENT), List.of());
        assertThat(all.begin(game).rngState()).isEqualTo(end.rngState());
        Journal again = new Journal(another.withSeed(78), new Journal.Origin(fork, Table.SPECTATOR), List.of());
        assertThat(again.begin(game).rngState()).isEqualTo(78);
    }

    @Test void a_fork_is_of_the_same_game_and_as_somebody_who_was_there() {
        Journal before = journal(0, QUIET);
        for (int viewer : new int[] {-1, 3, 5, Table.OMNISCIENT + 1})
            assertThatThrownBy(() -> new Journal(SlateGame.SETUP, new Journal.Origin(before, viewer), List.of()))
                    .isInstanceOf(InvalidInputException.class).hasMessageContaining("view of a seat");
        Setup other = new Setup("slate", 1, 4, List.of(), 5);
        assertThatThrownBy(() -> new Journal(other, new Journal.Origin(before, 0), List.of()))
                .isInstanceOf(InvalidInputException.class).hasMessageContaining("keeps the game");
    }

    @Test void a_journal_cut_short_is_the_game_up_to_there() {
        Journal journal = journal(0, QUIET, 1, QUIET);
        assertThat(journal.truncated(1)).isEqualTo(journal(0, QUIET));
        assertThat(journal.tableAfter(2, game).pendingSeats()).isEqualTo(0b101);
    }
}
