package elysium.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// The JMH benchmarks: one method for each measure, single-threaded.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Benchmarks {
    static final int REFERENCE = 4096, DECISIONS = 1000;

    @Param("vendetta") public String game = "vendetta";

    @Param("4") public int seats = 4;

    private final byte[] page = new byte[REFERENCE], owned = new byte[REFERENCE];
    private short[] slab = new short[0], ownedSlab = new short[0];

    @SuppressWarnings("NullAway.Init") private Fixtures<?> bench;

    @Setup public void layOut() {
        bench = Games.named(game).workbench(seats);
        slab = new short[bench.slab() / Short.BYTES];
        ownedSlab = new short[slab.length];
    }

    @Benchmark public Object reference() {
        System.arraycopy(page, 0, owned, 0, REFERENCE);
        return owned;
    }

    @Benchmark public Object plainCopy() {
        System.arraycopy(slab, 0, ownedSlab, 0, slab.length);
        return ownedSlab;
    }

    @Benchmark public Object copyFrom() {
        return bench.copyFrom();
    }

    @Benchmark public Object copy() {
        return bench.copy();
    }

    @Benchmark public Object imagine() {
        return bench.imagine();
    }

    @Benchmark public Object imagineAlone() {
        return bench.imagineAlone();
    }

    @Benchmark public Object offers() {
        return bench.offers();
    }

    @Benchmark @OperationsPerInvocation(DECISIONS) public Object decision() {
        return bench.decide(DECISIONS);
    }

    @Benchmark public Object playout() {
        return bench.playOut();
    }

    @Benchmark @OperationsPerInvocation(Fixtures.ITERATIONS) public Object searchIterations() {
        return bench.search();
    }

    @Benchmark public Object view() {
        return bench.view();
    }

    @Benchmark public int valueRemembered() {
        return bench.valueRemembered();
    }

    @Benchmark public int valueAfresh() {
        return bench.valueAfresh();
    }

    @Benchmark public boolean due() {
        return bench.due();
    }

    @Benchmark public Object setUp() {
        return bench.setUp();
    }

    @Benchmark public Object fold() {
        return bench.fold();
    }
}
