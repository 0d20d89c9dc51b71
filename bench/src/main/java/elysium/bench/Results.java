package elysium.bench;

import java.util.EnumMap;
import java.util.Map;

/// All figures of one run.
final class Results {
    /// The reference copy on the machine that the budgets were made for, in nanoseconds.
    static final double REFERENCE = 36;

    private final Map<Measure, Figure> figures = new EnumMap<>(Measure.class);

    void put(Measure measure, Figure figure) {
        figures.put(measure, figure);
    }

    Figure of(Measure measure) {
        Figure figure = figures.get(measure);
        if (figure == null) throw new IllegalStateException(measure.method() + " was not measured");
        return figure;
    }

    double mean(Measure measure) {
        return of(measure).mean();
    }

    double best(Measure measure) {
        return of(measure).best();
    }

    double bytes(Measure measure) {
        return of(measure).bytes();
    }

    /// How many reference copies fit into the time of an operation.
    double references(Measure measure) {
        return mean(measure) / mean(Measure.REFERENCE);
    }

    /// How much slower this machine copies than the one that the budgets were made for.
    double slowness() {
        return best(Measure.REFERENCE) / REFERENCE;
    }
}
