package elysium.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openjdk.jmh.annotations.Benchmark;

class BenchmarksTest {

    @TestFactory List<DynamicTest> every_benchmark_runs_for_every_game() {
        List<DynamicTest> tests = new ArrayList<>();
        for (MeasuredGame<?> known : Games.ALL) {
            Benchmarks benchmarks = new Benchmarks();
            benchmarks.game = known.id();
            benchmarks.seats = known.usualSeats();
            benchmarks.layOut();
            List<String> measured = known.measures().stream().map(Measure::method).toList();
            for (Method method : methods())
                if (measured.contains(method.getName()))
                    tests.add(DynamicTest.dynamicTest(known.id() + " " + method.getName(),
                            () -> assertThat(method.invoke(benchmarks)).isNotNull()));
        }
        return tests;
    }

    @Test void every_measure_is_a_benchmark_and_every_benchmark_is_measured() {
        assertThat(methods().stream().map(Method::getName))
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(Measure.values()).map(Measure::method).toList());
    }

    private static List<Method> methods() {
        return Arrays.stream(Benchmarks.class.getMethods())
                .filter(method -> method.isAnnotationPresent(Benchmark.class))
                .toList();
    }
}
