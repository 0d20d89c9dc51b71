package elysium.bench;

import java.util.EnumMap;
import java.util.Map;

/// All results of one run.
final class Results {
    /// The time of the reference copy in nanoseconds on the machine for which the budgets were made.
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

    /// The time of an operation as a multiple of the reference copy.
    double references(Measure measure) {
        return mean(measure) / mean(Measure.REFERENCE);
    }

    /// The time of the reference copy as a multiple of that on the machine for which the budgets were made.
    double slowness() {
        return best(Measure.REFERENCE) / REFERENCE;
    }
}
