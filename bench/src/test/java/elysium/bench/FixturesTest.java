package elysium.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import elysium.kernel.Offers;
import elysium.kernel.Table;
import elysium.tabletop.CardTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FixturesTest {

    static java.util.List<MeasuredGame<?>> games() {
        return Games.ALL;
    }

    @ParameterizedTest @MethodSource("games") void the_middle_of_a_game_leaves_a_choice(MeasuredGame<?> known) {
        for (MidGame<?> middle : known.workbench(known.usualSeats()).middles()) {
            assertThat(middle.table().isOver()).isFalse();
            assertThat(middle.table().isAsked(middle.seat())).isTrue();
            assertThat(middle.table().offers(middle.seat(), Offers.movesOnly()).size()).isGreaterThan(1);
        }
    }

    @ParameterizedTest @MethodSource("games") void copies_are_whole(MeasuredGame<?> known) {
        Fixtures<?> bench = known.workbench(known.usualSeats());
        short[] origin = cells(bench.middles().getFirst().table());
        assertThat(cells(bench.copyFrom())).isEqualTo(origin);
        assertThat(cells(bench.copy())).isEqualTo(origin);
        assertThat(origin).hasSize(bench.slab() / Short.BYTES);
    }

    @ParameterizedTest @MethodSource("games") void measuring_leaves_the_tables_as_they_were(MeasuredGame<?> known) {
        Fixtures<?> bench = known.workbench(known.usualSeats());
        var before = bench.middles().stream().map(middle -> cells(middle.table())).toList();
        for (int n = 0; n < 2000; n++) {
            bench.imagine();
            bench.offers();
            bench.view();
            if (known.measures().contains(Measure.VALUE_AFRESH)) bench.valueAfresh();
            assertThat(bench.due()).isFalse();
        }
        bench.search();
        assertThat(bench.middles().stream().map(middle -> cells(middle.table())).toList()).usingRecursiveComparison()
                .isEqualTo(before);
    }

    @ParameterizedTest @MethodSource("games") void what_is_imagined_differs_from_time_to_time(MeasuredGame<?> known) {
        Fixtures<?> bench = known.workbench(known.usualSeats());
        assertThat(cells(bench.imagine())).isNotEqualTo(cells(bench.imagine()));
        assertThat(cells(bench.imagineAlone())).isNotEqualTo(cells(bench.imagineAlone()));
    }

    @ParameterizedTest @MethodSource("games") void playouts_and_folds_end_the_game(MeasuredGame<?> known) {
        Fixtures<?> bench = known.workbench(known.usualSeats());
        for (int n = 0; n < 100; n++) assertThat(bench.playOut().isOver()).isTrue();
        for (int n = 0; n < 16; n++) assertThat(bench.fold().isOver()).isTrue();
    }

    @ParameterizedTest @MethodSource("games") void decisions_go_on_from_game_to_game(MeasuredGame<?> known) {
        Fixtures<?> bench = known.workbench(known.usualSeats());
        int many = (int) (20 * bench.length()), games = 0;
        for (int n = 0; n < many; n++) if (bench.decide(1).isOver()) games++;
        assertThat(games).isBetween(10, 40);
    }

    @ParameterizedTest @MethodSource("games") void a_search_makes_all_its_iterations(MeasuredGame<?> known) {
        assertThat(known.workbench(known.usualSeats()).search().iterations()).isEqualTo(Fixtures.ITERATIONS);
    }

    @ParameterizedTest @MethodSource("games") void a_value_is_the_same_remembered_or_not(MeasuredGame<?> known) {
        assumeThat(known.measures()).contains(Measure.VALUE_AFRESH);
        Fixtures<?> one = known.workbench(known.usualSeats()), other = known.workbench(known.usualSeats());
        for (int n = 0; n < 1000; n++) assertThat(one.valueRemembered()).isEqualTo(other.valueAfresh());
    }

    private static <T extends CardTable<T>> short[] cells(Table<T> table) {
        short[] cells = new short[table.cellCount()];
        for (int at = 0; at < cells.length; at++) cells[at] = table.cell(at);
        return cells;
    }
}
