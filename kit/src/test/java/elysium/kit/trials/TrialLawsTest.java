package elysium.kit.trials;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import elysium.kernel.Frame;
import elysium.kernel.Table;
import elysium.kit.law.Laws;
import elysium.kit.trials.brawl.Brawl;
import elysium.kit.trials.conclave.Conclave;
import elysium.kit.trials.prowl.Prowl;
import elysium.kit.trials.salon.Salon;
import elysium.store.Fingerprint;
import elysium.tabletop.CardTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TrialLawsTest {
    private static final int GAMES = 200, ONE_IN = 8, MOST = 5_000;

    static Stream<Trial<?>> trials() {
        return Stream.of(Salon.GAME, Prowl.GAME, Brawl.GAME, Conclave.GAME);
    }

    @ParameterizedTest
    @MethodSource("trials") <T extends CardTable<T>> void every_trial_keeps_the_laws(Trial<T> trial) {
        Laws<T> laws = Laws.on(trial).oneIn(ONE_IN).maxAnswers(MOST).conserving(TrialLawsTest::cards)
                .requireHeldCards((t, _) -> t.top() instanceof Speaking);
        for (int seats : trial.seatCounts())
            for (long seed = 0; seed < GAMES; seed++) laws.check(trial.setup(seats, seed), seed);
    }

    @ParameterizedTest
    @MethodSource("trials") <
            T extends CardTable<T>> void every_cell_of_a_slab_is_noticed_by_the_fingerprint(Trial<T> trial) {
        T table = trial.setUp(trial.setup(trial.seatCounts().getFirst(), 1));
        long whole = Fingerprint.of(table);
        assertThat(Fingerprint.of(table.copy())).isEqualTo(whole);
        for (int cell = 0; cell < table.cellCount(); cell++)
            assertThat(Fingerprint.of(changed(table, cell))).as("cell %d", cell).isNotEqualTo(whole);
    }

    @SuppressWarnings("unchecked") private static <T extends CardTable<T>> T changed(T table, int cell) {
        short[] cells = new short[table.cellCount()];
        for (int at = 0; at < cells.length; at++) cells[at] = table.cell(at);
        cells[cell]++;
        var frames = (Frame<T>[]) new Frame<?>[table.depth()];
        for (int at = 0; at < frames.length; at++) frames[at] = table.frame(at);
        T other = table.blank();
        other.restore(cells, frames);
        return other;
    }

    /// The number of copies of each card for each owner, and the number of cards that are in a zone.
    private static <T extends CardTable<T>> long[] cards(T table) {
        int defs = table.book().size();
        long[] counts = new long[(Table.SEATS + 1) * defs + 1];
        for (int card = 0; card < table.rows(); card++) counts[(table.owner(card) + 1) * defs + table.face(card)]++;
        for (int zone = 0; zone < table.zones().size(); zone++)
            for (int card = table.first(zone); card != Table.NONE; card = table.next(card)) counts[counts.length - 1]++;
        return counts;
    }
}
