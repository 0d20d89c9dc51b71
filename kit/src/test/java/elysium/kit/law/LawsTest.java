package elysium.kit.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import elysium.kernel.Setup;
import elysium.kernel.Table;
import elysium.kernel.journal.Journal;
import elysium.kit.Masque;
import elysium.kit.Masque.Fault;
import elysium.kit.MasqueGame;
import elysium.kit.Round;
import elysium.kit.Thimble;
import elysium.kit.ThimbleGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LawsTest {
    private static final int GAMES = 60;

    @Test void a_sound_game_keeps_every_law_at_every_question() {
        for (int seats = 2; seats <= 4; seats++)
            for (long seed = 0; seed < GAMES; seed++) laws(Fault.NONE).check(MasqueGame.setup(seats), seed);
    }

    @ParameterizedTest
    @CsvSource({"OUTSIDE,FORK", "GLOBAL,REPLAY", "FORGETFUL,STORE", "WHIM,TWINS", "PEEKS,OPTIONS",
            "ASKS_BY_HAND,ASKING", "SHOWS_HAND,SHOWING", "HIDDEN_TOLL,FORESIGHT",
            "HOLDS_ROW,CONCEALMENT", "TAKES_BACK,CONCEALMENT",
            "DEAD_END,ANSWER", "FALLS,ANSWER", "STRANGE_CLAUSE,REFUSAL", "BOTH_WAYS,REFUSAL", "SILENT_CARD,REFUSAL",
            "ENDLESS,END", "LOSES_TOKENS,CONSERVATION"}) void a_fault_breaks_the_law_it_is_meant_to_break(Fault fault,
                    Law law) {
        LawBrokenException broken = broken(fault);
        assertThat(broken.law()).as(broken.getMessage()).isEqualTo(law);
        assertThat(broken).hasMessageContaining("law " + law).hasMessageContaining("seed ")
                .hasMessageContaining("masque");
    }

    @ParameterizedTest
    @CsvSource({"VIEW_TELLS,SIGHT", "DRIFTS,IMAGINATION", "IMAGINES_FROM_TRUTH,TWINS",
            "KEEPS_TRUTH,TWINS"}) void a_fault_of_sight_breaks_the_law_it_is_meant_to_break(Thimble.Fault fault,
                    Law law) {
        LawBrokenException broken = null;
        for (long seed = 0; seed < GAMES && broken == null; seed++) {
            long one = seed;
            broken = catchThrowableOfType(LawBrokenException.class,
                    () -> Laws.on(new ThimbleGame(fault)).oneIn(1).check(ThimbleGame.SETUP, one));
        }
        assertThat(broken).isNotNull();
        assertThat(broken.law()).as(broken.getMessage()).isEqualTo(law);
    }

    @Test void a_game_of_hiding_without_fault_keeps_every_law() {
        for (long seed = 0; seed < GAMES; seed++)
            Laws.on(new ThimbleGame(Thimble.Fault.NONE)).oneIn(1).check(ThimbleGame.SETUP, seed);
    }

    @Test void a_view_that_names_a_row_in_a_hand_breaks_the_law_of_rows() {
        Masque table = new MasqueGame().setUp(MasqueGame.setup(2));
        assertThat(RowsLawCheck.problem(table, 0, table.view(0))).isNull();
        assertThat(RowsLawCheck.problem(table, 1, table.view(0))).contains("sees row");
        assertThat(RowsLawCheck.problem(table, Table.SPECTATOR, table.view(1))).contains("sees row");
    }

    @Test void the_same_seed_gives_the_same_game() {
        Setup setup = MasqueGame.setup(3);
        assertThat(laws(Fault.NONE).check(setup, 5)).isEqualTo(laws(Fault.NONE).check(setup, 5))
                .isNotEqualTo(laws(Fault.NONE).check(setup, 6));
    }

    @ParameterizedTest
    @CsvSource({"OUTSIDE", "WHIM", "ASKS_BY_HAND", "DEAD_END", "FALLS", "BOTH_WAYS", "ENDLESS", "LOSES_TOKENS",
            "FORGETFUL"}) void a_broken_game_is_cut_to_few_answers_that_break_the_same_law(Fault fault) {
        LawBrokenException broken = broken(fault), shortest = Shrink.shortest(laws(fault), broken);
        assertThat(shortest.law()).isEqualTo(broken.law());
        Journal journal = shortest.journal();
        assertThat(journal.entries()).hasSizeLessThanOrEqualTo(broken.journal().entries().size());
        assertThat(laws(fault).find(broken.law(), journal.setup(), journal.entries())).isNotNull();
        for (int i = 0; i < journal.entries().size(); i++) {
            var fewer = new java.util.ArrayList<>(journal.entries());
            fewer.remove(i);
            LawBrokenException still = laws(fault).find(broken.law(), journal.setup(), fewer);
            assertThat(still == null || still.journal().entries().size() >= journal.entries().size()).isTrue();
        }
    }

    @Test void an_endless_game_needs_no_answers_at_all_to_be_endless() {
        assertThat(Shrink.shortest(laws(Fault.ENDLESS), broken(Fault.ENDLESS)).journal().entries()).isEmpty();
    }

    private static Laws<Masque> laws(Fault fault) {
        return Laws.on(new MasqueGame(fault)).oneIn(1).maxAnswers(300)
                .requireHeldCards((t, _) -> t.top() instanceof Round round && round.at() == Round.Stage.CARDS)
                .conserving(t -> {
                    long tokens = 0;
                    for (int seat = 0; seat < t.players(); seat++) tokens += t.tokens(seat);
                    return new long[] {tokens, t.rows()};
                });
    }

    private static LawBrokenException broken(Fault fault) {
        for (long seed = 0; seed < GAMES; seed++) {
            long one = seed;
            LawBrokenException broken =
                    catchThrowableOfType(LawBrokenException.class, () -> laws(fault).check(MasqueGame.setup(3), one));
            if (broken != null) return broken;
        }
        throw new AssertionError("no law was broken by " + fault);
    }
}
